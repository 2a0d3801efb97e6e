import type { DatabaseSync } from "node:sqlite";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import type { EquipmentToReturn } from "../language/outbox-texts.ts";
import type { LinkedOffer } from "./action-link.repository.ts";
import { equipmentDelivery } from "./equipment-delivery.ts";
import { offersOf } from "./offer.repository.ts";
import { cardName } from "./order-equipment.ts";
import { hasCard, isSentByCourier } from "./order-progress.ts";
import { findProduct } from "./product.repository.ts";
import type { WithdrawnContract } from "./withdrawn-contracts.ts";

const DEVICES = "devices";

/** Names the devices that come with the contract of an order, also those of its products. */
function deviceNames(db: DatabaseSync, { order, contract }: WithdrawnContract, data: JsonRecord): readonly string[] {
  const { account, contracts } = order;
  // The devices of an order belong to its first contract.
  const ofOrder = contract === contracts[0] ? recordsIn(data["oneTimeMap"]) : [];
  const ofProducts = contract.productIds.flatMap((id) => recordsIn(findProduct(db, account, id)?.["hardware"]));
  return [
    ...ofOrder.map(({ name }) => jsonText(name)),
    ...contract.lines.filter(({ category }) => category === DEVICES).map(({ name }) => jsonText(name)),
    ...ofProducts.map(({ model, serialNumber }) =>
      [jsonText(model), jsonText(serialNumber)].filter((part) => part !== "").join(", nr "),
    ),
  ].filter((name) => name !== "");
}

/** Finds the offer of an order, which has its status and its devices. */
const offerOf = (db: DatabaseSync, { order }: WithdrawnContract): LinkedOffer | undefined =>
  offersOf(db, order.account).find(({ data }) => data["offerId"] === order.offerId);

/**
 * Returns the equipment to send back after the withdrawal from contracts: devices of the order, SIM cards that a
 * courier brings, and devices of its products. Nothing has come before the assembly; a parcel that a courier brings may
 * have left before the statement arrived.
 */
export function equipmentToReturn(db: DatabaseSync, ended: readonly WithdrawnContract[]): EquipmentToReturn {
  const cards: string[] = [];
  const deliveries = new Set<string>();
  const devices = ended.flatMap((one): readonly string[] => {
    const offer = offerOf(db, one);
    const delivery = offer === undefined ? "none" : equipmentDelivery(offer.status, offer.data, one.withdrawnOn);
    if (offer === undefined || delivery === "none") return [];
    deliveries.add(delivery);
    if (isSentByCourier(offer.data)) cards.push(...one.contract.lines.filter(hasCard).map(cardName));
    return deviceNames(db, one, offer.data);
  });
  // An order and its product may name the same device; each card is one of its own.
  const names = [...new Set(devices), ...cards];
  if (deliveries.has("possible")) return { kind: "possible", names };
  return names.length === 0 ? { kind: "none" } : { kind: "certain", names };
}
