import { describe, expect, it } from "vitest";
import { TODAY, anOffer, day } from "#test/mothers/index.ts";
import { activeOffer } from "./active-offer.ts";

const offer = (offerId: string, expires: string | undefined) =>
  anOffer({ offerId, offerExpirationDate: expires === undefined ? undefined : day(expires) });

describe("the offer to decide on", () => {
  it("waits for an answer", () => {
    const answered = (["accepted", "declined", "contact-requested", "expired", "cancelled", "unknown"] as const).map(
      (status) => anOffer({ status }),
    );
    expect(activeOffer(answered, TODAY)).toBeUndefined();
    expect(activeOffer([...answered, anOffer({ offerId: "waits" })], TODAY)?.offerId).toBe("waits");
    expect(activeOffer([], TODAY)).toBeUndefined();
  });

  it("has not expired; its last day counts", () => {
    expect(activeOffer([offer("past", "2026-11-19")], TODAY)).toBeUndefined();
    expect(activeOffer([offer("last day", "2026-11-20")], TODAY)?.offerId).toBe("last day");
  });

  it("of those that expire on one day it is the first", () => {
    for (const expires of ["2026-11-25", undefined])
      expect(activeOffer([offer("first", expires), offer("second", expires)], TODAY)?.offerId).toBe("first");
  });

  it("of several it is the one that expires soonest", () => {
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
