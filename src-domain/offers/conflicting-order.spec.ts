import { describe, expect, it } from "vitest";
import { anOfferProduct, someOfferDetails } from "#test/mothers/index.ts";
import { conflictingOrder } from "./conflicting-order.ts";
import type { OfferDetails } from "./offer-details.ts";
import type { OrderStage } from "./order-progress.ts";

const INTERNET = [anOfferProduct({ category: "internet" })];

const anOrder = (state: OrderStage, changes: Partial<OfferDetails> = {}): OfferDetails =>
  someOfferDetails({
    offerId: "ORDER",
    status: "accepted",
    products: INTERNET,
    order: { state, day: undefined, nextStep: undefined },
    ...changes,
  });

describe("conflictingOrder", () => {
  const offer = someOfferDetails({ offerId: "OFFER", products: INTERNET });

  it("[ORDER-06] finds an order in progress for the same category, and no ended or other one", () => {
    for (const state of ["received", "scheduled"] as const)
      expect(conflictingOrder(offer, [offer, anOrder(state)])?.offerId).toBe("ORDER");
    for (const order of [
      anOrder("completed"),
      anOrder("refused"),
      anOrder("received", { status: "declined" }),
      anOrder("received", { kind: "isobar" }),
      anOrder("received", { products: [anOfferProduct({ category: "television" })] }),
    ])
      expect(conflictingOrder(offer, [order])).toBeUndefined();
    expect(conflictingOrder({ ...offer, kind: "isobar" }, [anOrder("received")])).toBeUndefined();
  });
});
