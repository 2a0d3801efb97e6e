import { workdayFrom } from "../calendar/holidays.ts";
import { addCalendarDays, type IsoDay } from "../calendar/warsaw.ts";
import type { Json, JsonRecord } from "../database/json.ts";

const ACCEPTED = 1;
/** Working days from an order until its assembly. */
const ASSEMBLY_WORKDAYS = 5;

const textOf = (value: Json | undefined): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** Returns the day that is a number of working days after `day`. */
function addWorkdays(day: IsoDay, count: number): IsoDay {
  return count === 0 ? day : addWorkdays(workdayFrom(addCalendarDays(day, 1)), count - 1);
}

/**
 * Returns the progress of an accepted offer: received on the day of the order, scheduled from the next day on,
 * completed on the day of the assembly.
 */
export function orderProgressAnswer(status: number, data: JsonRecord, today: IsoDay): JsonRecord {
  const orderedOn = textOf(data["closeDate"]);
  if (status !== ACCEPTED || orderedOn === undefined) return {};
  const assembly = textOf(data["assemblyDay"]) ?? addWorkdays(orderedOn, ASSEMBLY_WORKDAYS);
  if (today >= assembly) return { orderState: "COMPLETED", orderDay: assembly };
  if (today > orderedOn)
    return {
      orderState: "SCHEDULED",
      orderDay: assembly,
      orderNextStep: "Technik zadzwoni godzinę przed przyjazdem. Przygotuj miejsce na router przy gniazdku.",
    };
  return {
    orderState: "RECEIVED",
    orderDay: assembly,
    orderNextStep: "Do końca następnego dnia roboczego zadzwoni technik, żeby umówić godzinę montażu.",
  };
}
