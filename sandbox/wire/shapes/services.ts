import { list, record, type Fields } from "../shape.ts";

const SLOT = record({ slotId: "text", from: "moment", to: "moment" });

export const TV_CHANNELS: Fields = {
  channels: list(record({ number: "number", name: "text", genre: "text", packageName: "text", hd: "flag" })),
};
export const PRODUCT_NAME: Fields = { customName: "text" };
export const SERVICE_MOVE: Fields = { plannedFor: "day", days: list("day") };
export const APPOINTMENT_SLOTS: Fields = { booked: SLOT, slots: list(SLOT) };
export const BOOK_APPOINTMENT: Fields = { booked: SLOT };
export const MVNO_STATE: Fields = {
  state: "text",
  number: "text",
  dataLimit: "number",
  dataUsed: "number",
  parameters: list(record({ parameter: "text", description: "text", value: "flag", editable: "flag" })),
};
export const REQUEST_CONTACT: Fields = { callBefore: "moment" };
