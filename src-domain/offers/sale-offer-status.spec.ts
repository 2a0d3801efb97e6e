import { describe, expect, it } from "vitest";
import { saleOfferStatus } from "./sale-offer-status.ts";

describe("status of a sale offer", () => {
  it.each([
    [0, "active"],
    [1, "accepted"],
    [2, "declined"],
    [3, "contact-requested"],
    [4, "expired"],
    [5, "cancelled"],
  ] as const)("(part of OFFER-02) %i is %s", (value, status) => {
    expect(saleOfferStatus(value)).toBe(status);
  });

  it.each([6, -1, 0.5, Number.NaN, undefined])("(part of OFFER-02) %d is none of them", (value) => {
    expect(saleOfferStatus(value)).toBe("unknown");
  });
});
