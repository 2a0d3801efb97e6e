import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TODAY, aBareProduct, aPrice, aProduct, anAddress, anEmptyAddress, day, zloty } from "#test/mothers/index.ts";
import { CATEGORIES_IN_ORDER, type Product, visibleProducts } from "./product.ts";
import { serviceLocationsOf, summarizeLocations } from "./service-locations.ts";

const gdansk = anAddress();
const zukowo = anAddress({
  addressId: "A-2",
  street: "ul. Księdza Bernarda Sychty",
  houseNumber: "3",
  flatNumber: undefined,
  zip: "83-330",
  city: "Żukowo",
});
const ids = (locations: ReturnType<typeof serviceLocationsOf>) =>
  locations.map(({ products }) => products.map(({ productId }) => productId));

describe("service locations", () => {
  it("[PROD-01] groups products by installation address in the order of the address list", () => {
    const products = [
      aProduct({ productId: "1", address: gdansk }),
      aProduct({ productId: "2", address: zukowo }),
      aProduct({ productId: "3", address: gdansk }),
    ];
    const locations = serviceLocationsOf(products, [zukowo, gdansk], TODAY);
    expect(locations.map(({ address }) => address?.city)).toEqual(["Żukowo", "Gdańsk"]);
    expect(ids(locations)).toEqual([["2"], ["1", "3"]]);
  });

  it("[PROD-01] sorts products by category, unknown ones last [PROD-04]", () => {
    const products = CATEGORIES_IN_ORDER.toReversed().map((category) => aProduct({ productId: category, category }));
    expect(ids(serviceLocationsOf(products, [gdansk], TODAY))).toEqual([
      [
        "television",
        "tv_smart",
        "mobile_internet",
        "internet",
        "mobile_phone",
        "phone",
        "additional",
        "devices",
        "assistance",
        "netflix",
        "player",
        "tvn24go",
        "unknown",
      ],
    ]);
  });

  it("keeps the server's order of products within a category", () => {
    const products = ["b", "a", "c"].map((productId) => aProduct({ productId }));
    expect(ids(serviceLocationsOf(products, [gdansk], TODAY))).toEqual([["b", "a", "c"]]);
  });

  it("[PROD-02] hides resigned products and addresses without others", () => {
    const products = [
      aProduct({ productId: "1", address: gdansk }),
      aProduct({ productId: "2", status: "RESIGNED" }),
      aProduct({ productId: "3", status: "RESIGNED", address: zukowo }),
    ];
    expect(ids(serviceLocationsOf(products, [gdansk, zukowo], TODAY))).toEqual([["1"]]);
    expect(visibleProducts(products).map(({ productId }) => productId)).toEqual(["1"]);
  });

  it("shows products of every other status in their service location", () => {
    const products = (["DURING_RESIGNATION", "SUSPENDED", "ORDERED", "ACTIVE", "INACTIVE"] as const).map((status) =>
      aProduct({ productId: status, status }),
    );
    expect(ids(serviceLocationsOf(products, [gdansk], TODAY)).flat()).toHaveLength(5);
  });

  it("leaves nested products out of service locations", () => {
    const products = [aProduct({ productId: "1", childrenList: [aProduct({ productId: "1a" })] })];
    expect(ids(serviceLocationsOf(products, [gdansk], TODAY))).toEqual([["1"]]);
  });

  it("puts unlisted addresses after listed ones, and products without an address last", () => {
    const products = [
      aBareProduct({ productId: "1" }),
      aProduct({ productId: "2", address: zukowo }),
      aProduct({ productId: "3", address: gdansk }),
      aProduct({ productId: "4", address: anEmptyAddress() }),
    ];
    const locations = serviceLocationsOf(products, [gdansk], TODAY);
    expect(ids(locations)).toEqual([["3"], ["2"], ["1", "4"]]);
    expect(locations.map(({ address }) => address?.city)).toEqual(["Gdańsk", "Żukowo", undefined]);
    expect(new Set(locations.map(({ key }) => key)).size).toBe(3);
  });

  it("distinguishes addresses without ids by their text", () => {
    const one = anEmptyAddress({ city: "Sopot", houseNumber: "1" });
    const other = anEmptyAddress({ city: "Sopot", houseNumber: "2" });
    const products = [
      aProduct({ productId: "1", address: one }),
      aProduct({ productId: "2", address: other }),
      aProduct({ productId: "3", address: { ...one } }),
    ];
    expect(ids(serviceLocationsOf(products, [], TODAY))).toEqual([["1", "3"], ["2"]]);
  });

  it("ignores case and blanks of addresses without ids; a blank address is none", () => {
    const one = anEmptyAddress({ city: "Sopot", houseNumber: "1" });
    const same = anEmptyAddress({ city: " SOPOT ", houseNumber: "1 " });
    const addressWithoutText = anEmptyAddress({ city: "  " });
    const products = [
      aProduct({ productId: "1", address: one }),
      aProduct({ productId: "2", address: same }),
      aProduct({ productId: "3", address: addressWithoutText }),
    ];
    const locations = serviceLocationsOf(products, [addressWithoutText], TODAY);
    expect(ids(locations)).toEqual([["1", "2"], ["3"]]);
    expect(locations.map(({ address }) => address?.city)).toEqual(["Sopot", undefined]);
  });

  it("distinguishes addresses by id, whatever their text", () => {
    const corrected = anAddress({ street: "ul. Andersa" });
    const upstairs = anAddress({ addressId: "A-1b" });
    const products = [
      aProduct({ productId: "1" }),
      aProduct({ productId: "2", address: corrected }),
      aProduct({ productId: "3", address: upstairs }),
    ];
    expect(ids(serviceLocationsOf(products, [gdansk], TODAY))).toEqual([["1", "2"], ["3"]]);
  });

  it("keeps the position and text of the first of two entries for an address", () => {
    const again = { ...gdansk, street: "ul. Andersa" };
    const locations = serviceLocationsOf(
      [aProduct({ productId: "1" }), aProduct({ productId: "2", address: zukowo })],
      [gdansk, zukowo, again],
      TODAY,
    );
    expect(locations.map(({ address }) => address?.street)).toEqual([gdansk.street, zukowo.street]);
  });

  it("lists an address once when it is given twice", () => {
    expect(ids(serviceLocationsOf([aProduct({ productId: "1" })], [gdansk, gdansk], TODAY))).toEqual([["1"]]);
  });

  it("returns no service locations when there are no products", () => {
    expect(serviceLocationsOf([], [gdansk], TODAY)).toEqual([]);
    expect(summarizeLocations([], TODAY)).toMatchObject({ services: 0, addresses: 0, monthly: 0, later: 0 });
  });

  it("[PROD-01] [PROD-02] contains every visible product exactly once in service locations, for any input", () => {
    const product = fc.record({
      category: fc.constantFrom(...CATEGORIES_IN_ORDER),
      status: fc.constantFrom("ACTIVE" as const, "RESIGNED" as const, "ORDERED" as const, "INACTIVE" as const),
      address: fc.constantFrom(undefined, gdansk, zukowo, anAddress({ addressId: "A-3" }), anEmptyAddress()),
    });
    const list = fc.subarray([gdansk, zukowo, anAddress({ addressId: "A-9" })]);
    fc.assert(
      fc.property(fc.array(product, { maxLength: 40 }), list, (rows, addressList) => {
        const products = rows.map((row, index) => aProduct({ ...row, productId: String(index) }));
        const locations = serviceLocationsOf(products, addressList, TODAY);
        const shown = locations.flatMap((location) => location.products.map(({ productId }) => productId));
        const visible = products.filter(({ status }) => status !== "RESIGNED").map(({ productId }) => productId);
        expect(shown.toSorted()).toEqual(visible.toSorted());
        for (const location of locations) {
          const ranks = location.products.map(({ category }) => CATEGORIES_IN_ORDER.indexOf(category));
          expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
          expect(location.products.length).toBeGreaterThan(0);
        }
        const working = products.filter(({ status }) => status === "ACTIVE" || status === "ORDERED");
        expect(summarizeLocations(locations, TODAY).services).toBe(working.length);
      }),
    );
  });
});

describe("monthly price of locations", () => {
  it("[SERV-08] sums the monthly prices of today, and apart from them those with ordered products", () => {
    const products = [
      aProduct({ productId: "tv", actualPrice: zloty("89.90") }),
      aProduct({ productId: "phone", actualPrice: zloty("19.90"), status: "DURING_RESIGNATION" }),
      aProduct({ productId: "off", actualPrice: zloty("30.00"), status: "INACTIVE" }),
      aProduct({ productId: "gone", actualPrice: zloty("30.00"), status: "RESIGNED" }),
      aBareProduct({ productId: "free", address: gdansk }),
      aProduct({ productId: "5g", actualPrice: zloty("0.00"), status: "SUSPENDED", address: zukowo }),
      aProduct({
        productId: "new",
        actualPrice: undefined,
        productPrices: [aPrice({ validFrom: day("2026-11-27"), value: zloty("59.00") })],
        status: "ORDERED",
        address: zukowo,
      }),
    ];
    const locations = serviceLocationsOf(products, [gdansk, zukowo], TODAY);
    expect(locations.map(({ monthly }) => monthly)).toEqual([10980, 0]);
    expect(summarizeLocations(locations, TODAY)).toEqual({
      services: 5,
      addresses: 2,
      monthly: 10980,
      later: 14890,
      isLaterWithoutEnding: true,
    });
  });

  it("(part of SERV-08) keeps an ending service in both sums when nothing is ordered", () => {
    const ending = aProduct({ actualPrice: zloty("19.90"), status: "DURING_RESIGNATION" });
    const sums = summarizeLocations(serviceLocationsOf([ending], [], TODAY), TODAY);
    expect(sums).toMatchObject({ monthly: 1990, later: 1990, isLaterWithoutEnding: false });
  });

  it("(part of SERV-08) adds ordered parts of running services to the sum after their start", () => {
    const part = (status: "ORDERED" | "ACTIVE") =>
      aProduct({
        productId: status,
        status,
        actualPrice: undefined,
        productPrices: [aPrice({ validFrom: day("2026-12-01"), value: zloty("15.00") })],
      });
    const tv = aProduct({ actualPrice: zloty("89.90"), childrenList: [part("ORDERED"), part("ACTIVE")] });
    const { monthly, later } = summarizeLocations(serviceLocationsOf([tv], [], TODAY), TODAY);
    expect([monthly, later]).toEqual([8990, 10490]);
    const ordered = aProduct({ actualPrice: zloty("50.00"), status: "ORDERED", childrenList: [part("ORDERED")] });
    expect(summarizeLocations(serviceLocationsOf([tv, ordered], [], TODAY), TODAY).later).toBe(16990);
  });

  it("(part of SERV-08) adds the running parts of a service with a price of their own", () => {
    const part = (productId: string, change: Partial<Product>) => aProduct({ productId, ...change });
    const tv = aProduct({
      actualPrice: zloty("89.90"),
      childrenList: [
        part("sport", { actualPrice: zloty("15.00") }),
        part("included", { actualPrice: zloty("0.00") }),
        part("ended", { actualPrice: zloty("20.00"), status: "RESIGNED" }),
        part("off", { actualPrice: zloty("20.00"), status: "INACTIVE" }),
      ],
    });
    const { monthly, later } = summarizeLocations(serviceLocationsOf([tv], [], TODAY), TODAY);
    expect([monthly, later]).toEqual([10490, 10490]);
    const off = serviceLocationsOf([{ ...tv, status: "INACTIVE" }], [], TODAY);
    expect(off.map((location) => location.monthly)).toEqual([0]);
  });

  it("(part of SERV-08) leaves out the later sum when the price of an ordered part is unknown", () => {
    const part = aProduct({ productId: "P-2", status: "ORDERED", actualPrice: undefined, productPrices: [] });
    const tv = aProduct({ actualPrice: zloty("89.90"), childrenList: [part] });
    const { monthly, later } = summarizeLocations(serviceLocationsOf([tv], [], TODAY), TODAY);
    expect([monthly, later]).toEqual([8990, undefined]);
  });

  it("(part of WITHDRAW-05) does not count a service that a withdrawal has ended", () => {
    const withdrawn = aProduct({ productId: "2", status: "INACTIVE", withdrawnOn: TODAY });
    const locations = serviceLocationsOf([aProduct({ productId: "1" }), withdrawn], [], TODAY);
    expect(locations.flatMap(({ products }) => products)).toHaveLength(2);
    expect(summarizeLocations(locations, TODAY).services).toBe(1);
  });

  it("[SERV-14] counts neither ended services nor an address where all have ended", () => {
    const ended = aProduct({ productId: "2", status: "INACTIVE", address: zukowo });
    const withdrawn = aProduct({ productId: "3", withdrawnOn: TODAY, address: zukowo });
    const locations = serviceLocationsOf([aProduct({ productId: "1" }), ended, withdrawn], [gdansk, zukowo], TODAY);
    expect(locations).toHaveLength(2);
    expect(summarizeLocations(locations, TODAY)).toMatchObject({ services: 1, addresses: 1 });
  });

  it("does not count an address for products without one", () => {
    expect(summarizeLocations(serviceLocationsOf([aBareProduct()], [], TODAY), TODAY)).toEqual({
      services: 1,
      addresses: 0,
      monthly: 0,
      later: 0,
      isLaterWithoutEnding: false,
    });
  });
});
