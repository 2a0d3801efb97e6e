import { formatPolishTime, plusDays, warsawDateAt, type Instant, type WarsawDate } from "../shared-kernel/index.ts";
import { weekdayOf } from "../shared-kernel/weekday.ts";
import { type Branch, type ClockTime, DAYS_OF_WEEK, joinClockSpans, type ClockSpan } from "./branch.ts";

/** A branch closes soon, so many minutes before it does: who sets out now may come too late. */
export const CLOSES_SOON_MINUTES = 30;

/** How far ahead it is looked for the next day on which a branch opens. */
const LOOK_AHEAD_DAYS = 14;

/** Hours of one day: none means closed. */
export interface DayHours {
  readonly spans: readonly ClockSpan[];
  /** Why the day is not like the others. */
  readonly reason: string | undefined;
}

/** How a branch stands at a moment. */
export type OpeningStatus =
  | { readonly kind: "open"; readonly until: ClockTime; readonly closesSoon: boolean }
  /** Not yet, or not now: it opens later on the same day. */
  | { readonly kind: "later"; readonly from: ClockTime }
  /** Not any more today, or not at all; `next`: within two weeks, if then. */
  | {
      readonly kind: "closed";
      readonly reason: string | undefined;
      readonly next: { readonly day: WarsawDate; readonly from: ClockTime } | undefined;
    }
  /** The provider tells of no hours: it must not pass for closed. */
  | { readonly kind: "unknown" };

/**
 * The hours of a day: those of a special day, where it is one, else those of the week. `undefined` where nothing is
 * known of any day.
 */
export function branchHoursOn({ hours, specialDays }: Branch, day: WarsawDate): DayHours | undefined {
  const special = specialDays.filter((one) => one.day === day);
  if (special.length > 0) {
    return {
      spans: joinClockSpans(special.flatMap(({ span }) => (span === undefined ? [] : [span]))),
      reason: special.find(({ reason }) => reason !== undefined)?.reason,
    };
  }
  if (hours.length === 0) return undefined;
  const name = DAYS_OF_WEEK[weekdayOf(day) - 1];
  return { spans: joinClockSpans(hours.filter(({ weekday }) => weekday === name)), reason: undefined };
}

/** Whether a branch is open at `now`, by Warsaw's clock whatever the device's, and until or from when. */
export function openingStatusAt(branch: Branch, now: Instant): OpeningStatus {
  const today = warsawDateAt(now);
  const time = formatPolishTime(now);
  const hours = branchHoursOn(branch, today);
  if (hours === undefined) return { kind: "unknown" };
  const open = hours.spans.find(({ opens, closes }) => opens <= time && time < closes);
  if (open !== undefined)
    return {
      kind: "open",
      until: open.closes,
      closesSoon: minutesOf(open.closes) - minutesOf(time) <= CLOSES_SOON_MINUTES,
    };
  const later = hours.spans.find(({ opens }) => opens > time);
  if (later !== undefined) return { kind: "later", from: later.opens };
  return { kind: "closed", reason: hours.reason, next: nextOpening(branch, today) };
}

function nextOpening(
  branch: Branch,
  today: WarsawDate,
): { readonly day: WarsawDate; readonly from: ClockTime } | undefined {
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const day = plusDays(today, ahead);
    const [first] = branchHoursOn(branch, day)?.spans ?? [];
    if (first !== undefined) return { day, from: first.opens };
  }
  return undefined;
}

function minutesOf(time: ClockTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
