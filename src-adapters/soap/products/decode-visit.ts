import type { BookedVisit, VisitSlot } from "#domain/products/appointment.ts";
import type { Fields } from "../decoding/fields.ts";

/** Decodes a slot; `undefined` without an id, a start or an end. */
export function decodeVisitSlot(item: Fields): VisitSlot | undefined {
  const slotId = item.optionalText("slotId");
  const [from, to] = [item.instant("from"), item.instant("to")];
  return slotId === undefined || from === undefined || to === undefined ? undefined : { slotId, from, to };
}

/** Decodes a booked visit; `undefined` without its slot. */
export function decodeBookedVisit(item: Fields): BookedVisit | undefined {
  const slot = decodeVisitSlot(item);
  if (slot === undefined) return undefined;
  return { ...slot, address: item.optionalText("address"), changeableUntil: item.instant("changeableUntil") };
}
