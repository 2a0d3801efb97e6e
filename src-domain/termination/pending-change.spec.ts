import { describe, expect, it } from "vitest";
import {
  anOffer,
  anOfferProduct,
  aProduct,
  aTermination,
  aTerminationContract,
  day,
  zloty,
} from "#test/mothers/index.ts";
import type { Product } from "../products/index.ts";
import { pendingChangeOf, termsAheadOf } from "./pending-change.ts";
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

describe("orders that replace services before announced terms", () => {
  const internet = { ...rising, productId: "P-1", category: "internet" } as const;
  const steady = (productId: string) =>
    aProduct({
      productId,
      category: "mobile_phone",
      contractNumber: "ABO/1",
      productPrices: [{ validFrom: day("2025-03-01"), validTo: undefined, value: zloty("45.00") }],
    });
  const orderOn = (startsOn: string | undefined, category: "internet" | "mobile_phone" = "internet") =>
    anOffer({
      status: "accepted",
      order: { state: "scheduled", day: startsOn === undefined ? undefined : day(startsOn), nextStep: undefined },
      closeDate: day("2026-11-16"),
      products: [anOfferProduct({ category })],
    });
  const ahead = (products: readonly Product[], order: ReturnType<typeof orderOn>) =>
    termsAheadOf({ changedTerms }, products, day("2026-11-20"), { products, orders: [order] });

  it("[TERM-111] names no change of services that an order replaces before it", () => {
    for (const startsOn of ["2026-11-27", "2027-01-01"])
      for (const products of [[internet], [internet, steady("P-2")]])
        expect(ahead(products, orderOn(startsOn))).toEqual({ kind: "unknown" });
  });

  it("(part of TERM-111) names the change when the order comes later or its day is unknown", () => {
    for (const startsOn of ["2027-01-02", undefined])
      expect(ahead([internet], orderOn(startsOn))).toMatchObject({
        kind: "change",
        change: { monthlyDifference: 500 },
      });
  });

  it("(part of TERM-111) names the change of the services that stay", () => {
    const phone = { ...internet, productId: "P-2", category: "mobile_phone" } as const;
    expect(ahead([internet, phone], orderOn("2026-11-27"))).toMatchObject({ change: { monthlyDifference: 500 } });
    expect(ahead([internet, steady("P-2")], orderOn("2026-11-27", "mobile_phone"))).toMatchObject({
      change: { monthlyDifference: 500 },
    });
  });

  it("(part of TERM-111) counts an order after the former end of a terminated contract", () => {
    const ending = { ...internet, status: "DURING_RESIGNATION", contractEnd: day("2026-12-10") } as const;
    expect(ahead([ending], orderOn("2026-12-20"))).toEqual({ kind: "unknown" });
  });

  it("(part of TERM-111) promises no unchanged terms of replaced services", () => {
    const products = [internet];
    const terms = termsAheadOf({ changedTerms: undefined }, products, day("2026-11-20"), {
      products,
      orders: [orderOn("2026-11-27")],
    });
    expect(terms).toEqual({ kind: "unknown" });
  });
});
