import type { Grosze, Instant, ThousandsSeparator, WarsawDate, WarsawMonth } from "../shared-kernel/index.ts";
import { formatLocalNumber } from "./format-local-number.ts";
import type { LoadedLanguage } from "./language.ts";
import type { WeekdayWords } from "./weekday-words.ts";

// Imports only types of the kernel: the rest of it is loaded behind the login page, and this file before it.

/** Formats of a language other than Polish. Amounts stay in złote, instants in Warsaw's time. */
export interface LocalFormats {
  readonly date: (day: WarsawDate) => string;
  readonly dateTime: (instant: Instant) => string;
  /** Amount without unit. */
  readonly amount: (amount: Grosze) => string;
  readonly money: (amount: Grosze) => string;
  /** Month with its year. */
  readonly month: (month: WarsawMonth) => string;
  readonly shortMonth: (month: WarsawMonth) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Order of two names in the alphabet of the language, negative if the first comes first. */
  readonly compare: (one: string, other: string) => number;
  readonly weekdays: WeekdayWords;
  /** Separator of thousands in amounts that customers type (VAL-08). */
  readonly thousandsSeparator: ThousandsSeparator;
}

const NO_BREAK_SPACE = "\u00a0";
const MINUS = "\u2212";
const DAY_MS = 24 * 60 * 60_000;

/** A Monday, for the names of weekdays. */
const MONDAY = Date.UTC(2000, 0, 3);

const AND: Readonly<Record<LoadedLanguage, string>> = { uk: "і", en: "and" };
const LOCALES: Readonly<Record<LoadedLanguage, string>> = { uk: "uk-UA", en: "en-GB" };
const THOUSANDS: Readonly<Record<LoadedLanguage, ThousandsSeparator>> = { uk: "space", en: "comma" };

const GROSZE = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Names of the twelve months, as they stand alone. */
function monthNames(locale: string, month: "long" | "short"): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { month, timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2000, index, 15)).replace(/\.$/u, ""));
}

/**
 * Creates the formats of a language: `25.11.2026` and `1 187,43` in Ukrainian, `25 Nov 2026` and `1,187.43` in English.
 */
export function createLocalFormats(language: LoadedLanguage): LocalFormats {
  const locale = LOCALES[language];
  const long = monthNames(locale, "long");
  const short = monthNames(locale, "short");
  const nameIn = (names: readonly string[], text: string): string => names[Number(text.slice(5, 7)) - 1] ?? "";
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  // Swedish writes `2026-11-25 14:05`.
  const inWarsaw = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "short",
    timeZone: "Europe/Warsaw",
  });
  const number = (value: number, options?: Intl.NumberFormatOptions): string =>
    formatLocalNumber(locale, value, options).replace("-", MINUS);
  const amount = (value: Grosze): string => number(value / 100, GROSZE);
  const date = (day: string): string =>
    language === "en"
      ? [String(Number(day.slice(8))), nameIn(short, day), day.slice(0, 4)].join(NO_BREAK_SPACE)
      : day.split("-").toReversed().join(".");
  return {
    date,
    dateTime(instant) {
      const [day = "", time = ""] = inWarsaw.format(instant).split(" ");
      return `${date(day)}, ${time}`;
    },
    amount,
    money: (value) => `${amount(value)}${NO_BREAK_SPACE}zł`,
    month: (month) => `${nameIn(long, month)} ${month.slice(0, 4)}`,
    shortMonth: (month) => nameIn(short, month),
    number,
    compare: new Intl.Collator(locale).compare,
    weekdays: {
      names: Array.from({ length: 7 }, (_, index) => weekday.format(MONDAY + index * DAY_MS)),
      and: AND[language],
    },
    thousandsSeparator: THOUSANDS[language],
  };
}
