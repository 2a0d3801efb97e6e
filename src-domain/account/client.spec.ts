import { describe, expect, it } from "vitest";
import { aClient, aClientData, aProduct } from "#test/mothers/index.ts";
import type { ProductCategory } from "../products/index.ts";
import { hasBilledPhone } from "./client.ts";

const withProducts = (...categories: readonly ProductCategory[]) =>
  aClientData({
    client: aClient({ billingPhones: [] }),
    products: categories.map((category) => aProduct({ category })),
  });

describe("(part of FIN-08) a number that is billed", () => {
  it.each(["phone", "mobile_phone", "mobile_internet"] as const)("comes with %s", (category) => {
    expect(hasBilledPhone(withProducts("internet", category))).toBe(true);
  });

  it("comes with the customer's own numbers, and with nothing else", () => {
    expect(hasBilledPhone(aClientData({ client: aClient({ billingPhones: ["601234567"] }), products: [] }))).toBe(true);
    expect(hasBilledPhone(withProducts("internet", "television"))).toBe(false);
    expect(hasBilledPhone(withProducts())).toBe(false);
  });
});
