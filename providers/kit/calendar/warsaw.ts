/** Calendar day in Europe/Warsaw, `YYYY-MM-DD`. */
export type IsoDay = string;
/** Wall time in Europe/Warsaw without an offset, `YYYY-MM-DDTHH:mm:ss`: what a clock there shows. */
export type WallTime = string;

const WALL = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Warsaw", dateStyle: "short", timeStyle: "medium" });
const DAY_MS = 86_400_000;
/** From here on years may have more than four digits. */
const FAR_FUTURE = Date.parse("9999-01-01T00:00:00Z");
const SUMMER = "+02:00";
const WINTER = "+01:00";

/** Most days whose offset is remembered. */
const MAX_DAYS = 20_000;

/** Offsets of Warsaw by the number of the day in UTC, ms; `undefined` on a day on which it changes. */
const offsets = new Map<number, number | undefined>();

const formatWall = (instant: number): WallTime => WALL.format(instant).replace(" ", "T");

const offsetAt = (instant: number): number => Date.parse(`${formatWall(instant)}Z`) - instant;

function offsetOn(day: number): number | undefined {
  if (offsets.has(day)) return offsets.get(day);
  const offset = offsetAt(day * DAY_MS);
  const found = offset === offsetAt((day + 1) * DAY_MS) ? offset : undefined;
  if (offsets.size >= MAX_DAYS) offsets.clear();
  offsets.set(day, found);
  return found;
}

/** Returns the wall time in Warsaw at `instant` (ms). */
export function wallAt(instant: number): WallTime {
  // `Intl` takes ten times as long as the arithmetic, and a response has up to hundreds of times.
  const offset = instant >= 0 && instant < FAR_FUTURE ? offsetOn(Math.floor(instant / DAY_MS)) : undefined;
  return offset === undefined ? formatWall(instant) : new Date(instant + offset).toISOString().slice(0, 19);
}

/** Returns the calendar day in Warsaw at `instant` (ms). */
export function dayAt(instant: number): IsoDay {
  return wallAt(instant).slice(0, 10);
}

/**
 * Returns the wall time with the offset of Warsaw, as the wire has it. Of an hour that occurs twice, takes the first.
 */
export function toMoment(wall: WallTime): string {
  const summer = `${wall}${SUMMER}`;
  return wallAt(Date.parse(summer)) === wall ? summer : `${wall}${WINTER}`;
}

/** Returns the day that is `days` after `day`; before it if negative. */
export function addCalendarDays(day: IsoDay, days: number): IsoDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Counts the days from `from` to `to`. */
export function countDays(from: IsoDay, to: IsoDay): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** Returns the month that is `months` after `month` (`YYYY-MM`). */
export function addToMonth(month: string, months: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** Returns the last day of `month` (`YYYY-MM`). */
export function lastDayOf(month: string): IsoDay {
  return addCalendarDays(`${addToMonth(month, 1)}-01`, -1);
}

/** Returns the same day of the month `months` later, or the last day if that month is too short. */
export function addCalendarMonths(day: IsoDay, months: number): IsoDay {
  const month = addToMonth(day.slice(0, 7), months);
  const last = lastDayOf(month);
  const wanted = `${month}-${day.slice(8, 10)}`;
  return wanted > last ? last : wanted;
}

/** Counts the whole months from `from` to `to`; 0 when `to` is earlier. */
export function countMonths(from: IsoDay, to: IsoDay): number {
  const calendar =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  return Math.max(0, addCalendarMonths(from, calendar) > to ? calendar - 1 : calendar);
}
