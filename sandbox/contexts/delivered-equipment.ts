import type { DatabaseSync } from "node:sqlite";
import { jsonText, recordsIn } from "#kit/json.ts";
import { offersOf } from "./offer.repository.ts";
import { completionDayOf } from "./order-progress.ts";
import { findProduct } from "./product.repository.ts";
import type { WithdrawnContract } from "./withdrawn-contracts.ts";

const DEVICES = "devices";

/**
 * Names the equipment that the customer has received with contracts and returns after the withdrawal from them: devices
 * of the order, and those of its products. Nothing is delivered before the order is completed.
 */
export function deliveredEquipment(db: DatabaseSync, ended: readonly WithdrawnContract[]): readonly string[] {
  const names = ended.flatMap(({ order, contract, withdrawnOn }): readonly string[] => {
    const { account, offerId, contracts } = order;
    const offer = offersOf(db, account).find(({ data }) => data["offerId"] === offerId);
    if (offer === undefined || completionDayOf(offer.status, offer.data, withdrawnOn) === undefined) return [];
    // The devices of an order belong to its first contract.
    const ofOrder = contract === contracts[0] ? recordsIn(offer.data["oneTimeMap"]) : [];
    const ofProducts = contract.productIds.flatMap((id) => recordsIn(findProduct(db, account, id)?.["hardware"]));
    return [
      ...ofOrder.map(({ name }) => jsonText(name)),
      ...contract.lines.filter(({ category }) => category === DEVICES).map(({ name }) => jsonText(name)),
      ...ofProducts.map(({ model, serialNumber }) =>
        [jsonText(model), jsonText(serialNumber)].filter((part) => part !== "").join(", nr "),
      ),
    ];
  });
  return [...new Set(names.filter((name) => name !== ""))];
}
