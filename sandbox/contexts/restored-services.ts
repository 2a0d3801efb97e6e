import type { DatabaseSync } from "node:sqlite";
import { jsonText, textsIn } from "#kit/json.ts";
import { offersOf } from "./offer.repository.ts";
import { productsOf, shownName } from "./product.repository.ts";
import type { WithdrawnContract } from "./withdrawn-contracts.ts";

/**
 * Names the services that go on under their former terms after the withdrawal from contracts: those of an extension,
 * and those whose former tariff the withdrawal has restored.
 */
export function restoredServices(db: DatabaseSync, ended: readonly WithdrawnContract[]): readonly string[] {
  const names = ended.flatMap(({ order: { account, offerId }, contract: { lines } }): readonly string[] => {
    const offer = offersOf(db, account).find(({ data }) => data["offerId"] === offerId)?.data ?? {};
    if (offer["kind"] === "EXTENSION") return lines.map(({ name }) => jsonText(name));
    const ids = new Set(textsIn(offer["restoredProducts"]));
    const categories = new Set(lines.map(({ category }) => category));
    return productsOf(db, account)
      .filter(({ productId, category }) => ids.has(jsonText(productId)) && categories.has(category))
      .map(shownName);
  });
  return [...new Set(names)];
}
