import { expect, it } from "vitest";
import { TODAY, anAddress, anOffer, anOfferProduct, aProduct, day } from "#test/mothers/index.ts";
import { extensionOfNotice } from "./extension-of-notice.ts";

const NOTICE = { kind: "term-end", productId: "P-1" } as const;
const address = anAddress({ addressId: "A-1" });
const products = [aProduct({ productId: "P-1", category: "internet", contractNumber: "ABO/1", address })];
const extension = anOffer({
  offerId: "123001",
  kind: "extension",
  offerExpirationDate: day("2026-12-29"),
  products: [anOfferProduct({ category: "internet" })],
});
const find = (
  changes: Partial<typeof extension>,
  notice: Partial<Parameters<typeof extensionOfNotice>[0]> = {},
  today = TODAY,
) => extensionOfNotice({ ...NOTICE, ...notice }, { offers: [{ ...extension, ...changes }], products, today })?.offerId;

it("(part of MSG-12) finds no extension without an address while two services may be meant", () => {
  const phones = ["P-1", "P-2"].map((productId) =>
    aProduct({ productId, category: "mobile_phone", address: undefined, contractNumber: `ABO/${productId}` }),
  );
  const offer = { ...extension, products: [anOfferProduct({ category: "mobile_phone" })] };
  const found = (own: typeof phones) => extensionOfNotice(NOTICE, { offers: [offer], products: own, today: TODAY });
  expect(found(phones)).toBeUndefined();
  expect(found(phones.slice(0, 1))?.offerId).toBe("123001");
});

it("[MSG-12] finds the open extension of the contract whose term ends", () => {
  expect(find({})).toBe("123001");
  expect(find({ addressId: "A-1" })).toBe("123001");
  expect(find({}, {}, day("2026-12-30"))).toBeUndefined();
  expect(find({ addressId: "A-2" })).toBeUndefined();
  expect(find({ kind: "sale" })).toBeUndefined();
  expect(find({ products: [anOfferProduct({ category: "television" })] })).toBeUndefined();
  expect(find({}, { kind: "changed-terms" })).toBeUndefined();
  expect(find({}, { productId: "P-2" })).toBeUndefined();
});
