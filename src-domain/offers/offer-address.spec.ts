import { expect, it } from "vitest";
import { anAddress, anOffer, anOfferProduct } from "#test/mothers/index.ts";
import { offerAddress } from "./offer-address.ts";

it("[OFFER-92] names the address of an offer only where the account has it", () => {
  const addresses = [anAddress({ addressId: "A-1" }), anAddress({ addressId: "A-2", street: "ul. Inna" })];
  const products = [anOfferProduct({ category: "internet" })];
  const of = (addressId: string | undefined) => anOffer({ addressId, products });
  expect(offerAddress(of("A-2"), addresses)).toBe("ul. Inna 14 m. 8, Gdańsk");
  expect(offerAddress(of("A-3"), addresses)).toBeUndefined();
  expect(offerAddress(of(undefined), addresses)).toBeUndefined();
  expect(offerAddress(of("A-1"), undefined)).toBeUndefined();
  const mobile = anOffer({ addressId: "A-1", products: [anOfferProduct({ category: "mobile_phone" })] });
  expect(offerAddress(mobile, addresses)).toBeUndefined();
});
