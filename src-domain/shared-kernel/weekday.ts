import type { WarsawDate } from "./warsaw-calendar.ts";

export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Weekdays in the order of `Date.getUTCDay`, which begins with Sunday. */
const WEEK: readonly Weekday[] = [7, 1, 2, 3, 4, 5, 6];

/** Returns the day of the week; Monday is 1. */
export function weekdayOf(day: WarsawDate): Weekday {
  return WEEK[new Date(`${day}T00:00Z`).getUTCDay()] ?? 1;
}
