import { describe, expect, it } from "vitest";
import { TODAY, anOffer, anOfferPrice, anOfferProduct, day, zloty } from "#test/mothers/index.ts";
import { plusDays } from "../shared-kernel/index.ts";
import { offerPeriods } from "./offer-periods.ts";

const internet = anOfferProduct();
const television = anOfferProduct({
  name: "Telewizja Premium",
  category: "television",
  prices: [
    anOfferPrice({ validFrom: day("2027-01-01"), validTo: day("2027-12-31"), value: zloty("80.00") }),
    anOfferPrice({ validFrom: day("2028-01-01"), validTo: day("2028-12-31"), value: zloty("90.00") }),
  ],
});
const periodsOf = (...products: ReturnType<typeof anOfferProduct>[]) => offerPeriods(anOffer({ products }), TODAY);
const priced = (...prices: ReturnType<typeof anOfferPrice>[]) => anOfferProduct({ prices });

describe("price periods of an offer", () => {
  it("sums the products of each price period; the last one has no length", () => {
    expect(periodsOf(internet)).toEqual([
      { months: 12, monthly: 6900 },
      { months: undefined, monthly: 7900 },
    ]);
    const until2028 = anOfferProduct({
      prices: internet.prices.map((price) =>
        price.validTo === undefined ? { ...price, validTo: day("2028-12-31") } : price,
      ),
    });
    expect(periodsOf(until2028, television)).toEqual([
      { months: 12, monthly: 14900 },
      { months: undefined, monthly: 16900 },
    ]);
  });

  it("gives a single offer price its own length, or that of the commitment", () => {
    expect(periodsOf(priced(anOfferPrice({ value: zloty("69.00") })))).toEqual([{ months: 24, monthly: 6900 }]);
    expect(periodsOf(priced(anOfferPrice({ validFrom: day("2027-01-01"), validTo: day("2027-06-30") })))).toEqual([
      { months: 6, monthly: 6900 },
    ]);
    expect(periodsOf({ ...priced(anOfferPrice()), commitmentPeriod: undefined })).toEqual([
      { months: undefined, monthly: 6900 },
    ]);
  });

  it("counts an offer price without a start from today", () => {
    const product = priced(
      anOfferPrice({ validTo: day("2027-05-19"), value: zloty("1.00") }),
      anOfferPrice({ validFrom: day("2027-05-20"), value: zloty("69.00") }),
    );
    expect(periodsOf(product)).toEqual([
      { months: 6, monthly: 100 },
      { months: undefined, monthly: 6900 },
    ]);
  });

  it("merges adjacent price periods with the same price", () => {
    const product = priced(
      anOfferPrice({ validFrom: day("2027-01-01"), validTo: day("2027-06-30") }),
      anOfferPrice({ validFrom: day("2027-07-01"), validTo: day("2027-12-31") }),
      anOfferPrice({ validFrom: day("2028-01-01"), value: zloty("79.00") }),
    );
    expect(periodsOf(product)).toEqual([
      { months: 12, monthly: 6900 },
      { months: undefined, monthly: 7900 },
    ]);
  });

  it("excludes one-time charges from price periods", () => {
    const product = priced(
      anOfferPrice(),
      anOfferPrice({ value: zloty("49.00"), typeOfCharge: "one-time" }),
      anOfferPrice({ value: zloty("9.00"), typeOfCharge: "one-time", validFrom: day("2027-05-01") }),
    );
    expect(periodsOf(product)).toEqual([{ months: 24, monthly: 6900 }]);
  });

  it("returns no price periods when the type of one charge is unknown", () => {
    expect(periodsOf(internet, priced(anOfferPrice({ typeOfCharge: "unknown" })))).toEqual([]);
  });

  it("separates price periods with the same price when months without a price lie between", () => {
    const product = priced(
      anOfferPrice({ validFrom: day("2027-01-01"), validTo: day("2027-06-30") }),
      anOfferPrice({ validFrom: day("2027-09-01"), validTo: day("2027-12-31") }),
    );
    expect(periodsOf(product)).toEqual([
      { months: 6, monthly: 6900 },
      { months: undefined, monthly: 6900 },
    ]);
  });

  it("returns no length when a price period is shorter than half a month", () => {
    const until = (validTo: string) =>
      periodsOf(
        priced(
          anOfferPrice({ validFrom: day("2027-01-01"), validTo: day(validTo), value: zloty("1.00") }),
          anOfferPrice({ validFrom: plusDays(day(validTo), 1) }),
        ),
      )[0]?.months;
    expect([until("2027-01-10"), until("2027-01-20"), until("2027-01-31")]).toEqual([undefined, 1, 1]);
  });

  it("returns no price periods when the offer has no prices", () => {
    expect(periodsOf()).toEqual([]);
    expect(periodsOf(priced())).toEqual([]);
  });
});
