import { expect, it } from "vitest";
import { TODAY, anAddress, anOffer, anOfferProduct, aProduct, day } from "#test/mothers/index.ts";
import type { Product } from "../products/index.ts";
import { extensionOfContract, type ContractReference } from "./extension-of-contract.ts";

const [HOME, FLAT] = [anAddress({ addressId: "A-1" }), anAddress({ addressId: "A-2" })];
const internet = (changes: Partial<Product> = {}) =>
  aProduct({ productId: "P-1", category: "internet", contractNumber: "ABO/1", address: HOME, ...changes });
const television = aProduct({
  productId: "P-2",
  category: "television",
  contractNumber: "ABO/1",
  address: HOME,
});
const EXTENSION = anOffer({
  offerId: "123001",
  kind: "extension",
  offerExpirationDate: day("2026-12-29"),
  products: [anOfferProduct({ category: "internet" })],
});

function find(
  contract: ContractReference,
  products: readonly Product[],
  changes: Partial<typeof EXTENSION> = {},
  today = TODAY,
) {
  return extensionOfContract(contract, { offers: [{ ...EXTENSION, ...changes }], products, today })?.offerId;
}

it("[OFFER-97] finds the open extension of a contract by its number and by each of its services", () => {
  const products = [internet(), television];
  for (const contract of [{ productId: "P-1" }, { productId: "P-2" }, { contractNumber: "ABO/1" }])
    expect(find(contract, products)).toBe("123001");
  expect(find({ productId: "P-3" }, products)).toBeUndefined();
  expect(find({ contractNumber: "ABO/2" }, products)).toBeUndefined();
  expect(find({ productId: "P-1" }, [internet({ contractNumber: undefined })])).toBe("123001");
});

it("[OFFER-97] finds no extension that has expired, was answered or is of another kind", () => {
  const own = { productId: "P-1" };
  expect(find(own, [internet()], {}, day("2026-12-30"))).toBeUndefined();
  expect(find(own, [internet()], { status: "accepted" })).toBeUndefined();
  expect(find(own, [internet()], { kind: "sale" })).toBeUndefined();
  expect(find(own, [internet()], { products: [anOfferProduct({ category: "television" })] })).toBeUndefined();
});

it("[OFFER-97] finds no extension where another contract may be meant", () => {
  const other = internet({ productId: "P-9", contractNumber: "ABO/9" });
  expect(find({ productId: "P-1" }, [internet(), other])).toBeUndefined();
  const elsewhere = { ...other, address: FLAT };
  expect(find({ productId: "P-1" }, [internet(), elsewhere])).toBeUndefined();
  expect(find({ productId: "P-1" }, [internet(), elsewhere], { addressId: "A-1" })).toBe("123001");
  expect(find({ productId: "P-9" }, [internet(), elsewhere], { addressId: "A-1" })).toBeUndefined();
});

it("(part of OFFER-15) finds no extension of a contract that ends", () => {
  const ending = internet({ status: "DURING_RESIGNATION" });
  expect(find({ productId: "P-1" }, [ending])).toBeUndefined();
  const other = internet({ productId: "P-9", contractNumber: "ABO/9" });
  expect(find({ productId: "P-1" }, [ending, other], { addressId: "A-1" })).toBeUndefined();
});
