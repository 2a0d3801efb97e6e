import { expect, it } from "vitest";
import { anAddress } from "#test/mothers/index.ts";
import { offerAddress } from "./offer-address.ts";

it("[OFFER-92] names the address of an offer only where the account has it", () => {
  const addresses = [anAddress({ addressId: "A-1" }), anAddress({ addressId: "A-2", street: "ul. Inna" })];
  expect(offerAddress({ addressId: "A-2" }, addresses)).toBe("ul. Inna 14 m. 8, Gdańsk");
  expect(offerAddress({ addressId: "A-3" }, addresses)).toBeUndefined();
  expect(offerAddress({ addressId: undefined }, addresses)).toBeUndefined();
  expect(offerAddress({ addressId: "A-1" }, undefined)).toBeUndefined();
});
