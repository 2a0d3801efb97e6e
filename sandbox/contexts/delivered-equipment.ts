import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import { offersOf } from "./offer.repository.ts";
import { cardName } from "./order-equipment.ts";
import { hasCard, isSentByCourier, orderProgressAnswer } from "./order-progress.ts";
import { findProduct } from "./product.repository.ts";
import type { WithdrawnContract } from "./withdrawn-contracts.ts";

const DEVICES = "devices";

/** Returns true for an order whose equipment the customer has by `day`, or that a courier brings. */
function isDelivered(status: number, data: JsonRecord, day: IsoDay): boolean {
  const { orderState } = orderProgressAnswer(status, data, day);
  return orderState === "COMPLETED" || (orderState === "SCHEDULED" && isSentByCourier(data));
}

/**
 * Names the equipment that the customer has received with contracts and returns after the withdrawal from them: devices
 * of the order, SIM cards that a courier brings, and devices of its products. Nothing is delivered before the shipment,
 * or the assembly.
 */
export function deliveredEquipment(db: DatabaseSync, ended: readonly WithdrawnContract[]): readonly string[] {
  const cards: string[] = [];
  const devices = ended.flatMap(({ order, contract, withdrawnOn }): readonly string[] => {
    const { account, offerId, contracts } = order;
    const offer = offersOf(db, account).find(({ data }) => data["offerId"] === offerId);
    if (offer === undefined || !isDelivered(offer.status, offer.data, withdrawnOn)) return [];
    // The devices of an order belong to its first contract.
    const ofOrder = contract === contracts[0] ? recordsIn(offer.data["oneTimeMap"]) : [];
    const ofProducts = contract.productIds.flatMap((id) => recordsIn(findProduct(db, account, id)?.["hardware"]));
    if (isSentByCourier(offer.data)) cards.push(...contract.lines.filter(hasCard).map(cardName));
    return [
      ...ofOrder.map(({ name }) => jsonText(name)),
      ...contract.lines.filter(({ category }) => category === DEVICES).map(({ name }) => jsonText(name)),
      ...ofProducts.map(({ model, serialNumber }) =>
        [jsonText(model), jsonText(serialNumber)].filter((part) => part !== "").join(", nr "),
      ),
    ];
  });
  // An order and its product may name the same device; each card is one of its own.
  return [...new Set(devices.filter((name) => name !== "")), ...cards];
}
