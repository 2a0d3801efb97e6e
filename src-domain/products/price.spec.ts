import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { grosze, plusDays } from "#domain/shared-kernel/index.ts";
import { TODAY, aBareProduct, aPrice, aProduct, day, zloty } from "#test/mothers/index.ts";
import { priceOn } from "./price.ts";

const listed = (...productPrices: ReturnType<typeof aPrice>[]) => aProduct({ actualPrice: undefined, productPrices });
const old = aPrice({ validFrom: day("2025-03-01"), validTo: day("2026-02-28"), value: zloty("79.90") });
const now = aPrice({ validFrom: day("2026-03-01"), validTo: day("2027-02-28"), value: zloty("89.90") });
const later = aPrice({ validFrom: day("2027-03-01"), value: zloty("99.90") });

describe("price of a product", () => {
  it("[PROD-06] returns the actual product price when given, zero included", () => {
    expect(priceOn(aProduct({ actualPrice: zloty("50.00"), productPrices: [now] }), TODAY)).toBe(5000);
    expect(priceOn(aProduct({ actualPrice: zloty("0.00"), productPrices: [now], status: "SUSPENDED" }), TODAY)).toBe(0);
  });

  it("(part of PROD-16) returns no price of an inactive product", () => {
    expect(priceOn(aProduct({ status: "INACTIVE", actualPrice: zloty("50.00") }), TODAY)).toBeUndefined();
  });

  it("[PROD-06] returns else the price in force on the day, its first and last day included", () => {
    const product = listed(old, now, later);
    expect(priceOn(product, TODAY)).toBe(8990);
    expect(priceOn(product, day("2026-02-28"))).toBe(7990);
    expect(priceOn(product, day("2026-03-01"))).toBe(8990);
    expect(priceOn(product, day("2027-02-28"))).toBe(8990);
    expect(priceOn(product, day("2027-03-01"))).toBe(9990);
    expect(priceOn(product, day("2099-01-01"))).toBe(9990);
  });

  it("[PROD-06] returns the last of several product prices in force", () => {
    expect(priceOn(listed(aPrice({ value: zloty("10.00") }), now, aPrice({ value: zloty("20.00") })), TODAY)).toBe(
      2000,
    );
    expect(priceOn(listed(aPrice({ value: zloty("10.00") }), now, later), TODAY)).toBe(8990);
  });

  it("returns an unknown product price when no price covers the day", () => {
    expect(priceOn(listed(), TODAY)).toBeUndefined();
    expect(priceOn(listed(old), TODAY)).toBeUndefined();
    expect(priceOn(listed(later), TODAY)).toBeUndefined();
    expect(priceOn(aBareProduct(), TODAY)).toBeUndefined();
  });

  it("returns the first future price of an ordered product", () => {
    const first = aPrice({ validFrom: day("2026-12-01"), validTo: day("2027-02-28"), value: zloty("59.00") });
    expect(priceOn({ ...listed(later, first), status: "ORDERED" }, TODAY)).toBe(5900);
    expect(priceOn({ ...listed(old), status: "ORDERED" }, TODAY)).toBeUndefined();
    expect(priceOn({ ...listed(now, first), status: "ORDERED" }, TODAY)).toBe(8990);
    expect(priceOn({ ...listed(first, later), status: "ORDERED" }, TODAY)).toBe(5900);
    const middle = aPrice({ validFrom: day("2027-01-01"), value: zloty("61.00") });
    for (const prices of [
      [middle, later, first],
      [later, middle, first],
      [first, middle, later],
      [middle, first, later],
    ]) {
      expect(priceOn({ ...listed(...prices), status: "ORDERED" }, TODAY)).toBe(5900);
    }
    const overAlready = aPrice({ validFrom: TODAY, validTo: plusDays(TODAY, -1), value: zloty("1.00") });
    expect(priceOn({ ...listed(overAlready, first), status: "ORDERED" }, TODAY)).toBe(5900);
    expect(priceOn({ ...listed(aPrice({ validTo: plusDays(TODAY, -1) })), status: "ORDERED" }, TODAY)).toBeUndefined();
  });

  it("[PROD-06] returns the last price in force of a product, for any prices", () => {
    const offset = fc.option(fc.integer({ min: -60, max: 60 }), { nil: undefined });
    const prices = fc.array(fc.record({ from: offset, to: offset, value: fc.integer({ min: 0, max: 99_999 }) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(prices, (rows) => {
        const productPrices = rows.map(({ from, to, value }) =>
          aPrice({
            validFrom: from === undefined ? undefined : plusDays(TODAY, from),
            validTo: to === undefined ? undefined : plusDays(TODAY, to),
            value: grosze(value),
          }),
        );
        const expected = rows.filter(({ from, to }) => (from ?? 0) <= 0 && (to ?? 0) >= 0).at(-1)?.value;
        expect(priceOn(listed(...productPrices), TODAY)).toBe(expected);
      }),
    );
  });
});
