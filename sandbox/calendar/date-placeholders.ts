import type { IsoDay } from "#kit/calendar/warsaw.ts";

/**
 * Demo texts mention days ("w nocy z 24 na 25 listopada"). They are stored as `{{2026-11-24 d}}`, so that rolling the
 * dates forward moves them too, and are written in Polish when they are sent.
 */
const NOMINATIVE = [
  "styczeń",
  "luty",
  "marzec",
  "kwiecień",
  "maj",
  "czerwiec",
  "lipiec",
  "sierpień",
  "wrzesień",
  "październik",
  "listopad",
  "grudzień",
];
const GENITIVE = [
  "stycznia",
  "lutego",
  "marca",
  "kwietnia",
  "maja",
  "czerwca",
  "lipca",
  "sierpnia",
  "września",
  "października",
  "listopada",
  "grudnia",
];

/** Format of a day: `d` 24, `d MMMM` 24 listopada, `LLLL` listopad, `dmy` 24-11-2026, `yyyy` 2026, `MM/yy` 11/26. */
export type DateFormat = "d" | "d MMMM" | "LLLL" | "dmy" | "yyyy" | "MM/yy";

/** Returns the placeholder of a day for use in a text. */
export function datePlaceholder(day: IsoDay, style: DateFormat): string {
  return `{{${day} ${style}}}`;
}

function formatDate(day: IsoDay, style: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  const index = Number(month) - 1;
  switch (style) {
    case "d":
      return String(Number(date));
    case "d MMMM":
      return `${Number(date)} ${GENITIVE[index] ?? ""}`;
    case "LLLL":
      return NOMINATIVE[index] ?? "";
    case "yyyy":
      return year;
    case "MM/yy":
      return `${month}/${year.slice(2)}`;
    default:
      return `${date}-${month}-${year}`;
  }
}

/** Returns the month of a day or of a month as `listopad 2026`. */
export const polishMonthAndYear = (month: string): string =>
  `${formatDate(month, "LLLL")} ${formatDate(month, "yyyy")}`;

/** Formats a day as `30-11-2026`. */
export const formatPolishDay = (day: IsoDay): string => formatDate(day, "dmy");

/** Formats a moment of the wire as `24-11-2026, 19:04`. */
export const formatPolishMoment = (wall: string): string =>
  `${formatPolishDay(wall.slice(0, 10))},\u00a0${wall.slice(11, 16)}`;

/** Returns `text` with its placeholders replaced by Polish dates. */
export function fillDatePlaceholders(text: string): string {
  if (!text.includes("{{")) return text;
  return text.replace(/\{\{(\d{4}-\d{2}-\d{2}) ([dMLmy/ ]+)\}\}/g, (_, day: string, style: string) =>
    formatDate(day, style),
  );
}
