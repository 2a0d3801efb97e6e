import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anOffer, anOfferPrice, anOfferProduct, aProduct, day, zloty } from "#test/mothers/index.ts";
import { grosze } from "../shared-kernel/index.ts";
import { firstWholeMonth, monthsFrom } from "./billing-months.ts";
import { compareOffer } from "./offer-comparison.ts";
import { oneTimeFeesOf } from "./sale-offer.ts";

const TODAY = day("2026-11-20");

/** Example of the design: 149 zł for a year, then 169 zł, 49 zł once; today 158,90 zł, 168,90 zł from March. */
const OFFER = anOffer({
  activationPrice: zloty("49.00"),
  oneTimeFees: [{ name: "Router", price: zloty("0.00") }],
  products: [
    anOfferProduct({
      category: "internet",
      package: "2000 / 1000 Mb/s",
      downlink: 2000,
      uplink: 1000,
      prices: [
        anOfferPrice({ validFrom: TODAY, validTo: day("2027-11-19"), value: zloty("69.00") }),
        anOfferPrice({ validFrom: day("2027-11-20"), value: zloty("79.00") }),
      ],
    }),
    anOfferProduct({
      category: "television",
      name: "Telewizja Premium",
      package: "214 kanałów",
      channels: 214,
      prices: [
        anOfferPrice({ validFrom: TODAY, validTo: day("2027-11-19"), value: zloty("80.00") }),
        anOfferPrice({ validFrom: day("2027-11-20"), value: zloty("90.00") }),
      ],
    }),
  ],
});
const INTERNET = aProduct({
  productId: "I",
  category: "internet",
  status: "ACTIVE",
  downlink: 1000,
  uplink: 300,
  actualPrice: zloty("69.00"),
  productPrices: [],
  commitmentTo: day("2027-02-28"),
});
const TELEVISION = aProduct({
  productId: "T",
  category: "television",
  status: "ACTIVE",
  name: "Telewizja Premium",
  fullName: undefined,
  customName: undefined,
  downlink: undefined,
  uplink: undefined,
  channels: 214,
  actualPrice: zloty("89.90"),
  productPrices: [
    { validFrom: day("2026-03-01"), validTo: day("2027-02-28"), value: zloty("89.90") },
    { validFrom: day("2027-03-01"), validTo: undefined, value: zloty("99.90") },
  ],
});
/** Computed in each test, because mutation testing does not detect mutants in code that runs at import. */
const compared = () => compareOffer(OFFER, [INTERNET, TELEVISION], TODAY);

describe("comparison of an offer with today's products (part of OFFER-04)", () => {
  it("[OFFER-12] compares an isobar offer with no product, and says unknown products apart from none", () => {
    const phone = aProduct({ category: "mobile_phone", status: "ACTIVE", actualPrice: zloty("35.00") });
    const second = anOffer({
      products: [
        anOfferProduct({
          category: "mobile_phone",
          prices: [anOfferPrice({ validFrom: TODAY, value: zloty("17.50") })],
        }),
      ],
    });
    const added = compareOffer({ ...second, kind: "isobar" }, [phone], TODAY);
    expect([added.replaces, added.periods[0]?.now, added.total?.difference]).toEqual(["nothing", undefined, undefined]);
    expect(added.services[0]?.now).toEqual([]);
    expect(compareOffer(second, [phone], TODAY).replaces).toBe("products");
    expect(compareOffer(second, [phone, aProduct({ ...phone, productId: "P-2" })], TODAY).replaces).toBe("unknown");
    expect(compareOffer(second, [INTERNET], TODAY).replaces).toBe("nothing");
    expect(compareOffer(second, [], TODAY).replaces).toBe("unknown");
  });

  it("begins an offer today when its first price has no start", () => {
    const { periods, isPriced } = compareOffer(
      anOffer({
        products: [
          anOfferProduct({
            commitmentPeriod: 24,
            prices: [
              anOfferPrice({ validFrom: undefined, validTo: day("2027-03-31"), value: zloty("50.00") }),
              anOfferPrice({ validFrom: day("2027-04-01"), value: zloty("60.00") }),
            ],
          }),
        ],
      }),
      [],
      day("2026-12-01"),
    );
    expect(periods.map(({ from, months, offered }) => ({ from, months, offered }))).toEqual([
      { from: 0, months: 4, offered: zloty("50.00") },
      { from: 4, months: 20, offered: zloty("60.00") },
    ]);
    expect(isPriced).toBe(true);
  });

  it("begins a product without a start with the dated products of the offer", () => {
    const { periods, isPriced } = compareOffer(
      anOffer({
        products: [
          anOfferProduct({
            commitmentPeriod: 12,
            prices: [anOfferPrice({ validFrom: day("2027-02-01"), value: zloty("50.00") })],
          }),
          anOfferProduct({
            category: "television",
            commitmentPeriod: 12,
            prices: [anOfferPrice({ validFrom: undefined, value: zloty("10.00") })],
          }),
        ],
      }),
      [],
      TODAY,
    );
    expect(periods).toMatchObject([{ from: 0, months: 12, offered: zloty("60.00") }]);
    expect(isPriced).toBe(true);
  });

  it("ignores the day of a one-time charge for the start of the offer", () => {
    const { isPriced, months } = compareOffer(
      anOffer({
        products: [
          anOfferProduct({
            commitmentPeriod: 12,
            prices: [
              anOfferPrice({ typeOfCharge: "one-time", validFrom: day("2026-11-20"), value: zloty("99.00") }),
              anOfferPrice({ validFrom: day("2027-02-01"), value: zloty("50.00") }),
            ],
          }),
        ],
      }),
      [],
      TODAY,
    );
    expect([isPriced, months]).toEqual([true, 12]);
  });

  it("computes the offer prices and totals of the design's example", () => {
    expect(compared().periods).toEqual([
      {
        from: 0,
        months: 12,
        offered: zloty("149.00"),
        now: zloty("158.90"),
        firstPriceChange: { from: day("2027-03-01"), price: zloty("168.90") },
        difference: { kind: "less", by: zloty("9.90") },
      },
      {
        from: 12,
        months: 12,
        offered: zloty("169.00"),
        now: zloty("168.90"),
        firstPriceChange: undefined,
        difference: { kind: "more", by: zloty("0.10") },
      },
    ]);
    expect(compared().total).toEqual({
      offered: zloty("3865.00"),
      now: zloty("4023.60"),
      difference: { kind: "less", by: zloty("158.60") },
    });
    const { afterPromotion, once, months, boundUntil } = compared();
    expect([afterPromotion, once, months, boundUntil]).toEqual([
      zloty("169.00"),
      zloty("49.00"),
      24,
      day("2027-02-28"),
    ]);
  });

  it("contains speed and channels of both sides of the offer comparison", () => {
    const [internet, television] = compared().services;
    expect(internet).toMatchObject({
      category: "internet",
      changed: true,
      now: [{ speed: { down: 1000, up: 300 } }],
      offered: [{ speed: { down: 2000, up: 1000 } }],
    });
    expect(television).toMatchObject({
      category: "television",
      changed: false,
      now: [{ channels: 214 }],
      offered: [{ channels: 214 }],
    });
  });

  it("leaves offer amounts undefined when services, prices or commitment are uncertain", () => {
    const two = compareOffer(OFFER, [INTERNET, { ...INTERNET, productId: "I-2" }, TELEVISION], TODAY);
    expect([two.periods[0]?.now, two.total?.now, two.services[0]?.now]).toEqual([undefined, undefined, []]);
    const gap = anOffer({
      products: [anOfferProduct({ prices: [anOfferPrice({ validFrom: TODAY, validTo: day("2027-05-31") })] })],
    });
    expect(compareOffer(gap, [INTERNET], TODAY).total).toBeUndefined();
    const short = anOffer({
      products: [
        ...OFFER.products,
        anOfferProduct({ category: "phone", prices: [anOfferPrice({ validFrom: TODAY, validTo: day("2027-05-31") })] }),
      ],
    });
    expect(compareOffer(short, [], TODAY).total).toBeUndefined();
    const unbound = anOffer({ products: [anOfferProduct({ commitmentPeriod: undefined, prices: [anOfferPrice()] })] });
    expect(compareOffer(unbound, [INTERNET], TODAY)).toMatchObject({
      months: undefined,
      total: undefined,
      periods: [{ from: 0, months: undefined, offered: zloty("69.00"), difference: { kind: "same", by: 0 } }],
    });
  });

  it("shows every future price of an offer when there is no commitment", () => {
    const prices = [
      anOfferPrice({ validFrom: TODAY, validTo: day("2027-02-28"), value: zloty("49.00") }),
      anOfferPrice({ validFrom: day("2027-03-01"), validTo: day("2099-12-31"), value: zloty("89.00") }),
    ];
    const unbound = compareOffer(
      anOffer({ products: [anOfferProduct({ commitmentPeriod: undefined, prices })] }),
      [],
      TODAY,
    );
    expect(unbound).toMatchObject({
      isPriced: true,
      total: undefined,
      afterPromotion: zloty("89.00"),
      periods: [
        { from: 0, months: 3, offered: zloty("49.00") },
        { from: 3, months: undefined, offered: zloty("89.00") },
      ],
    });
  });

  it.each([
    ["one that has no price from June", [anOfferPrice({ validFrom: TODAY, validTo: day("2027-05-31") })], 24, false],
    [
      "one without a commitment that has no price from June",
      [anOfferPrice({ validFrom: TODAY, validTo: day("2027-05-31") })],
      undefined,
      false,
    ],
    ["one with what is paid once alone", [anOfferPrice({ typeOfCharge: "one-time" })], 24, false],
    [
      "one whose price lasts as long as it binds for",
      [anOfferPrice({ validFrom: TODAY, validTo: day("2028-11-30") })],
      24,
      true,
    ],
  ])("reports whether each month of an offer has a price: %s", (_, prices, commitmentPeriod, isPriced) => {
    expect(
      compareOffer(anOffer({ products: [anOfferProduct({ commitmentPeriod, prices })] }), [], TODAY).isPriced,
    ).toBe(isPriced);
  });

  it("returns no price after the promotion when the price falls", () => {
    const prices = [
      anOfferPrice({ validFrom: TODAY, validTo: day("2027-11-30"), value: zloty("89.00") }),
      anOfferPrice({ validFrom: day("2027-12-01"), value: zloty("69.00") }),
    ];
    expect(
      compareOffer(anOffer({ products: [anOfferProduct({ commitmentPeriod: 24, prices })] }), [], TODAY),
    ).toMatchObject({ afterPromotion: undefined, periods: [{ months: 12 }, { months: 12 }] });
  });

  it("compares only the last price period of an offer with the one before it", () => {
    const pricedAt = (...values: readonly [string, string, string]) => {
      const [first, second, third] = values;
      const prices = [
        anOfferPrice({ validFrom: TODAY, validTo: day("2027-02-28"), value: zloty(first) }),
        anOfferPrice({ validFrom: day("2027-03-01"), validTo: day("2027-08-31"), value: zloty(second) }),
        anOfferPrice({ validFrom: day("2027-09-01"), value: zloty(third) }),
      ];
      return compareOffer(anOffer({ products: [anOfferProduct({ prices })] }), [], TODAY).afterPromotion;
    };
    expect(pricedAt("49.00", "59.00", "89.00")).toBe(zloty("89.00"));
    expect(pricedAt("49.00", "89.00", "59.00")).toBeUndefined();
  });

  it("returns the last day of the latest running commitment as the end of the binding", () => {
    const bound = (...days: readonly (string | undefined)[]) => {
      const [internet, television] = days.map((text) => (text === undefined ? undefined : day(text)));
      const products = [
        { ...INTERNET, commitmentTo: internet },
        { ...TELEVISION, commitmentTo: television },
      ];
      return compareOffer(OFFER, products, TODAY).boundUntil;
    };
    expect(bound("2026-11-19", undefined)).toBeUndefined();
    expect(bound(undefined, "2026-11-20")).toBe(TODAY);
    expect(bound("2027-05-31", "2027-02-28")).toBe("2027-05-31");
    expect(compareOffer(OFFER, [], TODAY).boundUntil).toBeUndefined();
  });

  it("begins the comparison with the first offer price, but not before today", () => {
    const beginning = (change: string, ...starts: readonly (string | undefined)[]) => {
      const prices = starts.map((from) => anOfferPrice({ validFrom: from === undefined ? undefined : day(from) }));
      const product = {
        ...INTERNET,
        actualPrice: zloty("79.00"),
        productPrices: [{ validFrom: day(change), validTo: undefined, value: zloty("89.00") }],
      };
      return compareOffer(anOffer({ products: [anOfferProduct({ prices })] }), [product], TODAY).periods[0];
    };
    expect(beginning("2027-03-01", "2027-05-01", "2027-02-15")).toMatchObject({
      from: 0,
      now: zloty("89.00"),
      firstPriceChange: undefined,
    });
    // The 24 months from today end in November 2028.
    const fromToday = { from: 0, now: zloty("79.00"), firstPriceChange: { from: "2028-02-01", price: zloty("89.00") } };
    expect(beginning("2028-02-01", "2027-05-01", "2026-01-01")).toMatchObject(fromToday);
    expect(beginning("2028-02-01", "2027-05-01", TODAY)).toMatchObject(fromToday);
    expect(beginning("2028-02-01", undefined)).toMatchObject(fromToday);
  });

  it("uses the actual price today and the listed price of a later month", () => {
    const listed = { validFrom: day("2026-12-01"), validTo: undefined, value: zloty("79.00") };
    const offer = anOffer({ products: [anOfferProduct({ prices: [anOfferPrice()] })] });
    const now = (today: string) =>
      compareOffer(offer, [{ ...INTERNET, productPrices: [listed] }], day(today)).periods[0]?.now;
    expect([now("2026-12-01"), now("2026-11-30")]).toEqual([zloty("69.00"), zloty("79.00")]);
  });

  it("returns no price in a month that one product does not cover, despite one-time charges", () => {
    const withPhone = (...prices: readonly ReturnType<typeof anOfferPrice>[]) =>
      compareOffer(
        anOffer({ products: [...OFFER.products, anOfferProduct({ category: "phone", prices })] }),
        [],
        TODAY,
      );
    const once = anOfferPrice({ typeOfCharge: "one-time" });
    const untilMay = anOfferPrice({ validFrom: TODAY, validTo: day("2027-05-31") });
    expect(withPhone(once, untilMay)).toMatchObject({ isPriced: false, total: undefined });
    expect(withPhone(once)).toMatchObject({ isPriced: true });
    expect(withPhone()).toMatchObject({ isPriced: true });
  });

  it("separates periods with equal prices when months without a price lie between them", () => {
    const prices = [
      anOfferPrice({ validFrom: TODAY, validTo: day("2027-05-31") }),
      anOfferPrice({ validFrom: day("2027-09-01") }),
    ];
    const offer = anOffer({ products: [anOfferProduct({ prices })] });
    expect(compareOffer(offer, [], TODAY).periods).toMatchObject([
      { from: 0, months: 6 },
      { from: 9, months: 15 },
    ]);
  });

  it("reports a change of today's price within the period, between known prices only", () => {
    const changing = (
      ...productPrices: readonly { readonly from: string; readonly to?: string; readonly value: string }[]
    ) => {
      const product = {
        ...INTERNET,
        actualPrice: undefined,
        productPrices: productPrices.map(({ from, to, value }) => ({
          validFrom: day(from),
          validTo: to === undefined ? undefined : day(to),
          value: zloty(value),
        })),
      };
      const offer = anOffer({ products: OFFER.products.slice(0, 1) });
      return compareOffer(offer, [product], TODAY).periods.map(({ now, firstPriceChange }) => [
        now,
        firstPriceChange?.from,
      ]);
    };
    const until = (to: string) => ({ from: "2026-01-01", to, value: "69.00" });
    expect(changing(until("2027-10-31"), { from: "2027-11-01", value: "79.00" })).toEqual([
      [6_900, "2027-11-01"],
      [7_900, undefined],
    ]);
    expect(changing(until("2027-11-30"), { from: "2027-12-01", value: "79.00" })).toEqual([
      [6_900, undefined],
      [7_900, undefined],
    ]);
    expect(changing(until("2027-02-28"))).toEqual([
      [6_900, undefined],
      [undefined, undefined],
    ]);
    expect(changing({ from: "2027-03-01", value: "79.00" })).toEqual([
      [undefined, undefined],
      [7_900, undefined],
    ]);
  });

  it.each([
    ["one name and no facts", "Telefon", undefined, "Telefon", undefined, false],
    ["two names and no facts", "Telefon", undefined, "Telefon bez limitu", undefined, true],
    ["two names and the same channels", "Telewizja", { channels: 214 }, "Telewizja Premium", { channels: 214 }, false],
    ["two names and the same speed", "Internet", { downlink: 600 }, "Internet szybki", { downlink: 600 }, false],
    ["one name and another upload", "Internet", { downlink: 600 }, "Internet", { downlink: 600, uplink: 60 }, true],
    ["one name and channels of one of them", "Telewizja", undefined, "Telewizja", { channels: 214 }, true],
  ])(
    "detects a changed service of the offer by its facts, else by its name: %s",
    (_, name, facts, offeredName, offeredFacts, changed) => {
      const offer = anOffer({ products: [anOfferProduct({ name: offeredName, ...offeredFacts })] });
      const product = { ...TELEVISION, channels: undefined, category: "internet", name, ...facts } as const;
      expect(compareOffer(offer, [product], TODAY).services).toMatchObject([{ changed }]);
    },
  );

  it("reads no speed and no channels from the texts of the operator", () => {
    const offer = anOffer({ products: [anOfferProduct({ name: "Internet 2 Gb/s", package: "214 kanałów" })] });
    const product = { ...INTERNET, downlink: undefined, productInfo: "600 Mb/s, 86 kanałów" };
    expect(compareOffer(offer, [product], TODAY).services).toMatchObject([
      { now: [{ speed: undefined, channels: undefined }], offered: [{ speed: undefined, channels: undefined }] },
    ]);
  });

  it("adds the one-time charges of the products to the one-time fees and to the total", () => {
    const charged = anOfferProduct({
      name: "Dekoder 4K",
      prices: [anOfferPrice(), anOfferPrice({ value: zloty("99.00"), typeOfCharge: "one-time" })],
    });
    const plain = compareOffer(anOffer({ products: [anOfferProduct({ prices: [anOfferPrice()] })] }), [], TODAY);
    const offer = anOffer({ products: [charged] });
    expect(oneTimeFeesOf(offer)).toEqual([{ name: "Dekoder 4K", price: zloty("99.00") }]);
    expect(compareOffer(offer, [], TODAY)).toMatchObject({
      isPriced: true,
      once: plain.once + zloty("99.00"),
      total: { offered: (plain.total?.offered ?? 0) + zloty("99.00") },
    });
  });

  it("names no price and no total when the type of one charge is unknown", () => {
    const unknown = anOfferProduct({ prices: [anOfferPrice(), anOfferPrice({ typeOfCharge: "unknown" })] });
    expect(compareOffer(anOffer({ products: [...OFFER.products, unknown] }), [], TODAY)).toMatchObject({
      isPriced: false,
      periods: [],
      total: undefined,
    });
  });

  it("returns no amount for today when the customer has none of the offered services", () => {
    expect(compareOffer(OFFER, [], TODAY).total).toEqual({
      offered: zloty("3865.00"),
      now: undefined,
      difference: undefined,
    });
  });

  it("counts whole months from the first that begins on or after the given day", () => {
    expect([firstWholeMonth(TODAY), firstWholeMonth(day("2026-12-01")), firstWholeMonth(day("2026-12-31"))]).toEqual([
      day("2026-12-01"),
      day("2026-12-01"),
      day("2027-01-01"),
    ]);
    expect(monthsFrom(day("2026-12-01"), 3)).toEqual([day("2026-12-01"), day("2027-01-01"), day("2027-02-01")]);
  });

  it("adds up the offer price to the sum of its months, to the grosz, for any prices", () => {
    const price = fc.integer({ min: 0, max: 99_999 });
    fc.assert(
      fc.property(
        price,
        price,
        price,
        fc.integer({ min: 1, max: 36 }),
        fc.integer({ min: 1, max: 36 }),
        (first, then, once, months, change) => {
          const turn = monthsFrom(day("2026-12-01"), change + 1).at(-1) ?? TODAY;
          const product = anOfferProduct({
            commitmentPeriod: months,
            prices: [anOfferPrice({ value: grosze(first) }), anOfferPrice({ validFrom: turn, value: grosze(then) })],
          });
          const { total, periods } = compareOffer(
            anOffer({ activationPrice: grosze(once), products: [product] }),
            [],
            TODAY,
          );
          const whole = periods.reduce((sum, period) => sum + period.offered * (period.months ?? 0), once);
          expect(total?.offered).toBe(whole);
          expect(periods.reduce((sum, period) => sum + (period.months ?? 0), 0)).toBe(months);
        },
      ),
    );
  });
});
