import type { Weekday } from "../configuration/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import type { Place } from "./place.ts";

/**
 * Days of a week in their order. The configuration has the same list, in what the login page loads, which is to hand
 * nothing more to others.
 */
export const daysOfWeek = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const satisfies readonly Weekday[];

/** A time of the day in Warsaw, `HH:MM` from `00:00` to `24:00`: sorts and compares as text. */
export type ClockTime = string;

/** When somebody serves customers: from `opens` on, and no longer at `closes`. */
export interface Span {
  readonly opens: ClockTime;
  readonly closes: ClockTime;
}

/** What is so in every week. A day with a break has two of them. */
export interface WeeklyHours extends Span {
  readonly weekday: Weekday;
}

/** A day that is not like the others of its name: what it says stands in place of the week's hours. */
export interface SpecialDay {
  readonly day: WarsawDate;
  /** `undefined`: closed all day. */
  readonly span: Span | undefined;
  /** "Boże Narodzenie" */
  readonly reason: string | undefined;
}

/** Where customers are served by people. */
export interface Branch {
  readonly branchId: string;
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly phone: string | undefined;
  readonly place: Place | undefined;
  readonly hours: readonly WeeklyHours[];
  readonly specialDays: readonly SpecialDay[];
  /** What whoever goes there should know: "Wejście od podwórza". */
  readonly note: string | undefined;
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** `HH:MM` as a time of the day; `undefined` for anything else. */
export function clockTime(text: string): ClockTime | undefined {
  return TIME.test(text) ? text : undefined;
}

/** From one time to a later one; `undefined` where that is none: a branch does not close before it opens. */
export function spanOf(opens: ClockTime | undefined, closes: ClockTime | undefined): Span | undefined {
  return opens !== undefined && closes !== undefined && opens < closes ? { opens, closes } : undefined;
}

/** Special days that are still to come within so many days, the next one first. */
export function comingSpecialDays(
  { specialDays }: Branch,
  today: WarsawDate,
  until: WarsawDate,
): readonly SpecialDay[] {
  return specialDays
    .filter(({ day }) => day > today && day <= until)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** Spans in their order; those that touch or overlap are one: nobody is sent away between them. */
export function joinedSpans(spans: readonly Span[]): readonly Span[] {
  const whole: Span[] = [];
  for (const { opens, closes } of spans.toSorted((one, other) => (one.opens < other.opens ? -1 : 1))) {
    const last = whole.at(-1);
    if (last === undefined || last.closes < opens) whole.push({ opens, closes });
    else if (last.closes < closes) whole[whole.length - 1] = { opens: last.opens, closes };
  }
  return whole;
}
