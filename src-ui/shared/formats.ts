import { formatLocalNumber, type LocalFormats } from "#domain/language/index.ts";
import {
  formatPolishAmount,
  formatPolishDate,
  formatPolishDateTime,
  formatPolishMoney,
  formatPolishMonth,
  shortPolishMonth,
} from "#domain/shared-kernel/index.ts";
import { pageTexts } from "./texts/page-texts.ts";

// Values as the customer reads them, in the language of the page (I18N-09). Those of other languages than Polish are
// loaded with it.

/** Returns a function that formats in the language of the page. `polish`: its format of Polish. */
function inPageLanguage<Values extends readonly unknown[], Format>(
  formatOf: (formats: LocalFormats) => (...values: Values) => Format,
  polish: (...values: Values) => Format,
): (...values: Values) => Format {
  return (...values) => {
    const { formats } = pageTexts;
    return (formats === undefined ? polish : formatOf(formats))(...values);
  };
}

/** Formats a day: `25-11-2026`, `25.11.2026` in Ukrainian, `25 Nov 2026` in English. */
export const formatDate = /* @__PURE__ */ inPageLanguage(({ date }) => date, formatPolishDate);

/** Formats a day and the time in Warsaw. */
export const formatDateTime = /* @__PURE__ */ inPageLanguage(({ dateTime }) => dateTime, formatPolishDateTime);

/** Formats an amount without unit. */
export const formatAmount = /* @__PURE__ */ inPageLanguage(({ amount }) => amount, formatPolishAmount);

/** Formats an amount: `1 187,43 zł`, `1,187.43 zł` in English. */
export const formatMoney = /* @__PURE__ */ inPageLanguage(({ money }) => money, formatPolishMoney);

/** Formats a month with its year. */
export const formatMonth = /* @__PURE__ */ inPageLanguage(({ month }) => month, formatPolishMonth);

/** Returns the short name of a month. */
export const shortMonthName = /* @__PURE__ */ inPageLanguage(({ shortMonth }) => shortMonth, shortPolishMonth);

/** Formats a number with the separators of the language. */
export const formatNumber = /* @__PURE__ */ inPageLanguage(
  ({ number }) => number,
  (value: number, options?: Intl.NumberFormatOptions) => formatLocalNumber("pl-PL", value, options),
);

/** Compares two names in the alphabet of the language, for `toSorted`. */
export const compareNames = /* @__PURE__ */ inPageLanguage(
  ({ compare }) => compare,
  (one: string, other: string) => one.localeCompare(other, "pl"),
);
