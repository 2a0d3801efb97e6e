import { WEEKDAYS, type HelpLineHours, type WeekdayName } from "./configuration.ts";

/** Hard-coded, because `Intl` takes 40 ms for seven names on a slow phone, and the login page shows them. */
const NAMES: Readonly<Record<WeekdayName, string>> = {
  mon: "pon.",
  tue: "wt.",
  wed: "śr.",
  thu: "czw.",
  fri: "pt.",
  sat: "sob.",
  sun: "niedz.",
};

/** Formats the hours of a help line: "pon.–pt. 8–20, sob. i niedz. 10–18" (CHAT-17). */
export function formatHelpLineHours(hours: readonly HelpLineHours[]): string {
  return hours.map(({ from, to, opens, closes }) => `${days(from, to)} ${hour(opens)}–${hour(closes)}`).join(", ");
}

function days(from: WeekdayName, to: WeekdayName): string {
  if (from === to) return NAMES[from];
  const next = WEEKDAYS[(WEEKDAYS.indexOf(from) + 1) % WEEKDAYS.length] === to;
  return next ? `${NAMES[from]} i ${NAMES[to]}` : `${NAMES[from]}–${NAMES[to]}`;
}

function hour(text: string): string {
  return text.replace(/^0/, "").replace(/:00$/, "");
}
