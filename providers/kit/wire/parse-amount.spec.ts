import { expect, it } from "vitest";
import { parseAmount } from "./parse-amount.ts";

it.each([
  ["0", 0],
  ["1", 100],
  ["1.5", 150],
  ["1.05", 105],
  ["0.29", 29],
  ["1234.56", 123_456],
  ["999999999999.99", 99_999_999_999_999],
])("parses %s as %i grosze", (decimal, grosze) => {
  expect(parseAmount(decimal)).toBe(grosze);
});

it.each(["", "-1", "1,5", "1.", ".5", "1.505", "1e3", " 1", "1 000", "1000000000000"])(
  "rejects %j as an amount",
  (decimal) => {
    expect(parseAmount(decimal)).toBeUndefined();
  },
);
