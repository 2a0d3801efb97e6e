import { type Branch, DAYS_OF_WEEK, joinClockSpans, type ClockSpan } from "./branch.ts";

/** Consecutive days with the same hours; 0 is Monday. */
interface Run {
  readonly from: number;
  to: number;
  readonly spans: readonly ClockSpan[];
}

/** A Monday, used to format the names of weekdays. */
const MONDAY = Date.UTC(2000, 0, 3);
const DAY_MS = 24 * 60 * 60_000;
const names = /* @__PURE__ */ new Intl.DateTimeFormat("pl", { weekday: "short", timeZone: "UTC" });

/**
 * Formats the weekly hours of a branch; days with the same hours are joined: "pon.–pt. 8–12 i 13–16, sob. 10–14". Empty
 * without hours.
 */
export function formatWeeklyHours({ hours }: Branch): string {
  const runs: Run[] = [];
  for (const [place, weekday] of DAYS_OF_WEEK.entries()) {
    const spans = joinClockSpans(hours.filter((one) => one.weekday === weekday));
    const last = runs.at(-1);
    if (last !== undefined && timesOf(last.spans) === timesOf(spans)) last.to = place;
    else runs.push({ from: place, to: place, spans });
  }
  return runs
    .filter(({ spans }) => spans.length > 0)
    .map(({ from, to, spans }) => `${daysText(from, to)} ${timesOf(spans)}`)
    .join(", ");
}

function timesOf(spans: readonly ClockSpan[]): string {
  return spans.map(({ opens, closes }) => `${hourText(opens)}–${hourText(closes)}`).join(" i ");
}

function daysText(from: number, to: number): string {
  if (from === to) return nameOf(from);
  return `${nameOf(from)}${to === from + 1 ? " i " : "–"}${nameOf(to)}`;
}

function nameOf(place: number): string {
  return names.format(MONDAY + place * DAY_MS);
}

function hourText(time: string): string {
  return time.replace(/^0/, "").replace(/:00$/, "");
}
