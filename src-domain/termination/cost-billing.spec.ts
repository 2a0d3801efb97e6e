import { expect, it } from "vitest";
import { aTermination, day, month, zloty } from "#test/mothers/index.ts";
import { costBillingOf } from "./cost-billing.ts";

const TERMINATION = aTermination({ endsOn: day("2026-12-29"), cost: zloty("2710.47") });
const NOVEMBER = { period: month("2026-11"), issuedOn: day("2026-11-25") };
const DECEMBER = { period: month("2026-12"), issuedOn: day("2026-12-25") };
const JANUARY = { period: month("2027-01"), issuedOn: day("2027-01-25") };

it("[TERM-44] knows by the month of the invoice whether the cost of a termination is billed", () => {
  const named = { ...TERMINATION, billedIn: month("2027-01") };
  expect(costBillingOf(named, [NOVEMBER, DECEMBER])).toBe("ahead");
  expect(costBillingOf(named, [DECEMBER, JANUARY])).toBe("billed");
  expect(costBillingOf(named, undefined)).toBe("unknown");
  expect(costBillingOf({ ...named, cost: zloty("0.00") }, [JANUARY])).toBe("none");
});

it("(part of TERM-44) does not guess which invoice from after the end has the cost", () => {
  expect(costBillingOf(TERMINATION, [NOVEMBER, DECEMBER])).toBe("ahead");
  expect(costBillingOf(TERMINATION, [DECEMBER, JANUARY])).toBe("unknown");
});
