import { POLISH_WEEKDAYS, type WeekdayWords } from "../language/index.ts";
import { WEEKDAYS, type HelpLineHours, type WeekdayName } from "./configuration.ts";

/** Formats the hours of a help line: "pon.–pt. 8–20, sob. i niedz. 10–18" (CHAT-17). */
export function formatHelpLineHours(hours: readonly HelpLineHours[], words: WeekdayWords = POLISH_WEEKDAYS): string {
  return hours
    .map(({ from, to, opens, closes }) => `${days(from, to, words)} ${hour(opens)}–${hour(closes)}`)
    .join(", ");
}

function days(from: WeekdayName, to: WeekdayName, { names, and }: WeekdayWords): string {
  const [first, last] = [WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to)];
  if (first === last) return names[first] ?? "";
  return `${names[first]}${(first + 1) % 7 === last ? ` ${and} ` : "–"}${names[last]}`;
}

function hour(text: string): string {
  return text.replace(/^0/, "").replace(/:00$/, "");
}
