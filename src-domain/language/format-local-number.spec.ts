import { expect, it } from "vitest";
import { formatLocalNumber } from "./format-local-number.ts";

it("formats a number by locale and options, again after other ones", () => {
  const values = [
    ["pl-PL", undefined],
    ["en-GB", undefined],
    ["pl-PL", { minimumFractionDigits: 2 }],
    ["pl-PL", { style: "unit", unit: "megabyte" }],
  ] as const;
  const format = (): readonly string[] =>
    values.map(([locale, options]) => formatLocalNumber(locale, 12_345.5, options));
  const expected = values.map(([locale, options]) => (12_345.5).toLocaleString(locale, options));
  expect(format()).toEqual(expected);
  expect(format()).toEqual(expected);
  expect(new Set(expected).size).toBe(4);
});
