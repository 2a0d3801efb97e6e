import { describe, expect, it } from "vitest";
import {
  aBareProduct,
  aDevice,
  anAddress,
  anOption,
  aPrice,
  aProduct,
  day,
  TODAY,
  zloty,
} from "#test/mothers/index.ts";
import type { Product } from "./product.ts";
import { displayedBlockade, serviceView, setupKindOf } from "./service-view.ts";

const PRICES = [
  aPrice({ validFrom: day("2025-03-01"), validTo: day("2026-02-28"), value: zloty("79.90") }),
  aPrice({ validFrom: day("2026-03-01"), validTo: undefined, value: zloty("89.90") }),
];

const viewOf = (product: Product) => serviceView([product], product.productId, TODAY);

describe("what a service's page may show", () => {
  it("[PROD-05] is the contract as a line, or the listed prices where it has no beginning", () => {
    const dated = viewOf(aProduct({ productPrices: PRICES }));
    expect([dated?.price.term?.steps.length, dated?.price.listed]).toEqual([2, []]);
    const undated = viewOf(aProduct({ productPrices: PRICES, commitmentFrom: undefined, contractStart: undefined }));
    expect([undated?.price.term, undated?.price.listed]).toEqual([undefined, PRICES]);
  });

  it("[PROD-05] is held back by the show flags", () => {
    const full = {
      hardware: [aDevice()],
      servicesList: [anOption()],
      productPrices: PRICES,
      showHardware: true,
      showProductOptions: true,
    };
    expect(viewOf(aProduct(full))).toMatchObject({ hardware: [aDevice()], options: [anOption()] });
    expect(viewOf(aProduct({ ...full, showHardware: false, showProductOptions: false }))).toMatchObject({
      hardware: [],
      options: [],
    });
    expect(
      viewOf(aProduct({ ...full, showDetails: false, contractStart: undefined, commitmentFrom: undefined })),
    ).toMatchObject({
      hardware: [],
      options: [],
      parts: [],
      contract: undefined,
      downlink: undefined,
      uplink: undefined,
      price: { term: undefined, listed: [] },
    });
  });

  it("[PROD-05] has its parts with their prices, without those that were given up", () => {
    const decoder = aProduct({
      productId: "C-1",
      customName: "Dekoder w kuchni",
      category: "devices",
      actualPrice: zloty("9.90"),
    });
    const gone = aProduct({ productId: "C-2", status: "RESIGNED" });
    expect(viewOf(aProduct({ childrenList: [decoder, gone] }))?.parts).toEqual([
      { productId: "C-1", name: "Dekoder w kuchni", category: "devices", status: "ACTIVE", price: 990 },
    ]);
  });

  it("[PROD-05] has the contract as far as it is known: one fact is enough, none is no contract", () => {
    expect(viewOf(aProduct({ contractEnd: day("2027-02-28") }))?.contract).toEqual({
      number: "ABO/0412783/25",
      start: "2025-03-01",
      commitmentFrom: "2025-03-01",
      commitmentTo: "2027-02-28",
      left: { kind: "running", days: 100 },
      end: "2027-02-28",
    });
    const nothing = {
      contractNumber: undefined,
      contractStart: undefined,
      commitmentFrom: undefined,
      commitmentTo: undefined,
      contractEnd: undefined,
    };
    expect(viewOf(aProduct(nothing))?.contract).toBeUndefined();
    expect(viewOf(aProduct({ ...nothing, contractNumber: "ABO/1" }))?.contract).toEqual({
      number: "ABO/1",
      start: undefined,
      commitmentFrom: undefined,
      commitmentTo: undefined,
      end: undefined,
    });
  });

  it("names the price of now where the contract's line says something else, and only there", () => {
    const unlike = (changes: Partial<Product>) =>
      viewOf(aProduct({ productPrices: PRICES, ...changes }))?.price.deviatingPrice;
    expect(unlike({ actualPrice: zloty("79.00") })).toBe(7900);
    expect(unlike({ actualPrice: zloty("89.90") })).toBeUndefined();
    expect(
      unlike({ actualPrice: zloty("79.00"), contractStart: undefined, commitmentFrom: undefined }),
    ).toBeUndefined();
    const ended = [aPrice({ validFrom: day("2025-03-01"), validTo: day("2025-12-31"), value: zloty("79.90") })];
    expect(unlike({ actualPrice: zloty("79.00"), productPrices: ended })).toBeUndefined();
  });

  it("finds a service within the second of two others", () => {
    const within = (productId: string) =>
      aProduct({
        productId,
        childrenList: [aProduct({ productId: `${productId}-part`, customName: `Część ${productId}` })],
      });
    expect(serviceView([within("A"), within("B")], "B-part", TODAY)?.name).toBe("Część B");
    expect(serviceView([within("A"), within("B")], "B", TODAY)?.parts).toHaveLength(1);
  });

  it("(part of ENT-01) says what it belongs to, by the customer's name for that, and nothing of what cannot be looked at", () => {
    const main = aProduct({ productId: "MAIN", customName: "Internet w biurze" });
    const belongsTo = (mainServiceId: string | undefined, status: Product["status"] = "ACTIVE") =>
      serviceView([{ ...main, status }, aProduct({ productId: "ADDED", mainServiceId })], "ADDED", TODAY)?.belongsTo;
    expect(belongsTo("MAIN")).toEqual({ productId: "MAIN", name: "Internet w biurze" });
    expect([belongsTo("MAIN", "RESIGNED"), belongsTo("OTHER"), belongsTo("ADDED"), belongsTo(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("says where it is, also of a service within another one", () => {
    const child = aProduct({ productId: "CHILD", address: undefined });
    const parent = aProduct({
      address: anAddress({ street: "Gdańska", houseNumber: "1", flatNumber: undefined }),
      childrenList: [child],
    });
    expect(serviceView([parent], "CHILD", TODAY)?.place).toBe("Gdańska 1, Gdańsk");
    expect(viewOf(aBareProduct({ address: undefined }))?.place).toBeUndefined();
  });

  it("[PROD-02] is nothing of what was given up, or is nobody's", () => {
    expect(viewOf(aProduct({ status: "RESIGNED" }))).toBeUndefined();
    expect(serviceView([aProduct()], "OTHER", TODAY)).toBeUndefined();
  });
});

it("only what works can be set up", () => {
  expect(setupKindOf({ status: "ACTIVE", category: "television" })).toBe("pin");
  expect(setupKindOf({ status: "DURING_RESIGNATION", category: "tv_smart" })).toBe("pin");
  expect(setupKindOf({ status: "ACTIVE", category: "internet" })).toBe("wifi");
  expect(setupKindOf({ status: "ACTIVE", category: "mobile_phone" })).toBeUndefined();
  expect(setupKindOf({ status: "SUSPENDED", category: "internet" })).toBeUndefined();
});

it("a blockade of the service is not told twice: the account's own blockade tells of the same reason", () => {
  expect(displayedBlockade("arrears", "arrears")).toBeUndefined();
  expect(displayedBlockade("arrears", "vindication")).toBe("arrears");
  expect(displayedBlockade("vindication", undefined)).toBe("vindication");
  expect(displayedBlockade("unknown", "arrears")).toBe("unknown");
  expect(displayedBlockade(undefined, "arrears")).toBeUndefined();
});
