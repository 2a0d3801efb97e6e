import { describe, expect, it } from "vitest";
import { TODAY, aProduct, anAddress, anOffer, anOfferProduct, day } from "#test/mothers/index.ts";
import type { Product } from "../products/index.ts";
import { applicableOffers } from "./applicable-offers.ts";
import { endingContracts } from "./replacing-orders.ts";
import { replacedProducts } from "./offer-summary.ts";
import type { SaleOffer } from "./sale-offer.ts";

const INTERNET = [anOfferProduct({ category: "internet" })];
const HOME = anAddress({ addressId: "HOME" });
const own = (changes: Partial<Product> = {}) => aProduct({ category: "internet", address: HOME, ...changes });
const extension = (changes: Partial<SaleOffer> = {}) =>
  anOffer({ offerId: "EXT", kind: "extension", products: INTERNET, addressId: "HOME", ...changes });
const order = (changes: Partial<SaleOffer> = {}) =>
  anOffer({
    offerId: "ORDER",
    status: "accepted",
    products: INTERNET,
    addressId: "HOME",
    order: { state: "scheduled", day: undefined, nextStep: undefined },
    ...changes,
  });
const isShown = (offers: readonly SaleOffer[], products: readonly Product[] | undefined): boolean =>
  applicableOffers(offers, { orders: offers, products, today: TODAY }).some(({ offerId }) => offerId === "EXT");

describe("applicableOffers", () => {
  it("[OFFER-15] shows an extension of a contract in use, and other offers also beside one that ends", () => {
    expect(isShown([extension()], [own()])).toBe(true);
    expect(isShown([extension()], [own({ status: "SUSPENDED" })])).toBe(true);
    const sale = anOffer({ offerId: "SALE", products: INTERNET });
    expect(
      applicableOffers([sale], { orders: [order()], products: [own({ status: "DURING_RESIGNATION" })], today: TODAY }),
    ).toEqual([sale]);
  });

  it.each<[string, Partial<Product>]>([
    ["is being terminated", { status: "DURING_RESIGNATION" }],
    ["has ended", { status: "INACTIVE" }],
    ["is past its last day", { contractEnd: day("2026-11-18") }],
    ["was withdrawn from", { withdrawnOn: day("2026-11-18") }],
  ])("(part of OFFER-15) shows no extension of a contract that %s", (_what, changes) => {
    expect(isShown([extension()], [own(changes)])).toBe(false);
    expect(isShown([extension({ status: "contact-requested" })], [own(changes)])).toBe(false);
    expect(isShown([extension({ status: "accepted" })], [own(changes)])).toBe(true);
    const television = own({ category: "television", ...changes });
    expect(isShown([extension()], [own(), television])).toBe(true);
  });

  it.each<[string, boolean, Partial<SaleOffer>]>([
    ["a scheduled order for its address", false, {}],
    ["an order for an unknown address", false, { addressId: undefined }],
    ["an order for another address", true, { addressId: "COTTAGE" }],
    ["an order for another service", true, { products: [anOfferProduct({ category: "television" })] }],
    ["an order that was withdrawn from", true, { withdrawnOn: day("2026-11-18") }],
    ["a completed order", true, { order: { state: "completed", day: undefined, nextStep: undefined } }],
    ["an added service", true, { kind: "isobar" }],
  ])("(part of OFFER-15) with %s shows the extension: %s", (_what, shown, changes) => {
    expect(isShown([extension(), order(changes)], [own()])).toBe(shown);
  });

  it("(part of OFFER-15) keeps an extension if one of two contracts goes on", () => {
    const cottage = own({ productId: "P-2", address: anAddress({ addressId: "COTTAGE" }) });
    const anywhere = extension({ addressId: undefined });
    expect(isShown([anywhere, order()], [own(), cottage])).toBe(true);
    expect(isShown([anywhere, order({ addressId: undefined })], [own(), cottage])).toBe(true);
    expect(isShown([extension()], [own({ status: "INACTIVE" }), cottage])).toBe(false);
  });

  it("(part of OFFER-95) keeps an extension if an order may replace a service elsewhere", () => {
    const cottage = own({ productId: "P-2", address: anAddress({ addressId: "COTTAGE" }) });
    const anywhere = order({ addressId: undefined });
    expect(isShown([extension(), anywhere], [own(), cottage])).toBe(true);
    const completed = { order: { state: "completed", day: undefined, nextStep: undefined } } as const;
    expect(isShown([extension(), { ...anywhere, ...completed, closeDate: day("2026-11-05") }], [own(), cottage])).toBe(
      true,
    );
    const over = { ...cottage, contractEnd: day("2026-11-18") };
    expect(isShown([extension(), anywhere], [own(), over]), "a service that has ended is not replaced").toBe(false);
  });

  it.each<[string, boolean, Partial<SaleOffer>, readonly Product[]]>([
    ["an order since then", false, {}, [own()]],
    ["an order since then for an unknown address", false, { addressId: undefined }, [own()]],
    ["an order before it", true, { closeDate: day("2026-11-04") }, [own()]],
    ["an order for another address", true, { addressId: "COTTAGE" }, [own()]],
    ["an order for another service", true, { products: [anOfferProduct({ category: "television" })] }, [own()]],
    ["an order that was withdrawn from", true, { withdrawnOn: day("2026-11-18") }, [own()]],
    ["an order that added a service", true, {}, [own(), own({ productId: "P-2" })]],
  ])("[OFFER-19] beside %s that is completed shows the extension: %s", (_what, shown, changes, products) => {
    const completed = { order: { state: "completed", day: undefined, nextStep: undefined } } as const;
    const placed = order({ ...completed, closeDate: day("2026-11-05"), ...changes });
    expect(isShown([extension(), placed], products)).toBe(shown);
  });

  it("(part of OFFER-15) without products leaves out only an extension for an order's address", () => {
    expect(isShown([extension()], undefined)).toBe(true);
    expect(isShown([extension(), order({ addressId: undefined })], undefined)).toBe(true);
    expect(isShown([extension(), order()], undefined)).toBe(false);
  });
});

it("[OFFER-16] compares an offer with no product whose contract ends", () => {
  const offer = { kind: "sale", products: INTERNET } as const;
  expect(replacedProducts(offer, [own()])).toHaveLength(1);
  for (const changes of [{ status: "DURING_RESIGNATION" }, { withdrawnOn: day("2026-11-18") }] as const)
    expect(replacedProducts(offer, [own(changes)])).toEqual([]);
  expect(replacedProducts(offer, [own({ status: "DURING_RESIGNATION" }), own({ productId: "P-2" })])).toHaveLength(1);
});

it("(part of OFFER-15) finds the contracts of which no service goes on", () => {
  const contract = (contractNumber: string, changes: Partial<Product> = {}) =>
    own({ productId: contractNumber, contractNumber, category: "phone", ...changes });
  const products = [
    contract("runs"),
    contract("partly", { status: "DURING_RESIGNATION" }),
    contract("partly", { productId: "P-9" }),
    contract("ends", { status: "DURING_RESIGNATION" }),
    contract("ordered", { status: "ORDERED" }),
    contract("replaced", { category: "internet" }),
    contract("over", { contractEnd: day("2026-11-18") }),
    contract("none", { status: "INACTIVE", contractNumber: undefined }),
  ];
  expect([...endingContracts(products, [order()], TODAY)]).toEqual(["ends", "replaced", "over"]);
});
