import { POLISH_WEEKDAYS, type WeekdayWords } from "../language/index.ts";
import { type Branch, DAYS_OF_WEEK, joinClockSpans, type ClockSpan } from "./branch.ts";

/** Consecutive days with the same hours; 0 is Monday. */
interface Run {
  readonly from: number;
  to: number;
  readonly spans: readonly ClockSpan[];
}

/**
 * Formats the weekly hours of a branch; days with the same hours are joined: "pon.–pt. 8–12 i 13–16, sob. 10–14". Empty
 * without hours.
 */
export function formatWeeklyHours({ hours }: Branch, words: WeekdayWords = POLISH_WEEKDAYS): string {
  const runs: Run[] = [];
  for (const [place, weekday] of DAYS_OF_WEEK.entries()) {
    const spans = joinClockSpans(hours.filter((one) => one.weekday === weekday));
    const last = runs.at(-1);
    if (last !== undefined && timesOf(last.spans, words) === timesOf(spans, words)) last.to = place;
    else runs.push({ from: place, to: place, spans });
  }
  return runs
    .filter(({ spans }) => spans.length > 0)
    .map(({ from, to, spans }) => `${daysText(from, to, words)} ${timesOf(spans, words)}`)
    .join(", ");
}

function timesOf(spans: readonly ClockSpan[], { and }: WeekdayWords): string {
  return spans.map(({ opens, closes }) => `${hourText(opens)}–${hourText(closes)}`).join(` ${and} `);
}

function daysText(from: number, to: number, { names: days, and }: WeekdayWords): string {
  if (from === to) return days[from] ?? "";
  return `${days[from]}${to === from + 1 ? ` ${and} ` : "–"}${days[to]}`;
}

function hourText(time: string): string {
  return time.replace(/^0/, "").replace(/:00$/, "");
}
