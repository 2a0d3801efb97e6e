import type { WeekdayName } from "../configuration/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import type { GeoPoint } from "./geo-point.ts";

/**
 * Days of the week in order. The configuration has a copy of this list, because the login page loads it and must load
 * nothing more.
 */
export const DAYS_OF_WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const satisfies readonly WeekdayName[];

/** Time of day in Warsaw, `HH:MM` from `00:00` to `24:00`: sorts and compares as text. */
export type ClockTime = string;

/** Opening hours: `opens` is included, `closes` is not. */
export interface ClockSpan {
  readonly opens: ClockTime;
  readonly closes: ClockTime;
}

/** Hours of one weekday. A day with a break has two entries. */
export interface WeeklyHours extends ClockSpan {
  readonly weekday: WeekdayName;
}

/** A special day, such as a holiday. Replaces the weekday's hours. */
export interface SpecialDay {
  readonly day: WarsawDate;
  /** `undefined`: closed all day. */
  readonly span: ClockSpan | undefined;
  /** "Boże Narodzenie" */
  readonly reason: string | undefined;
}

/** A branch that serves customers in person. */
export interface Branch {
  readonly branchId: string;
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly phone: string | undefined;
  readonly place: GeoPoint | undefined;
  readonly hours: readonly WeeklyHours[];
  readonly specialDays: readonly SpecialDay[];
  /** Note for visitors, such as "Wejście od podwórza". */
  readonly note: string | undefined;
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** Parses `HH:MM`; `undefined` for other text. */
export function clockTime(text: string): ClockTime | undefined {
  return TIME.test(text) ? text : undefined;
}

/** Creates a span; `undefined` unless it closes after it opens. */
export function clockSpanOf(opens: ClockTime | undefined, closes: ClockTime | undefined): ClockSpan | undefined {
  return opens !== undefined && closes !== undefined && opens < closes ? { opens, closes } : undefined;
}

/** Returns the special days within the next days, the next one first. */
export function upcomingSpecialDays(
  { specialDays }: Branch,
  today: WarsawDate,
  until: WarsawDate,
): readonly SpecialDay[] {
  return specialDays
    .filter(({ day }) => day > today && day <= until)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** Sorts spans and joins those that touch or overlap. */
export function joinClockSpans(spans: readonly ClockSpan[]): readonly ClockSpan[] {
  const whole: ClockSpan[] = [];
  for (const { opens, closes } of spans.toSorted((one, other) => (one.opens < other.opens ? -1 : 1))) {
    const last = whole.at(-1);
    if (last === undefined || last.closes < opens) whole.push({ opens, closes });
    else if (last.closes < closes) whole[whole.length - 1] = { opens: last.opens, closes };
  }
  return whole;
}
