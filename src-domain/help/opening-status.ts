import { formatPolishTime, plusDays, warsawDateAt, type Instant, type WarsawDate } from "../shared-kernel/index.ts";
import { weekdayOf } from "../shared-kernel/weekday.ts";
import { type Branch, type ClockTime, DAYS_OF_WEEK, joinClockSpans, type ClockSpan } from "./branch.ts";

/** A branch "closes soon" this many minutes before its closing time. */
export const CLOSES_SOON_MINUTES = 30;

/** Number of days searched for the next opening. */
const LOOK_AHEAD_DAYS = 14;

/** Opening hours of one day; empty: closed. */
export interface DayHours {
  readonly spans: readonly ClockSpan[];
  /** Reason for special hours. */
  readonly reason: string | undefined;
}

/** Opening status of a branch. */
export type OpeningStatus =
  | { readonly kind: "open"; readonly until: ClockTime; readonly closesSoon: boolean }
  /** Closed now, opens later today. */
  | { readonly kind: "opens-later"; readonly from: ClockTime }
  /** Closed for the rest of the day; `next`: next opening within two weeks, if any. */
  | {
      readonly kind: "closed";
      readonly reason: string | undefined;
      readonly next: { readonly day: WarsawDate; readonly from: ClockTime } | undefined;
    }
  /** The server reports no hours; must not be shown as closed. */
  | { readonly kind: "unknown" };

/**
 * Returns the hours of a day: those of a special day, else of the weekday. `undefined` if the branch has no weekly
 * hours.
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

/** Returns the opening status at `now`, in Warsaw time, independent of the device's zone. */
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
  if (later !== undefined) return { kind: "opens-later", from: later.opens };
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
