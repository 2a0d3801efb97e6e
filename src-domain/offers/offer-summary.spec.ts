import { describe, expect, it } from "vitest";
import { TODAY, aBareProduct, aProduct, anOffer, anOfferProduct, day, zloty } from "#test/mothers/index.ts";
import { summarizeOffer } from "./offer-summary.ts";

const both = anOffer({ products: [anOfferProduct(), anOfferProduct({ category: "television" })] });
const internet = aProduct({ category: "internet", actualPrice: zloty("69.00") });
const television = aProduct({ category: "television", actualPrice: zloty("89.90") });
const today = (products: Parameters<typeof summarizeOffer>[1]) => summarizeOffer(both, products, TODAY)?.today;

describe("summary of an offer", () => {
  it("contains title, last day, and prices beside today's in the offer summary", () => {
    const phone = aProduct({ category: "mobile_phone", actualPrice: zloty("35.00") });
    const ordered = aProduct({ category: "internet", status: "ORDERED", actualPrice: zloty("59.00") });
    const gone = aProduct({ category: "internet", status: "RESIGNED" });
    const off = aProduct({ category: "internet", status: "INACTIVE" });
    expect(summarizeOffer(both, [internet, television, phone, ordered, gone, off], TODAY)).toEqual({
      title: "Internet 2 Gb/s na kolejne 24 miesiące",
      validUntil: "2026-12-05",
      today: 15890,
      periods: [
        { months: 12, monthly: 13800 },
        { months: undefined, monthly: 15800 },
      ],
    });
  });

  it("counts a new service as zero today in the offer summary", () => {
    expect(today([internet])).toBe(6900);
  });

  it("returns no price of today in the offer summary when it is uncertain", () => {
    expect(today([])).toBeUndefined();
    expect(today([aProduct({ category: "phone" })])).toBeUndefined();
    expect(today([internet, internet, television])).toBeUndefined();
    expect(today([aBareProduct({ category: "internet" }), television])).toBeUndefined();
  });

  it("returns an offer summary only while an offer is open", () => {
    expect(summarizeOffer(undefined, [internet], TODAY)).toBeUndefined();
    expect(summarizeOffer(anOffer({ status: "accepted" }), [internet], TODAY)).toBeUndefined();
    expect(summarizeOffer(anOffer({ offerExpirationDate: day("2026-11-19") }), [internet], TODAY)).toBeUndefined();
  });
});
