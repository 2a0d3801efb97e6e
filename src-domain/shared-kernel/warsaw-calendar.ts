import { IANAZone } from "luxon";
import type { Instant } from "./clock.port.ts";

declare const warsawDateBrand: unique symbol;

/** Calendar day in Europe/Warsaw as `YYYY-MM-DD`; sorts and compares as text. */
export type WarsawDate = string & { readonly [warsawDateBrand]: true };

/** Calendar month as `YYYY-MM`. */
export type WarsawMonth = string & { readonly [warsawDateBrand]: "month" };

/** Returns the zone, which luxon caches. Not a constant: its first use loads the browser's time zones. */
const warsaw = (): IANAZone => IANAZone.create("Europe/Warsaw");

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Returns the day and time in Warsaw as `YYYY-MM-DDTHH:mm:ss.sssZ`; the `Z` means nothing. Throws for an instant
 * without a day. Only the offset comes from luxon: lists format thousands of instants.
 */
function localTextAt(instant: Instant): string {
  return new Date(instant + warsaw().offset(instant) * MINUTE_MS).toISOString();
}

/** Returns the day that begins a text of `toISOString`; `undefined` for a year without four digits. */
const dayOfText = (text: string): WarsawDate | undefined => warsawDate(text.slice(0, text.indexOf("T")));

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

// Computed without luxon for speed: a large customer's entries contain ten thousand dates.
function isWarsawDate(text: string): text is WarsawDate {
  const parts = /^(\d{4})-(0[1-9]|1[0-2])-(\d{2})$/.exec(text);
  if (parts === null) return false;
  const day = Number(parts[3]);
  return day >= 1 && day <= daysIn(Number(parts[1]), Number(parts[2]));
}

/**
 * Returns true for the years 1900 to 2199, which the portal reads. Systems write `31-12-9999` for "without an end" and
 * `01-01-0001` for "never"; a calendar that adds months to such a day leaves the years of four digits.
 */
const isReadableYear = (year: number): boolean => year >= 1900 && year < 2200;

const yearNumberOf = (date: WarsawDate | WarsawMonth): number => Number(date.slice(0, 4));

function isWarsawMonth(text: string): text is WarsawMonth {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

/** Returns `text` as a day if it is `YYYY-MM-DD` and exists. */
export function warsawDate(text: string): WarsawDate | undefined {
  return isWarsawDate(text) ? text : undefined;
}

/** Returns true for an instant that has a day and a time: of the years 1900 to 2199. */
export function isReadableInstant(instant: number): boolean {
  return isReadableYear(new Date(instant).getUTCFullYear());
}

/** Returns the day in Warsaw at `instant`, independent of the device's time zone (I18N-02). */
export function warsawDateAt(instant: Instant): WarsawDate {
  return requireDay(localTextAt(instant), instant);
}

/** Returns the day of a text of `localTextAt`. */
function requireDay(localText: string, instant: Instant): WarsawDate {
  const date = dayOfText(localText);
  if (date === undefined) throw new RangeError(`No Warsaw day at instant ${instant}`);
  return date;
}

/** Returns the time of a text of `localTextAt` as `HH:mm`. */
const timeIn = (localText: string): string => localText.slice(-13, -8);

/** Cache of parsed days: thousands of entries share a few hundred days. */
const parsedDays = new Map<string, WarsawDate>();
const MAX_CACHED_DAYS = 4_000;

/** Parses `DD-MM-YYYY`; `undefined` for other text and for days that do not exist. */
export function parsePolishDate(text: string): WarsawDate | undefined {
  const known = parsedDays.get(text);
  if (known !== undefined) return known;
  const parts = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text);
  if (parts === null) return undefined;
  const day = warsawDate([parts[3], parts[2], parts[1]].join("-"));
  if (day === undefined) return undefined;
  if (parsedDays.size >= MAX_CACHED_DAYS) parsedDays.clear();
  parsedDays.set(text, day);
  return day;
}

/** Parses a day of the wire, `DD-MM-YYYY` in a year from 1900 to 2199. */
export function parseWireDay(text: string): WarsawDate | undefined {
  const day = parsePolishDate(text);
  return day !== undefined && isReadableYear(yearNumberOf(day)) ? day : undefined;
}

/** Returns true for a day `DD-MM-YYYY` after the years that the portal reads: the end of what has no end. */
export function isEndlessDay(text: string): boolean {
  const day = parsePolishDate(text);
  return day !== undefined && yearNumberOf(day) >= 2200;
}

/** Parses a month of the wire, `YYYY-MM` in a year from 1900 to 2199. */
export function parseWireMonth(text: string): WarsawMonth | undefined {
  return isWarsawMonth(text) && isReadableYear(yearNumberOf(text)) ? text : undefined;
}

/** Formats a day as `DD-MM-YYYY`. */
export function formatPolishDate(date: WarsawDate): string {
  return `${date.slice(8)}-${date.slice(5, 7)}-${date.slice(0, 4)}`;
}

/** Formats an instant as `DD-MM-YYYY HH:mm` in Warsaw (I18N-02). */
export function formatPolishDateTime(instant: Instant): string {
  const localText = localTextAt(instant);
  return `${formatPolishDate(requireDay(localText, instant))} ${timeIn(localText)}`;
}

/** Returns a time without a leading zero: `09:00` as `9:00`. */
export const shortTime = (time: string): string => time.replace(/^0(?=\d)/u, "");

/** Formats an instant as `HH:mm` in Warsaw. */
export function formatPolishTime(instant: Instant): string {
  return timeIn(localTextAt(instant));
}

/** `xs:dateTime` with an offset; some systems leave out the seconds, or the colon of the offset. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::(\d{2})(?:[.,](\d+))?)?(?:Z|([+-]\d{2}):?([0-5]\d))$/;

/** Largest offset of `xs:dateTime`, as hours and minutes: 14:00. */
const MAX_OFFSET = 1400;

/**
 * Parses an instant of the wire: ISO 8601 with separators, time and offset. `undefined` without an offset, when it does
 * not exist or is beyond the years 1900 to 2199. Cuts off what is shorter than a millisecond. Without luxon, so that
 * browsers load only its time zones: the rest has 20 kB.
 */
export function parseInstant(text: string): Instant | undefined {
  const [, day = "", time, second = "00", fraction = "", offsetHours = "+00", offsetMinutes = "00"] =
    INSTANT.exec(text) ?? [];
  if (!isWarsawDate(day) || Math.abs(Number(offsetHours + offsetMinutes)) > MAX_OFFSET) return undefined;
  const milliseconds = fraction.slice(0, 3).padEnd(3, "0");
  const instant = Date.parse(`${day}T${time}:${second}.${milliseconds}${offsetHours}:${offsetMinutes}`);
  return isReadableInstant(instant) ? instant : undefined;
}

/** Counts the calendar days from `from` to `to`; negative when `to` is earlier. Days of 23 or 25 hours count as one. */
export function daysBetween(from: WarsawDate, to: WarsawDate): number {
  return (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS;
}

/** Returns the day `days` later (earlier, if negative). Calendar days need no time zone. */
export function plusDays(date: WarsawDate, days: number): WarsawDate {
  const moved = dayOfText(new Date(Date.parse(date) + days * DAY_MS).toISOString());
  if (moved === undefined) throw new RangeError(`No day ${days} days after ${date}`);
  return moved;
}

/** Returns the same day `months` later (earlier, if negative), or the last day of a shorter month. */
export function plusMonthsTo(date: WarsawDate, months: number): WarsawDate {
  const month = plusMonths(monthOf(date), months);
  const day = Math.min(Number(date.slice(8)), daysInMonth(month));
  const moved = `${month}-${String(day).padStart(2, "0")}`;
  if (!isWarsawDate(moved)) throw new RangeError(`Day ${moved} does not exist`);
  return moved;
}

/** Returns the months from `from` to `to`, with days as thirtieths; negative when `to` is earlier. */
export function monthsBetween(from: WarsawDate, to: WarsawDate): number {
  const whole = (index: WarsawDate): number => Number(index.slice(0, 4)) * 12 + Number(index.slice(5, 7));
  return whole(to) - whole(from) + (Number(to.slice(8)) - Number(from.slice(8))) / 30;
}

/** Returns the month of a day. */
export function monthOf(date: WarsawDate): WarsawMonth {
  const month = date.slice(0, 7);
  if (!isWarsawMonth(month)) throw new RangeError(`Date ${date} has no month`);
  return month;
}

/** Returns the number of days of a month. */
export function daysInMonth(month: WarsawMonth): number {
  return daysIn(yearNumberOf(month), Number(month.slice(5)));
}

/** Returns `text` as a month if it is `YYYY-MM`. */
export function warsawMonth(text: string): WarsawMonth | undefined {
  return isWarsawMonth(text) ? text : undefined;
}

/** Returns the month `months` later (earlier, if negative). */
export function plusMonths(month: WarsawMonth, months: number): WarsawMonth {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  const next = `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;
  if (!isWarsawMonth(next)) throw new RangeError(`Month ${next} does not exist`);
  return next;
}

/** Names of the months, with their usual abbreviations. Without luxon for speed: it asks the browser for each name. */
const MONTHS = [
  ["styczeń", "sty"],
  ["luty", "lut"],
  ["marzec", "mar"],
  ["kwiecień", "kwi"],
  ["maj", "maj"],
  ["czerwiec", "cze"],
  ["lipiec", "lip"],
  ["sierpień", "sie"],
  ["wrzesień", "wrz"],
  ["październik", "paź"],
  ["listopad", "lis"],
  ["grudzień", "gru"],
] as const;

const namesOf = (month: WarsawMonth): readonly [long: string, short: string] =>
  MONTHS[Number(month.slice(5)) - 1] ?? ["", ""];

/** Formats a month as `listopad 2026`. */
export function formatPolishMonth(month: WarsawMonth): string {
  return `${namesOf(month)[0]} ${yearOf(month)}`;
}

/** Returns the short name of a month: `lis`. */
export function shortPolishMonth(month: WarsawMonth): string {
  return namesOf(month)[1];
}

/** Returns the year of a month, four digits. */
export function yearOf(month: WarsawMonth): string {
  return month.slice(0, 4);
}
