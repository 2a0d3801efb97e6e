import { afterEach, expect, it } from "vitest";
import { createLocalFormats } from "#domain/language/local-formats.ts";
import { LANGUAGES, type Language } from "#domain/language/index.ts";
import { grosze } from "#domain/shared-kernel/index.ts";
import { formatAmount } from "../formats.ts";
import { pageTexts } from "../texts/page-texts.ts";
import { parseTypedAmount, thousandsSeparator, typedAmount } from "./typed-amount.ts";

afterEach(() => pageTexts.show("pl"));

function show(language: Language): void {
  if (language === "pl") pageTexts.show("pl");
  else {
    const formats = createLocalFormats(language);
    pageTexts.show(language, { catalogues: new Map(), formats, prefix: `${language}/`, load: () => undefined });
  }
}

it.each([
  ["pl", undefined],
  ["uk", undefined],
  ["en", 150_000],
] as const)("(part of VAL-80) reads a typed 1,500 on a page in %s as %j grosze", (language, expected) => {
  const rule = typedAmount(grosze(200_000));
  show(language);
  expect(parseTypedAmount("1,500")).toBe(expected);
  expect(rule("1,500")).toEqual(expected === undefined ? { key: "amountForm", params: {} } : "valid");
  expect(parseTypedAmount("1.500")).toBeUndefined();
});

it("(part of VAL-80) reads an amount that one language formatted in every other language", () => {
  for (const from of LANGUAGES) {
    for (const value of [5, 18_650, 228_320, 150_000, 123_456_789].map(grosze)) {
      show(from);
      const text = formatAmount(value);
      for (const language of LANGUAGES) {
        show(language);
        expect(parseTypedAmount(text), `${text}, ${from}, ${language}`).toBe(value);
      }
    }
  }
});

it("(part of VAL-80) takes the separator of typed amounts from the formats of the language", () => {
  expect(thousandsSeparator()).toBe("space");
  const formats = { ...createLocalFormats("uk"), thousandsSeparator: "comma" } as const;
  pageTexts.show("uk", { catalogues: new Map(), formats, prefix: "uk/", load: () => undefined });
  expect(parseTypedAmount("1,500")).toBe(150_000);
});
