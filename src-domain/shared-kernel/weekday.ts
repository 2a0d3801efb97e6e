import { daysBetween, warsawDate, type WarsawDate } from "./warsaw-calendar.ts";

export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const MONDAY = warsawDate("2024-01-01");
const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The day of the week, Monday is 1. */
export function weekdayOf(day: WarsawDate): Weekday {
  const since = MONDAY === undefined ? 0 : daysBetween(MONDAY, day);
  return WEEK[((since % 7) + 7) % 7] ?? 1;
}
