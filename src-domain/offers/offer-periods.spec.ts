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
const of = (...products: ReturnType<typeof anOfferProduct>[]) => offerPeriods(anOffer({ products }), TODAY);
const priced = (...prices: ReturnType<typeof anOfferPrice>[]) => anOfferProduct({ prices });

describe("what an offer costs over time", () => {
  it("is the sum of its products for each stretch; the last one has no length", () => {
    expect(of(internet)).toEqual([
      { months: 12, monthly: 6900 },
      { months: undefined, monthly: 7900 },
    ]);
    const until2028 = anOfferProduct({
      prices: internet.prices.map((price) =>
        price.validTo === undefined ? { ...price, validTo: day("2028-12-31") } : price,
      ),
    });
    expect(of(until2028, television)).toEqual([
      { months: 12, monthly: 14900 },
      { months: undefined, monthly: 16900 },
    ]);
  });

  it("one price for all of it lasts as long as it says, or the commitment", () => {
    expect(of(priced(anOfferPrice({ value: zloty("69.00") })))).toEqual([{ months: 24, monthly: 6900 }]);
    expect(of(priced(anOfferPrice({ validFrom: day("2027-01-01"), validTo: day("2027-06-30") })))).toEqual([
      { months: 6, monthly: 6900 },
    ]);
    expect(of({ ...priced(anOfferPrice()), commitmentPeriod: undefined })).toEqual([
      { months: undefined, monthly: 6900 },
    ]);
  });

  it("a price that begins with the contract is counted from today", () => {
    const product = priced(
      anOfferPrice({ validTo: day("2027-05-19"), value: zloty("1.00") }),
      anOfferPrice({ validFrom: day("2027-05-20"), value: zloty("69.00") }),
    );
    expect(of(product)).toEqual([
      { months: 6, monthly: 100 },
      { months: undefined, monthly: 6900 },
    ]);
  });

  it("stretches with one price are one", () => {
    const product = priced(
      anOfferPrice({ validFrom: day("2027-01-01"), validTo: day("2027-06-30") }),
      anOfferPrice({ validFrom: day("2027-07-01"), validTo: day("2027-12-31") }),
      anOfferPrice({ validFrom: day("2028-01-01"), value: zloty("79.00") }),
    );
    expect(of(product)).toEqual([
      { months: 12, monthly: 6900 },
      { months: undefined, monthly: 7900 },
    ]);
  });

  it("what is paid once is not monthly", () => {
    const product = priced(
      anOfferPrice(),
      anOfferPrice({ value: zloty("49.00"), typeOfCharge: "ONE_TIME" }),
      anOfferPrice({ value: zloty("9.00"), typeOfCharge: "jednorazowo" }),
      anOfferPrice({ value: zloty("9.00"), typeOfCharge: "onetime", validFrom: day("2027-05-01") }),
    );
    expect(of(product)).toEqual([{ months: 24, monthly: 6900 }]);
  });

  it("stretches with one price are two where there is no price between them", () => {
    const product = priced(
      anOfferPrice({ validFrom: day("2027-01-01"), validTo: day("2027-06-30") }),
      anOfferPrice({ validFrom: day("2027-09-01"), validTo: day("2027-12-31") }),
    );
    expect(of(product)).toEqual([
      { months: 6, monthly: 6900 },
      { months: undefined, monthly: 6900 },
    ]);
  });

  it("has no length where a stretch is shorter than half a month", () => {
    const until = (validTo: string) =>
      of(
        priced(
          anOfferPrice({ validFrom: day("2027-01-01"), validTo: day(validTo), value: zloty("1.00") }),
          anOfferPrice({ validFrom: plusDays(day(validTo), 1) }),
        ),
      )[0]?.months;
    expect([until("2027-01-10"), until("2027-01-20"), until("2027-01-31")]).toEqual([undefined, 1, 1]);
  });

  it("without prices there is nothing to tell", () => {
    expect(of()).toEqual([]);
    expect(of(priced())).toEqual([]);
  });
});
