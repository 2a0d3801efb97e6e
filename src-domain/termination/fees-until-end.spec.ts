import { expect, it } from "vitest";
import { aProduct, day, zloty } from "#test/mothers/index.ts";
import { feesUntilEnd } from "./fees-until-end.ts";

const TODAY = day("2026-11-20");
const SUSPENDED = aProduct({ status: "SUSPENDED", actualPrice: zloty("0.00"), productPrices: [] });
const ENDING = { ...SUSPENDED, status: "DURING_RESIGNATION", isSuspendedUntilEnd: true } as const;
const ACTIVE = aProduct({ status: "ACTIVE", actualPrice: zloty("45.00") });
const FEE = { monthlyFee: zloty("45.00") };

it("[TERM-42] charges no fee until the end for services that are suspended without one", () => {
  for (const product of [SUSPENDED, ENDING]) {
    expect(feesUntilEnd(FEE, [product], TODAY)).toBe("suspended");
    expect(feesUntilEnd({ monthlyFee: zloty("0.00") }, [product], TODAY)).toBe("suspended");
    expect(feesUntilEnd(FEE, [product, { ...ACTIVE, status: "INACTIVE" }], TODAY)).toBe("suspended");
  }
});

it("(part of TERM-42) charges the fee of working, blocked and suspended services with a price", () => {
  expect(feesUntilEnd(FEE, [ACTIVE], TODAY)).toBe("charged");
  expect(feesUntilEnd(FEE, [SUSPENDED, ACTIVE], TODAY)).toBe("charged");
  expect(feesUntilEnd(FEE, [{ ...SUSPENDED, blockade: "arrears" }], TODAY)).toBe("charged");
  expect(feesUntilEnd(FEE, [{ ...SUSPENDED, actualPrice: zloty("5.00") }], TODAY)).toBe("charged");
  expect(feesUntilEnd({ monthlyFee: zloty("0.00") }, [ACTIVE], TODAY)).toBe("none");
});
