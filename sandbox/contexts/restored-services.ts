import type { DatabaseSync } from "node:sqlite";
import { jsonText, textsIn, type JsonRecord } from "#kit/json.ts";
import { terminatedEndOf, type FormerContractEnd } from "./former-contract-end.ts";
import { formerCommitmentsOf } from "./former-commitments.ts";
import { offersOf, orderedAtOf } from "./offer.repository.ts";
import { productsOf, shownName } from "./product.repository.ts";
import type { WithdrawnContract } from "./withdrawn-contracts.ts";

/** Service that goes on under its former terms after a withdrawal. */
export interface RestoredService {
  readonly name: string;
  /** End of its contract; `undefined`: the contract is not terminated. */
  readonly end: FormerContractEnd | undefined;
  /** True: the terms of a later extension apply, not the former ones. */
  readonly isExtendedLater: boolean;
}

/** Returns the service whose extension was withdrawn from. */
function extendedProduct(products: readonly JsonRecord[], offer: JsonRecord, line: JsonRecord): JsonRecord {
  const extended = new Set(textsIn(offer["extendedContracts"]));
  const product = products.find(
    ({ name, category, contractNumber }) =>
      name === line["name"] && category === line["category"] && extended.has(jsonText(contractNumber)),
  );
  return product ?? {};
}

/**
 * Lists the services that go on after the withdrawal from contracts: those of an extension, and those whose former
 * tariff the withdrawal has restored. Each name once.
 */
export function restoredServices(db: DatabaseSync, ended: readonly WithdrawnContract[]): readonly RestoredService[] {
  const services = new Map<string, RestoredService>();
  for (const { order, contract } of ended) {
    const { account, offerId } = order;
    const [products, offers] = [productsOf(db, account), offersOf(db, account)];
    const offerOf = (id: unknown): JsonRecord => offers.find(({ data }) => data["offerId"] === id)?.data ?? {};
    const offer = offerOf(offerId);
    const add = (name: string, product: JsonRecord, isExtendedLater = false) => {
      const end = terminatedEndOf(db, account, jsonText(product["contractNumber"]));
      services.set(name, services.get(name) ?? { name, end, isExtendedLater });
    };
    if (offer["kind"] === "EXTENSION") {
      for (const line of contract.lines) {
        const product = extendedProduct(products, offer, line);
        const extendedBy = offerOf(formerCommitmentsOf(product)[0]?.["offerId"]);
        add(jsonText(line["name"]), product, (orderedAtOf(extendedBy) ?? "") > (orderedAtOf(offer) ?? ""));
      }
      continue;
    }
    const ids = new Set(textsIn(offer["restoredProducts"]));
    const categories = new Set(contract.lines.map(({ category }) => category));
    for (const product of products)
      if (ids.has(jsonText(product["productId"])) && categories.has(product["category"]))
        add(shownName(product), product);
  }
  return [...services.values()];
}
