import { expect, it } from "vitest";
import { parseSandboxLanguage, requestedLanguage } from "./sandbox-language.ts";

it.each([
  ["uk", "uk"],
  ["en-GB", "en"],
  ["de, uk;q=0.5, en;q=0.8", "en"],
  ["UK-ua", "uk"],
  ["*", "pl"],
  ["uk;q=0, en", "en"],
  ["uk;q=abc", "pl"],
  ["", "pl"],
  [undefined, "pl"],
])("reads the language %j of a request as %s (part of I18N-21)", (header, language) => {
  expect(requestedLanguage(header)).toBe(language);
});

it("parses only the languages of the sandbox (part of I18N-20)", () => {
  expect(["pl", "uk", "en", "de", "", undefined].map(parseSandboxLanguage)).toEqual([
    "pl",
    "uk",
    "en",
    undefined,
    undefined,
    undefined,
  ]);
});
