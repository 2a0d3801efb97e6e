import { expect, it } from "vitest";
import { aProduct, aTermination, aTerminationContract, day, zloty } from "#test/mothers/index.ts";
import { pendingChangeOf } from "./pending-change.ts";
import { terminationPage } from "./termination-page.ts";

const LAST = day("2026-12-31");
const changedTerms = { until: day("2026-12-20"), endsOn: LAST };
const rising = aProduct({
  contractNumber: "ABO/1",
  productPrices: [
    { validFrom: day("2025-03-01"), validTo: LAST, value: zloty("69.00") },
    { validFrom: day("2027-01-01"), validTo: undefined, value: zloty("74.00") },
  ],
});

it("[TERM-60] names the first day of announced terms, their amount and the right to leave", () => {
  const changeOn = (today: string, products = [rising]) => pendingChangeOf({ changedTerms }, products, day(today));
  expect(changeOn("2026-12-20")).toEqual({ from: "2027-01-01", exit: changedTerms, monthlyDifference: 500 });
  expect(changeOn("2026-12-21")).toMatchObject({ from: "2027-01-01", exit: undefined });
  expect(changeOn("2027-01-01"), "the change has come").toBeUndefined();
  expect(pendingChangeOf({ changedTerms: undefined }, [rising], LAST)).toBeUndefined();
  const amountOf = (changes: Partial<typeof rising>) =>
    changeOn("2026-12-20", [{ ...rising, ...changes }])?.monthlyDifference;
  expect(amountOf({ productPrices: [] })).toBeUndefined();
  expect(amountOf({ productPrices: rising.productPrices.slice(0, 1) }), "no later price is listed").toBeUndefined();
  const withoutLaterPrice = { ...rising, productPrices: rising.productPrices.slice(0, 1) };
  expect(changeOn("2026-12-20", [rising, withoutLaterPrice])?.monthlyDifference, "of one service").toBeUndefined();
  expect(amountOf({ status: "SUSPENDED" }), "a suspended service may have a price of its own").toBeUndefined();
});

it("(part of TERM-60) names the way to the same end that is left after a revocation", () => {
  const contract = aTerminationContract({ contractNumber: "ABO/1", changedTerms });
  const sameEnd = (endsOn: string) => {
    const page = terminationPage({
      products: [rising],
      productId: rising.productId,
      terminations: {
        contracts: [contract],
        terminations: [aTermination({ contractNumber: "ABO/1", endsOn: day(endsOn) })],
      },
      today: day("2026-11-20"),
    });
    return page.kind === "terminated" ? page.sameEnd : page.kind;
  };
  expect(sameEnd("2026-12-31")).toBe("changed-terms");
  expect(sameEnd("2027-02-28")).toBe("term-end");
  expect(sameEnd("2026-12-20"), "the notice period starts anew on each day").toBeUndefined();
});
