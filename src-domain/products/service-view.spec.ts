import { describe, expect, it } from "vitest";
import { aBareProduct, aDevice, anAddress, anOption, aPrice, aProduct, day, TODAY, zloty } from "#test/mothers/index.ts";
import type { Product } from "./product.ts";
import { blockadeBeside, serviceView, setupOf } from "./service-view.ts";

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
    const full = { hardware: [aDevice()], servicesList: [anOption()], productPrices: PRICES, showHardware: true, showProductOptions: true };
    expect(viewOf(aProduct(full))).toMatchObject({ hardware: [aDevice()], options: [anOption()] });
    expect(viewOf(aProduct({ ...full, showHardware: false, showProductOptions: false }))).toMatchObject({ hardware: [], options: [] });
    expect(viewOf(aProduct({ ...full, showDetails: false, contractStart: undefined, commitmentFrom: undefined }))).toMatchObject({
      hardware: [], options: [], parts: [], contract: undefined, downlink: undefined, uplink: undefined, price: { term: undefined, listed: [] },
    });
  });

  it("says where it is, also of a service within another one", () => {
    const child = aProduct({ productId: "CHILD", address: undefined });
    const parent = aProduct({ address: anAddress({ street: "Gdańska", houseNumber: "1", flatNumber: undefined }), childrenList: [child] });
    expect(serviceView([parent], "CHILD", TODAY)?.place).toBe("Gdańska 1, Gdańsk");
    expect(viewOf(aBareProduct({ address: undefined }))?.place).toBeUndefined();
  });

  it("[PROD-02] is nothing of what was given up, or is nobody's", () => {
    expect(viewOf(aProduct({ status: "RESIGNED" }))).toBeUndefined();
    expect(serviceView([aProduct()], "OTHER", TODAY)).toBeUndefined();
  });
});

it("only what works can be set up", () => {
  expect(setupOf({ status: "ACTIVE", category: "television" })).toBe("pin");
  expect(setupOf({ status: "DURING_RESIGNATION", category: "tv_smart" })).toBe("pin");
  expect(setupOf({ status: "ACTIVE", category: "internet" })).toBe("wifi");
  expect(setupOf({ status: "ACTIVE", category: "mobile_phone" })).toBeUndefined();
  expect(setupOf({ status: "SUSPENDED", category: "internet" })).toBeUndefined();
});

it("a blockade of the service is not told twice: the account's own blockade tells of the same reason", () => {
  expect(blockadeBeside("arrears", "arrears")).toBeUndefined();
  expect(blockadeBeside("arrears", "vindication")).toBe("arrears");
  expect(blockadeBeside("vindication", undefined)).toBe("vindication");
  expect(blockadeBeside("unknown", "arrears")).toBe("unknown");
  expect(blockadeBeside(undefined, "arrears")).toBeUndefined();
});
