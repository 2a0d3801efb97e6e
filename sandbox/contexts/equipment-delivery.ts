import type { IsoDay } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { isSentByCourier, orderProgressAnswer } from "./order-progress.ts";

/**
 * Delivery of the equipment of an order. `none`: no technician has come, and none is sent. `possible`: a courier brings
 * it, and the parcel may have left already. `certain`: the customer has it, or the parcel is on its way.
 */
export type EquipmentDelivery = "none" | "possible" | "certain";

/** Returns the delivery of the equipment of an order on a day. */
export function equipmentDelivery(status: number, data: JsonRecord, day: IsoDay): EquipmentDelivery {
  const { orderState } = orderProgressAnswer(status, data, day);
  if (orderState === undefined) return "possible";
  if (orderState === "COMPLETED") return "certain";
  if (!isSentByCourier(data)) return "none";
  return orderState === "SCHEDULED" ? "certain" : "possible";
}
