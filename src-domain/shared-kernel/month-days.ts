import { plusDays, plusMonths, warsawDate, type WarsawDate, type WarsawMonth } from "./warsaw-calendar.ts";

/** Returns the first day of a month. */
export function firstDayOfMonth(month: WarsawMonth): WarsawDate {
  const day = warsawDate(`${month}-01`);
  if (day === undefined) throw new RangeError(`Month ${month} has no first day`);
  return day;
}

/** Returns the last day of a month. */
export function lastDayOfMonth(month: WarsawMonth): WarsawDate {
  return plusDays(firstDayOfMonth(plusMonths(month, 1)), -1);
}
