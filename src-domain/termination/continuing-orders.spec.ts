import { describe, expect, it } from "vitest";
import { anOffer, anOfferProduct, aProduct, day } from "#test/mothers/index.ts";
import type { SaleOffer } from "../offers/index.ts";
import { serviceNameOf } from "../products/index.ts";
import { continuingOrders, replacementBeforeEnd } from "./continuing-orders.ts";

const INTERNET = aProduct({ productId: "P-1", category: "internet" });
const PHONE = aProduct({ productId: "P-2", category: "mobile_phone" });
const TERMS = { isConsumer: true, days: undefined, today: day("2026-11-20") };

function ordered(changes: Partial<SaleOffer> = {}, commitmentPeriod: number | undefined = 24) {
  return {
    ...anOffer({
      offerId: "121001",
      processNumber: undefined,
      status: "accepted",
      order: { state: "scheduled", day: day("2026-11-27"), nextStep: undefined },
      closeDate: day("2026-11-20"),
      products: [anOfferProduct({ category: "internet", commitmentPeriod })],
      ...changes,
    }),
    withdrawalUntil: undefined,
  };
}

describe("continuingOrders", () => {
  it("(part of TERM-45) names number, commitment and right to withdraw of an order", () => {
    const both = [INTERNET, PHONE];
    expect(continuingOrders(both, both, [ordered()], TERMS)).toEqual([
      {
        number: "121001",
        boundUntil: "2028-11-19",
        withdrawalUntil: "2026-12-04",
        replaced: [serviceNameOf(INTERNET)],
        startsBy: "2026-11-27",
        isStartFixed: true,
      },
    ]);
  });

  it("(part of TERM-45) says whether an order replaces a service before the contract ends", () => {
    const products = [{ ...INTERNET, status: "DURING_RESIGNATION", contractEnd: day("2026-12-31") } as const];
    const replacementBy = (state: "received" | "scheduled", startsBy: string | undefined, second?: typeof INTERNET) => {
      const order = ordered({
        order: { state, day: startsBy === undefined ? undefined : day(startsBy), nextStep: undefined },
      });
      const all = second === undefined ? products : [...products, second];
      return replacementBeforeEnd(continuingOrders(products, all, [order], TERMS), day("2026-12-31"));
    };
    expect(replacementBy("scheduled", "2026-12-02")).toBe("yes");
    expect(replacementBy("received", "2026-12-30")).toBe("yes");
    expect(replacementBy("received", "2026-12-31")).toBe("perhaps");
    expect(replacementBy("scheduled", "2026-12-31")).toBe("no");
    expect(replacementBy("received", undefined)).toBe("perhaps");
    expect(replacementBy("received", "2027-01-04")).toBe("perhaps");
    expect(replacementBy("scheduled", "2027-01-04")).toBe("no");
    expect(replacementBy("scheduled", "2026-12-02", aProduct({ productId: "P-3", category: "internet" }))).toBe(
      "perhaps",
    );
    expect(replacementBeforeEnd([], day("2026-12-31"))).toBe("no");
  });

  it("(part of TERM-45) names no commitment without months, and no right that is over", () => {
    const list = (order: ReturnType<typeof ordered>, terms = TERMS) =>
      continuingOrders([INTERNET], [INTERNET], [order], terms).map(({ boundUntil, withdrawalUntil }) => [
        boundUntil,
        withdrawalUntil,
      ]);
    expect(list(ordered({}, 0), { ...TERMS, isConsumer: false })).toEqual([[undefined, undefined]]);
    expect(list(ordered({}), { ...TERMS, today: day("2026-12-05") })).toEqual([["2028-11-19", undefined]]);
  });

  it.each<[string, Partial<SaleOffer>]>([
    ["of another service", { products: [anOfferProduct({ category: "television" })] }],
    ["that is completed", { order: { state: "completed", day: day("2026-11-20"), nextStep: undefined } }],
    ["that the customer has withdrawn from", { withdrawnOn: day("2026-11-20") }],
    ["that was not accepted", { status: "active" }],
  ])("(part of TERM-45) lists no order %s", (_, changes) => {
    expect(continuingOrders([INTERNET], [INTERNET, PHONE], [ordered(changes)], TERMS)).toEqual([]);
  });
});
