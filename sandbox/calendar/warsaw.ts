/** A day of the calendar in Europe/Warsaw, `YYYY-MM-DD`. */
export type IsoDay = string;
/**
 * A time on the wall in Europe/Warsaw, `YYYY-MM-DDTHH:mm:ss`: what the demo data says of moments, so that a roll of
 * dates keeps the hour.
 */
export type WallTime = string;

const WALL = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Warsaw", dateStyle: "short", timeStyle: "medium" });
const DAY_MS = 86_400_000;
const SUMMER = "+02:00";
const WINTER = "+01:00";

/** What the clocks in Warsaw show at `instant` (ms). */
export function wallAt(instant: number): WallTime {
  return WALL.format(instant).replace(" ", "T");
}

/** The day that it is in Warsaw at `instant` (ms). */
export function dayAt(instant: number): IsoDay {
  return wallAt(instant).slice(0, 10);
}

/** The moment of the wire, with the offset that Warsaw has then; an hour that comes twice is the first of the two. */
export function toMoment(wall: WallTime): string {
  const summer = `${wall}${SUMMER}`;
  return wallAt(Date.parse(summer)) === wall ? summer : `${wall}${WINTER}`;
}

/** `day` and `days` later; earlier if negative. */
export function addCalendarDays(day: IsoDay, days: number): IsoDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from `from` to `to`. */
export function countDays(from: IsoDay, to: IsoDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** `month` (`YYYY-MM`) and `months` later. */
export function addToMonth(month: string, months: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** The last day of `month` (`YYYY-MM`). */
export function lastDayOf(month: string): IsoDay {
  return addCalendarDays(`${addToMonth(month, 1)}-01`, -1);
}

/** The same day of the month `months` later; the last day of a month that is too short for it. */
export function addCalendarMonths(day: IsoDay, months: number): IsoDay {
  const month = addToMonth(day.slice(0, 7), months);
  const last = lastDayOf(month);
  const wanted = `${month}-${day.slice(8, 10)}`;
  return wanted > last ? last : wanted;
}

/** Whole months that have passed from `from` to `to`; 0 when `to` is earlier. */
export function countMonths(from: IsoDay, to: IsoDay): number {
  const calendar =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  return Math.max(0, addCalendarMonths(from, calendar) > to ? calendar - 1 : calendar);
}
