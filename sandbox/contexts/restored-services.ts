import type { DatabaseSync } from "node:sqlite";
import { jsonText, textsIn, type JsonRecord } from "#kit/json.ts";
import { terminatedEndOf, type FormerContractEnd } from "./former-contract-end.ts";
import { offersOf } from "./offer.repository.ts";
import { productsOf, shownName } from "./product.repository.ts";
import type { WithdrawnContract } from "./withdrawn-contracts.ts";

/** Service that goes on under its former terms after a withdrawal. */
export interface RestoredService {
  readonly name: string;
  /** End of its contract; `undefined`: the contract is not terminated. */
  readonly end: FormerContractEnd | undefined;
}

/** Returns the contract number of a service whose extension was withdrawn from. */
function extendedContractOf(products: readonly JsonRecord[], offer: JsonRecord, line: JsonRecord): string {
  const extended = new Set(textsIn(offer["extendedContracts"]));
  const product = products.find(
    ({ name, category, contractNumber }) =>
      name === line["name"] && category === line["category"] && extended.has(jsonText(contractNumber)),
  );
  return jsonText(product?.["contractNumber"]);
}

/**
 * Lists the services that go on under their former terms after the withdrawal from contracts: those of an extension,
 * and those whose former tariff the withdrawal has restored. Each name once.
 */
export function restoredServices(db: DatabaseSync, ended: readonly WithdrawnContract[]): readonly RestoredService[] {
  const services = new Map<string, RestoredService>();
  for (const { order, contract } of ended) {
    const { account, offerId } = order;
    const products = productsOf(db, account);
    const add = (name: string, contractNumber: string) =>
      services.set(name, services.get(name) ?? { name, end: terminatedEndOf(db, account, contractNumber) });
    const offer = offersOf(db, account).find(({ data }) => data["offerId"] === offerId)?.data ?? {};
    if (offer["kind"] === "EXTENSION") {
      for (const line of contract.lines) add(jsonText(line["name"]), extendedContractOf(products, offer, line));
      continue;
    }
    const ids = new Set(textsIn(offer["restoredProducts"]));
    const categories = new Set(contract.lines.map(({ category }) => category));
    for (const product of products)
      if (ids.has(jsonText(product["productId"])) && categories.has(product["category"]))
        add(shownName(product), jsonText(product["contractNumber"]));
  }
  return [...services.values()];
}
