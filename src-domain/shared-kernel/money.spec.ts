import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { zloty } from "#test/mothers/index.ts";
import {
  ZERO,
  decimalOf,
  formatPolishAmount,
  formatPolishMoney,
  grosze,
  groszeFromDecimal,
  meanOf,
  negated,
  sumOf,
} from "./money.ts";

const NBSP = "\u00a0";
const anyAmount = fc.maxSafeInteger().map((value) => grosze(value));
const smallAmount = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((value) => grosze(value));

describe("formatPolishMoney", () => {
  it.each([
    ["0.00", "0,00 zł"],
    ["0.05", "0,05 zł"],
    ["5", "5,00 zł"],
    ["49.9", "49,90 zł"],
    ["999.99", "999,99 zł"],
    ["1187.43", "1 187,43 zł"],
    ["1234567.89", "1 234 567,89 zł"],
    ["-5.00", "−5,00 zł"],
    ["-1187.43", "−1 187,43 zł"],
  ])("[FIN-04] formats %s as %s with no-break spaces and two decimals", (decimal, text) => {
    expect(formatPolishMoney(zloty(decimal))).toBe(text.replaceAll(" ", NBSP));
  });

  it("[FIN-04] formats any amount so that it can be parsed back", () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const text = formatPolishAmount(amount);
        expect(text).toMatch(/^\u2212?\d{1,3}(\u00a0\d{3})*,\d\d$/);
        expect(groszeFromDecimal(text.replaceAll(NBSP, "").replace("\u2212", "-").replace(",", "."))).toBe(amount);
      }),
    );
  });
});

describe("money on the wire", () => {
  it.each([
    ["223.70", 22370],
    ["0.5", 50],
    ["-5.00", -500],
    ["+5", 500],
    [" 7.10 ", 710],
    ["007", 700],
    ["0.1", 10],
    ["1.10", 110],
    ["-0.00", 0],
    ["4.35", 435],
    ["90071992547409.91", 9007199254740991],
  ])("parses the amount %j as %i grosze", (text, value) => {
    expect(groszeFromDecimal(text)).toBe(value);
  });

  it.each([
    "",
    ".",
    "5.",
    ".5",
    "1,50",
    "1.234",
    "1e3",
    "0x10",
    "12 345.00",
    "NaN",
    "--5",
    "90071992547409.92",
    "9".repeat(16),
  ])("rejects the wire amount %j", (text) => {
    expect(groszeFromDecimal(text)).toBeUndefined();
  });

  it.each([
    [0, "0.00"],
    [5, "0.05"],
    [-500, "-5.00"],
    [118743, "1187.43"],
  ])("[FIN-04] writes %i grosze as the wire amount %s", (value, text) => {
    expect(decimalOf(grosze(value))).toBe(text);
  });

  it("[FIN-04] restores any amount from the wire to the grosz", () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(decimalOf(amount)).toMatch(/^-?\d+\.\d\d$/);
        expect(groszeFromDecimal(decimalOf(amount))).toBe(amount);
      }),
    );
  });
});

describe("sums", () => {
  it("[FIN-04] computes sums in whole grosze", () => {
    expect(sumOf([zloty("0.10"), zloty("0.20")])).toBe(30);
    expect(sumOf([])).toBe(0);
    expect(() => grosze(0.5)).toThrow(new RangeError("Amount must be whole grosze: 0.5"));
    expect(() => grosze(Number.NaN)).toThrow(RangeError);
    expect(() => grosze(2 ** 53)).toThrow(RangeError);
  });

  it("[FIN-04] computes sums in any order that cancel with the negated amounts", () => {
    fc.assert(
      fc.property(fc.array(smallAmount), (amounts) => {
        const total = sumOf(amounts);
        expect(sumOf(amounts.toReversed())).toBe(total);
        expect(sumOf([total, ...amounts.map((amount) => negated(amount))])).toBe(0);
      }),
    );
  });

  it("rounds the mean of amounts half away from zero, never to minus zero", () => {
    expect(meanOf([])).toBe(0);
    expect(meanOf([grosze(1), grosze(2)])).toBe(2);
    expect(meanOf([grosze(-1), grosze(-2)])).toBe(-2);
    expect(meanOf([grosze(-1), ZERO, ZERO])).toBe(0);
    expect(negated(ZERO)).toBe(0);
    expect(grosze(-0)).toBe(0);
  });

  it("computes a mean of amounts within half a grosz of the exact one", () => {
    fc.assert(
      fc.property(fc.array(smallAmount, { minLength: 1 }), (amounts) => {
        expect(Math.abs(meanOf(amounts) * amounts.length - sumOf(amounts))).toBeLessThanOrEqual(amounts.length / 2);
      }),
    );
  });
});
