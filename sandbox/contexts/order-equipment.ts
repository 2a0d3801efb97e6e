import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import type { LinkedOffer } from "./action-link.repository.ts";
import { equipmentDelivery } from "./equipment-delivery.ts";
import { hasCard, isSentByCourier } from "./order-progress.ts";

const DEVICES = "devices";

const namesOf = (records: readonly JsonRecord[]): readonly string[] => records.map(({ name }) => jsonText(name));

/**
 * Names the equipment of an order as its withdrawal on a day does: its devices, and the SIM cards that a courier
 * brings. Empty before a technician comes or a remote start, for a subscription and an extension; `undefined` if the
 * technician has brought what the order does not name.
 */
export function orderEquipment({ status, data }: LinkedOffer, today: IsoDay): readonly string[] | undefined {
  if (equipmentDelivery(status, data, today) === "none") return [];
  const lines = recordsIn(data["products"]);
  const devices = namesOf([
    ...recordsIn(data["oneTimeMap"]),
    ...lines.filter(({ category }) => category === DEVICES),
  ]).filter((name) => name !== "");
  const cards = isSentByCourier(data) ? lines.filter(hasCard).map(cardName) : [];
  const names = [...new Set(devices), ...cards];
  const bringsNone = data["kind"] === "EXTENSION" || jsonText(data["streamingService"]) !== "";
  return names.length > 0 || bringsNone ? names : undefined;
}

/** Name of the SIM card of a line. */
export function cardName({ name }: JsonRecord): string {
  return `karta SIM (${jsonText(name)})`;
}
