import { expect, it } from "vitest";
import { foreignCountry } from "./foreign-country.ts";

it.each([
  ["Niemcy", "Niemcy"],
  [" Norge ", "Norge"],
  ["Polska", undefined],
  ["POLSKA ", undefined],
  ["PL", undefined],
  ["pol", undefined],
  [" ", undefined],
  [undefined, undefined],
])("(part of ENT-01) the country of an address is told where it is another than Poland: %j", (country, told) => {
  expect(foreignCountry({ country })).toBe(told);
});
