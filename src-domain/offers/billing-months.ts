import { monthOf, plusMonths, plusMonthsTo, warsawDate, type WarsawDate } from "../shared-kernel/index.ts";

function firstOf(day: WarsawDate, monthsLater: number): WarsawDate {
  return warsawDate(`${plusMonths(monthOf(day), monthsLater)}-01`) ?? day;
}

/**
 * The first day of the first whole month on or after `day`: what comes before is billed by the day, with either
 * contract alike.
 */
export function firstWholeMonth(day: WarsawDate): WarsawDate {
  return day.endsWith("-01") ? day : firstOf(day, 1);
}

/** The first days of `count` months in a row. */
export function monthsFrom(first: WarsawDate, count: number): readonly WarsawDate[] {
  return Array.from({ length: count }, (_, index) => plusMonthsTo(first, index));
}
