import { WEEKDAYS, type DeskHours, type Weekday } from "./configuration.ts";

/** Monday the 3rd: the days of a week in which each is named. */
const MONDAY = Date.UTC(2000, 0, 3);
const DAY_MS = 24 * 60 * 60_000;

const names = new Intl.DateTimeFormat("pl", { weekday: "short", timeZone: "UTC" });

/** The hours of a desk as they are read: "pon.–pt. 8–20, sob. i niedz. 10–18" (CHAT-17). */
export function hoursText(hours: readonly DeskHours[]): string {
  return hours.map(({ from, to, opens, closes }) => `${days(from, to)} ${hour(opens)}–${hour(closes)}`).join(", ");
}

function days(from: Weekday, to: Weekday): string {
  if (from === to) return nameOf(from);
  const next = WEEKDAYS[(WEEKDAYS.indexOf(from) + 1) % WEEKDAYS.length] === to;
  return next ? `${nameOf(from)} i ${nameOf(to)}` : `${nameOf(from)}–${nameOf(to)}`;
}

function nameOf(day: Weekday): string {
  return names.format(MONDAY + WEEKDAYS.indexOf(day) * DAY_MS);
}

function hour(text: string): string {
  return text.replace(/^0/, "").replace(/:00$/, "");
}
