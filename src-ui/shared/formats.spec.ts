import { afterEach, expect, it } from "vitest";
import { createLocalFormats } from "#domain/language/local-formats.ts";
import type { Language } from "#domain/language/index.ts";
import { grosze } from "#domain/shared-kernel/index.ts";
import { compareNames, formatMoney, formatNumber } from "./formats.ts";
import { formatMeasure } from "./format-measure.ts";
import { messageOf } from "./forms/messages.ts";
import { pageTexts } from "./texts/page-texts.ts";

afterEach(() => pageTexts.show("pl"));

function show(language: Language): void {
  if (language === "pl") pageTexts.show("pl");
  else {
    const formats = createLocalFormats(language);
    pageTexts.show(language, { catalogues: new Map(), formats, prefix: `${language}/`, load: () => undefined });
  }
}

const spaced = (text: string): string => text.replaceAll(/\s/gu, " ");

it.each([
  ["pl", ["1 187,43 zł", "1234,5", "1,0 MB", "36,8 GB", "300 m"]],
  ["uk", ["1 187,43 zł", "1 234,5", "1,0 МБ", "36,8 ГБ", "300 м"]],
  ["en", ["1,187.43 zł", "1,234.5", "1.0 MB", "36.8 GB", "300 m"]],
] as const)("(part of I18N-09) formats amounts, numbers and quantities in %s", (language, expected) => {
  show(language);
  expect(
    [
      formatMoney(grosze(118_743)),
      formatNumber(1234.5),
      formatMeasure({ value: 1, unit: "megabyte", hasDecimal: true }),
      formatMeasure({ value: 36.8, unit: "gigabyte", hasDecimal: false }),
      formatMeasure({ value: 300, unit: "meter", hasDecimal: false }),
    ].map(spaced),
  ).toEqual(expected);
});

it("(part of I18N-09) lets no quantity break between its number and its unit", () => {
  show("en");
  expect(formatMeasure({ value: 1.5, unit: "kilometer", hasDecimal: true })).toBe("1.5\u00a0km");
});

it("(part of I18N-09) formats the limit in a message in the language of the page", () => {
  const message = () => spaced(messageOf({ key: "amountTooMuch", params: { limit: 118_743 } }));
  expect(message()).toContain("1 187,43 zł");
  show("en");
  expect(message()).toContain("1,187.43 zł");
});

it("(part of I18N-09) compares names in the alphabet of the language", () => {
  expect(["Łódź", "Lublin", "Lwów"].toSorted(compareNames)).toEqual(["Lublin", "Lwów", "Łódź"]);
  show("uk");
  expect(["Яна", "Ірина", "Ївга", "Zofia", "Гнат", "Ґалаґан"].toSorted(compareNames)).toEqual([
    "Гнат",
    "Ґалаґан",
    "Ірина",
    "Ївга",
    "Яна",
    "Zofia",
  ]);
});
