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
      expect(conflictingOrder(offer, [offer, anOrder(state)])?.order.offerId).toBe("ORDER");
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

  it.each([
    ["A-1", "A-1", "same"],
    ["A-1", "A-2", undefined],
    ["A-1", undefined, "unknown"],
    [undefined, "A-2", "unknown"],
    [undefined, undefined, "unknown"],
  ] as const)(
    "(part of ORDER-06) compares the address %s of an offer with %s of an order: %s",
    (one, other, address) => {
      const order = anOrder("received", { addressId: other });
      expect(conflictingOrder({ ...offer, addressId: one }, [order])?.address).toBe(address);
    },
  );

  it("(part of ORDER-06) prefers an order for the same address to one whose address is unknown", () => {
    const orders = [anOrder("received"), anOrder("received", { offerId: "SAME", addressId: "A-1" })];
    expect(conflictingOrder({ ...offer, addressId: "A-1" }, orders)?.order.offerId).toBe("SAME");
  });
});
