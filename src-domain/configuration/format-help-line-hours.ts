import { WEEKDAYS, type HelpLineHours, type Weekday } from "./configuration.ts";

/** Written out: to ask the browser for seven words takes a slow phone 40 ms of the login page, which shows them. */
const NAMES: Readonly<Record<Weekday, string>> = {
  mon: "pon.",
  tue: "wt.",
  wed: "śr.",
  thu: "czw.",
  fri: "pt.",
  sat: "sob.",
  sun: "niedz.",
};

/** The hours of a desk as they are read: "pon.–pt. 8–20, sob. i niedz. 10–18" (CHAT-17). */
export function formatHelpLineHours(hours: readonly HelpLineHours[]): string {
  return hours.map(({ from, to, opens, closes }) => `${days(from, to)} ${hour(opens)}–${hour(closes)}`).join(", ");
}

function days(from: Weekday, to: Weekday): string {
  if (from === to) return NAMES[from];
  const next = WEEKDAYS[(WEEKDAYS.indexOf(from) + 1) % WEEKDAYS.length] === to;
  return next ? `${NAMES[from]} i ${NAMES[to]}` : `${NAMES[from]}–${NAMES[to]}`;
}

function hour(text: string): string {
  return text.replace(/^0/, "").replace(/:00$/, "");
}
