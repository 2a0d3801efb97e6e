import { daysBetween, parsePolishDate, type WarsawDate } from "../shared-kernel/index.ts";
import { ruleViolation, violationUnless, type Rule, type RuleResult } from "./verdict.ts";

export type DateKey = "dateForm" | "dateUnreal";

export type DateBoundsKey =
  | DateKey
  | "dateTooEarly"
  | "dateTooLate"
  | "dateInFuture"
  | "dateYear"
  | "dateOrder"
  | "dateSpan";

/** Parses a typed date, DD-MM-YYYY. Returns `undefined` for other text (VAL-10). */
export function dateOf(text: string): WarsawDate | undefined {
  const day = parsePolishDate(text);
  // The calendar has no year zero.
  return day?.startsWith("0000") === true ? undefined : day;
}

/** Requires an existing date, DD-MM-YYYY (VAL-10). */
export function date(value: string): RuleResult<DateKey> {
  if (!/^[0-9]{2}-[0-9]{2}-[0-9]{4}$/.test(value)) return ruleViolation("dateForm");
  return violationUnless(dateOf(value) !== undefined, "dateUnreal");
}

/** Applies a rule for dates to typed text; text that is no date gets the violation of `date`. */
function forDates(rule: Rule<WarsawDate, DateBoundsKey>): Rule<string, DateBoundsKey> {
  return (value) => {
    const day = dateOf(value);
    return day === undefined ? date(value) : rule(day);
  };
}

/** Requires a date on or after `bound` (VAL-10). */
export function dateFrom(bound: WarsawDate): Rule<string, DateBoundsKey> {
  return forDates((day) => violationUnless(day >= bound, "dateTooEarly", { date: bound }));
}

/** Requires a date on or before `bound` (VAL-10). */
export function dateTo(bound: WarsawDate): Rule<string, DateBoundsKey> {
  return forDates((day) => violationUnless(day <= bound, "dateTooLate", { date: bound }));
}

/** Requires a date after 1 January of `year`: that day itself is too early (VAL-10). */
export function laterThanNewYear(year: number): Rule<string, DateBoundsKey> {
  const newYear = `${String(year).padStart(4, "0")}-01-01`;
  return forDates((day) => violationUnless(day > newYear, "dateYear", { date: newYear }));
}

/** Requires a date not later than today (VAL-10). */
export function notAfterToday(today: WarsawDate): Rule<string, DateBoundsKey> {
  return forDates((day) => violationUnless(day <= today, "dateInFuture"));
}

/**
 * Requires a start not later than the typed `end`. Ignores an `end` that is no date: its own field reports it (VAL-10).
 */
export function startBefore(end: string): Rule<string, DateBoundsKey> {
  const last = dateOf(end);
  return forDates((day) => violationUnless(last === undefined || day <= last, "dateOrder"));
}

/**
 * Requires an end within `days` days of the typed `start`, both included. Ignores a `start` that is no date: its own
 * field reports it (FIN-08).
 */
export function notLongerThan(days: number, start: string): Rule<string, DateBoundsKey> {
  const first = dateOf(start);
  return forDates((day) =>
    violationUnless(first === undefined || daysBetween(first, day) < days, "dateSpan", { days }),
  );
}
