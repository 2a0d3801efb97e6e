import { describe, expect, it } from "vitest";
import { aClient, aClientData, aProduct } from "#test/mothers/index.ts";
import type { ProductCategory } from "../products/index.ts";
import { hasBilledPhone, isConsumer } from "./client.ts";

const withProducts = (...categories: readonly ProductCategory[]) =>
  aClientData({
    client: aClient({ billingPhones: [] }),
    products: categories.map((category) => aProduct({ category })),
  });

describe("(part of FIN-08) billed phone number", () => {
  it.each(["phone", "mobile_phone", "mobile_internet"] as const)(
    "finds a billed phone with a product of category %s",
    (category) => {
      expect(hasBilledPhone(withProducts("internet", category))).toBe(true);
    },
  );

  it("finds a billed phone by billing phones, but not by other products", () => {
    expect(hasBilledPhone(aClientData({ client: aClient({ billingPhones: ["601234567"] }), products: [] }))).toBe(true);
    expect(hasBilledPhone(withProducts("internet", "television"))).toBe(false);
    expect(hasBilledPhone(withProducts())).toBe(false);
  });
});

it.each([
  [true, {}],
  [false, { companyName: "Bursztyn i Synowie" }],
  [false, { taxId: "5250000000" }],
])("(part of REQ-21) returns %s for a customer with %o", (expected, changes) => {
  expect(isConsumer(aClient({ companyName: undefined, taxId: undefined, ...changes }))).toBe(expected);
});
