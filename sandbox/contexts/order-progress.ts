import { workdayFrom } from "#kit/calendar/holidays.ts";
import { addCalendarDays, type IsoDay } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, type Json, type JsonRecord } from "#kit/json.ts";
import type { LinkedOffer } from "./action-link.repository.ts";

const ACCEPTED = 1;

/**
 * Way in which an order is fulfilled. ASSEMBLY: a technician comes. COURIER: the customer connects what a courier
 * brings. ACTIVATION: the operator switches it on. NONE: nothing is left to do, as with an extension on the present
 * terms.
 */
type Fulfilment = "ASSEMBLY" | "COURIER" | "ACTIVATION" | "NONE";

interface FulfilmentSteps {
  /** Working days from the order. */
  readonly workdays: number;
  readonly received: string;
  readonly scheduled: string;
}

const STEPS: Readonly<Record<Exclude<Fulfilment, "NONE">, FulfilmentSteps>> = {
  ASSEMBLY: {
    workdays: 5,
    received: "Do końca następnego dnia roboczego zadzwoni technik, żeby umówić godzinę montażu.",
    scheduled: "Technik zadzwoni godzinę przed przyjazdem. Przygotuj miejsce na router przy gniazdku.",
  },
  COURIER: {
    workdays: 3,
    received: "Przygotowujemy przesyłkę. Kurier wyśle SMS z godziną dostawy.",
    scheduled: "Przesyłka jest w drodze. Podłączysz ją według instrukcji w paczce, bez technika.",
  },
  ACTIVATION: {
    workdays: 1,
    received: "Włączymy usługę zdalnie. Nie musisz nic robić.",
    scheduled: "Włączymy usługę zdalnie. Nie musisz nic robić.",
  },
};
/** Categories of services that a technician connects. */
const ASSEMBLED = new Set(["internet", "television", "tv_smart", "phone"]);
/** Categories of services that need a SIM card. */
const WITH_CARD = new Set(["mobile_phone", "mobile_internet"]);

const textOf = (value: Json | undefined): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** Returns the day that is a number of working days after `day`. */
function addWorkdays(day: IsoDay, count: number): IsoDay {
  return count === 0 ? day : addWorkdays(workdayFrom(addCalendarDays(day, 1)), count - 1);
}

function fulfilmentOf({ fulfilment, kind, products }: JsonRecord): Fulfilment {
  if (fulfilment === "ASSEMBLY" || fulfilment === "COURIER" || fulfilment === "ACTIVATION") return fulfilment;
  if (kind === "EXTENSION") return "NONE";
  const all: readonly Json[] = Array.isArray(products) ? products : [];
  const categories = all.filter(isJsonRecord).map(({ category }) => textOf(category) ?? "");
  if (categories.some((category) => ASSEMBLED.has(category))) return "ASSEMBLY";
  return categories.some((category) => WITH_CARD.has(category)) ? "COURIER" : "ACTIVATION";
}

/** Returns true for a line of an offer that comes with a SIM card. */
export const hasCard = ({ category }: JsonRecord): boolean => WITH_CARD.has(textOf(category) ?? "");

/** Returns true for an offer whose order a courier brings. */
export const isSentByCourier = (data: JsonRecord): boolean => fulfilmentOf(data) === "COURIER";

/** Returns the day on which an accepted offer is completed; `undefined` before it, and for an extension. */
export function completionDayOf(status: number, data: JsonRecord, today: IsoDay): IsoDay | undefined {
  if (fulfilmentOf(data) === "NONE") return undefined;
  const { orderState, orderDay } = orderProgressAnswer(status, data, today);
  return orderState === "COMPLETED" ? textOf(orderDay) : undefined;
}

/**
 * Returns the day from which the prices of an accepted offer count: the start of its services, of an extension its
 * conclusion. `undefined` for another offer, and while no start is agreed.
 */
export function priceStartOf({ status, data }: LinkedOffer): IsoDay | undefined {
  if (status !== ACCEPTED) return undefined;
  const { orderDay } = orderProgressAnswer(status, data, textOf(data["closeDate"]) ?? "");
  return textOf(data["assemblyDay"]) ?? textOf(data["completedOn"]) ?? textOf(orderDay);
}

/**
 * Returns the progress of an accepted offer: received on the day of the order, scheduled from the next day on or while
 * its day is agreed, completed on its day (ORDER-01, ORDER-04). After the customer has cancelled the visit, it has no
 * day (ORDER-05).
 */
export function orderProgressAnswer(status: number, data: JsonRecord, today: IsoDay): JsonRecord {
  const orderedOn = textOf(data["closeDate"]);
  if (status !== ACCEPTED || orderedOn === undefined) return {};
  const fulfilment = fulfilmentOf(data);
  if (fulfilment === "NONE")
    return {
      orderState: "COMPLETED",
      orderDay: orderedOn,
      orderNextStep: "Umowa jest przedłużona. Usługi działają bez przerwy, nie musisz nic robić.",
    };
  if (data["isVisitCancelled"] === true)
    return {
      orderState: "RECEIVED",
      orderNextStep: "Wizyta technika jest odwołana. Umów nowy termin na stronie usługi, bez montażu usługa nie ruszy.",
    };
  const { workdays, received, scheduled } = STEPS[fulfilment];
  const nextStep = textOf(data["nextStep"]);
  const orderDay = textOf(data["assemblyDay"]) ?? addWorkdays(orderedOn, workdays);
  if (today >= orderDay) return { orderState: "COMPLETED", orderDay };
  // An order whose day was agreed before it needs no call about its day.
  return today > orderedOn || textOf(data["assemblyDay"]) !== undefined
    ? { orderState: "SCHEDULED", orderDay, orderNextStep: nextStep ?? scheduled }
    : { orderState: "RECEIVED", orderDay, orderNextStep: nextStep ?? received };
}
