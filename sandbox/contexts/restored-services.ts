import type { DatabaseSync } from "node:sqlite";
import { jsonText, textsIn, type JsonRecord } from "#kit/json.ts";
import { terminatedEndOf, type FormerContractEnd } from "./former-contract-end.ts";
import { formerCommitmentsOf } from "./former-commitments.ts";
import { offersOf, orderedAtOf } from "./offer.repository.ts";
import { productsOf, shownName } from "./product.repository.ts";
import type { WithdrawnContract } from "./withdrawn-contracts.ts";

/** Service that goes on after a withdrawal from an extension or a change. */
export interface RestoredService {
  readonly name: string;
  /** End of its contract; `undefined`: the contract is not terminated. */
  readonly end: FormerContractEnd | undefined;
  /** True: the terms of a later extension apply, not the former ones. */
  readonly isExtendedLater: boolean;
}

/** Lists the services whose extension was withdrawn from. */
function extendedProducts(products: readonly JsonRecord[], offer: JsonRecord, line: JsonRecord): readonly JsonRecord[] {
  const extended = new Set(textsIn(offer["extendedContracts"]));
  return products.filter(
    ({ name, category, contractNumber }) =>
      name === line["name"] && category === line["category"] && extended.has(jsonText(contractNumber)),
  );
}

/** Lists the services whose former tariff the withdrawal from a contract of an order has restored. */
function restoredTariffs(products: readonly JsonRecord[], offer: JsonRecord, { contract }: WithdrawnContract) {
  const ids = new Set(textsIn(offer["restoredProducts"]));
  const categories = new Set(contract.lines.map(({ category }) => category));
  return products.filter(({ productId, category }) => ids.has(jsonText(productId)) && categories.has(category));
}

/** Lists the ids of the services that go on after the withdrawal from an extension or a change of their contract. */
export function restoredProductIds(db: DatabaseSync, withdrawn: WithdrawnContract): readonly string[] {
  const { order, contract } = withdrawn;
  const products = productsOf(db, order.account);
  const offer = offersOf(db, order.account).find(({ data }) => data["offerId"] === order.offerId)?.data ?? {};
  const restored =
    offer["kind"] === "EXTENSION"
      ? contract.lines.flatMap((line) => extendedProducts(products, offer, line))
      : restoredTariffs(products, offer, withdrawn);
  return restored.map(({ productId }) => jsonText(productId));
}

/**
 * Lists the services that go on after the withdrawal from contracts: those of an extension, and those whose former
 * tariff the withdrawal has restored. Each name once.
 */
export function restoredServices(db: DatabaseSync, ended: readonly WithdrawnContract[]): readonly RestoredService[] {
  const services = new Map<string, RestoredService>();
  for (const withdrawn of ended) {
    const { order, contract } = withdrawn;
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
        const product = extendedProducts(products, offer, line)[0] ?? {};
        const extendedBy = offerOf(formerCommitmentsOf(product)[0]?.["offerId"]);
        add(jsonText(line["name"]), product, (orderedAtOf(extendedBy) ?? "") > (orderedAtOf(offer) ?? ""));
      }
      continue;
    }
    for (const product of restoredTariffs(products, offer, withdrawn)) add(shownName(product), product);
  }
  return [...services.values()];
}
