import { describe, expect, it } from "vitest";
import { anOffer, day, TODAY } from "#test/mothers/index.ts";
import { activeOffer, saleOfferStatus } from "./sale-offer.ts";

describe("status of a sale offer", () => {
  it.each([
    [0, "active"],
    [1, "accepted"],
    [2, "declined"],
    [3, "contact-requested"],
    [4, "expired"],
    [5, "cancelled"],
  ] as const)("(part of OFFER-02) maps the sale offer status %i to %s", (value, status) => {
    expect(saleOfferStatus(value)).toBe(status);
  });

  it.each([6, -1, 0.5, Number.NaN, undefined])(
    "(part of OFFER-02) maps the sale offer status %d to unknown",
    (value) => {
      expect(saleOfferStatus(value)).toBe("unknown");
    },
  );
});

const offer = (offerId: string, expires: string | undefined) =>
  anOffer({ offerId, offerExpirationDate: expires === undefined ? undefined : day(expires) });

describe("active offer", () => {
  it("returns an active sale offer only when it has no answer", () => {
    const answered = (["accepted", "declined", "contact-requested", "expired", "cancelled", "unknown"] as const).map(
      (status) => anOffer({ status }),
    );
    expect(activeOffer(answered, TODAY)).toBeUndefined();
    expect(activeOffer([...answered, anOffer({ offerId: "waits" })], TODAY)?.offerId).toBe("waits");
    expect(activeOffer([], TODAY)).toBeUndefined();
  });

  it("treats a sale offer as active through its last day", () => {
    expect(activeOffer([offer("past", "2026-11-19")], TODAY)).toBeUndefined();
    expect(activeOffer([offer("last day", "2026-11-20")], TODAY)?.offerId).toBe("last day");
  });

  it("returns the first of the sale offers that expire on the same day", () => {
    for (const expires of ["2026-11-25", undefined])
      expect(activeOffer([offer("first", expires), offer("second", expires)], TODAY)?.offerId).toBe("first");
  });

  it("(part of OFFER-10) prefers an offer that shows its products", () => {
    const hidden = { ...offer("hidden", "2026-11-21"), products: [] };
    const shown = { ...offer("shown", "2026-12-21"), documents: [{ name: "Cennik", documentId: "D-1" }] };
    expect(activeOffer([hidden, shown], TODAY)?.offerId).toBe("shown");
    expect(activeOffer([hidden], TODAY)?.offerId).toBe("hidden");
  });

  it("(part of OFFER-10) prefers an offer with documents", () => {
    const complete = { ...offer("complete", "2026-12-21"), documents: [{ name: "Cennik", documentId: "D-1" }] };
    const hidden = { ...offer("hidden", "2026-11-20"), products: [] };
    expect(activeOffer([hidden, offer("pending", "2026-11-21"), complete], TODAY)?.offerId).toBe("complete");
    expect(activeOffer([hidden, offer("pending", "2026-11-21")], TODAY)?.offerId).toBe("hidden");
  });

  it("returns the sale offer that expires soonest", () => {
    const offers = [
      offer("open", undefined),
      offer("later", "2027-01-01"),
      offer("soon", "2026-11-25"),
      offer("past", "2026-01-01"),
    ];
    expect(activeOffer(offers, TODAY)?.offerId).toBe("soon");
    expect(activeOffer(offers.toReversed(), TODAY)?.offerId).toBe("soon");
    expect(activeOffer([offer("open", undefined)], TODAY)?.offerId).toBe("open");
  });
});
