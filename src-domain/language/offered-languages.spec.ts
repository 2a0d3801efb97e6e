import { expect, it } from "vitest";
import { offeredLanguages } from "./index.ts";

it("(part of I18N-01) offers all languages by default, and Polish in any case", () => {
  expect(offeredLanguages()).toEqual(["pl", "uk", "en"]);
  expect(offeredLanguages(["en"])).toEqual(["pl", "en"]);
  expect(offeredLanguages(["uk", "pl"])).toEqual(["uk", "pl"]);
});
