import { expect, it } from "vitest";
import { LANGUAGES, parseLanguage, suggestLanguage } from "./index.ts";

it("parses only the languages of the portal (part of I18N-05)", () => {
  expect(["pl", "uk", "en", "", "PL", "ua", "de", undefined].map(parseLanguage)).toEqual([
    "pl",
    "uk",
    "en",
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it.each([
  [["uk-UA", "pl"], "uk"],
  [["ru", "uk"], "uk"],
  [["EN-us"], "en"],
  [["pl-PL", "uk"], undefined],
  [["de", "fr"], undefined],
  [[], undefined],
])(
  "[I18N-08] suggests the first language of the device %j that is offered, unless it is Polish",
  (preferred, expected) => {
    expect(suggestLanguage(preferred, LANGUAGES)).toBe(expected);
  },
);

it("suggests no language that the operator does not offer (part of I18N-08)", () => {
  expect(suggestLanguage(["uk", "en"], ["pl", "en"])).toBe("en");
  expect(suggestLanguage(["uk", "en"], ["pl"])).toBeUndefined();
});
