import {
  formatPolishAmount,
  formatPolishDate,
  formatPolishDateTime,
  formatPolishMoney,
  formatPolishMonth,
  shortPolishMonth,
  type Grosze,
  type Instant,
  type WarsawDate,
  type WarsawMonth,
} from "#domain/shared-kernel/index.ts";
import { pageTexts } from "./texts/page-texts.ts";

// Values as the customer reads them, in the language of the page (I18N-09). Those of other languages than Polish are
// loaded with it.

/** Formats a day: `25-11-2026`, `25.11.2026` in Ukrainian, `25 Nov 2026` in English. */
export const formatDate = (day: WarsawDate): string => pageTexts.formats?.date(day) ?? formatPolishDate(day);

/** Formats a day and the time in Warsaw. */
export const formatDateTime = (at: Instant): string => pageTexts.formats?.dateTime(at) ?? formatPolishDateTime(at);

/** Formats an amount without unit. */
export const formatAmount = (amount: Grosze): string => pageTexts.formats?.amount(amount) ?? formatPolishAmount(amount);

/** Formats an amount: `1 187,43 zł`, `1,187.43 zł` in English. */
export const formatMoney = (amount: Grosze): string => pageTexts.formats?.money(amount) ?? formatPolishMoney(amount);

/** Formats a month with its year. */
export const formatMonth = (month: WarsawMonth): string => pageTexts.formats?.month(month) ?? formatPolishMonth(month);

/** Returns the short name of a month. */
export const shortMonthName = (month: WarsawMonth): string =>
  pageTexts.formats?.shortMonth(month) ?? shortPolishMonth(month);

/** Formats a number with the separators of the language. */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  pageTexts.formats?.number(value, options) ?? value.toLocaleString("pl-PL", options);
