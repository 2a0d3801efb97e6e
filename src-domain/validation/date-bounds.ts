import { daysBetween, formatPolishDate, type WarsawDate } from "../shared-kernel/index.ts";
import { date, dateOf, type DateKey } from "./date.ts";
import { unless, type Rule } from "./verdict.ts";

export type DateBoundsKey =
  | DateKey
  | "dateTooEarly"
  | "dateTooLate"
  | "dateInFuture"
  | "dateYear"
  | "dateOrder"
  | "dateSpan";

/** First a day at all, then what holds for it. */
function forDays(rule: Rule<WarsawDate, DateBoundsKey>): Rule<string, DateBoundsKey> {
  return (value) => {
    const day = dateOf(value);
    return day === undefined ? date(value) : rule(day);
  };
}

/** A day on or after `bound` (VAL-10). */
export function dateFrom(bound: WarsawDate): Rule<string, DateBoundsKey> {
  return forDays((day) => unless(day >= bound, "dateTooEarly", { date: formatPolishDate(bound) }));
}

/** A day on or before `bound` (VAL-10). */
export function dateTo(bound: WarsawDate): Rule<string, DateBoundsKey> {
  return forDays((day) => unless(day <= bound, "dateTooLate", { date: formatPolishDate(bound) }));
}

/** A day later than 1 January of `year`: that day itself is too early (VAL-10). */
export function laterThanNewYear(year: number): Rule<string, DateBoundsKey> {
  return forDays((day) => unless(day > `${String(year).padStart(4, "0")}-01-01`, "dateYear", { year }));
}

/** A day not later than today (VAL-10). */
export function notAfterToday(today: WarsawDate): Rule<string, DateBoundsKey> {
  return forDays((day) => unless(day <= today, "dateInFuture"));
}

/** A start not later than the `end` that is typed elsewhere; an end that is no day complains by itself (VAL-10). */
export function startBefore(end: string): Rule<string, DateBoundsKey> {
  const last = dateOf(end);
  return forDays((day) => unless(last === undefined || day <= last, "dateOrder"));
}

/**
 * An end with which there are no more than so many days from the `start` that is typed elsewhere, both included; a
 * start that is no day complains by itself (FIN-08).
 */
export function notLongerThan(days: number, start: string): Rule<string, DateBoundsKey> {
  const first = dateOf(start);
  return forDays((day) => unless(first === undefined || daysBetween(first, day) < days, "dateSpan", { days }));
}
