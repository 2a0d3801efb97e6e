import { monthOf, plusMonths, plusMonthsTo, type WarsawDate } from "../shared-kernel/index.ts";
import { firstDayOfMonth } from "../shared-kernel/month-days.ts";

/**
 * Returns the first day of the first whole month on or after `day`. The days before are billed per day under either
 * contract.
 */
export function firstWholeMonth(day: WarsawDate): WarsawDate {
  return day.endsWith("-01") ? day : firstDayOfMonth(plusMonths(monthOf(day), 1));
}

/** Lists the first days of `count` consecutive months. */
export function monthsFrom(first: WarsawDate, count: number): readonly WarsawDate[] {
  return Array.from({ length: count }, (_, index) => plusMonthsTo(first, index));
}
