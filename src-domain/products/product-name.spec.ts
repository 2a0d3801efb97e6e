import { describe, expect, it } from "vitest";
import { aProduct } from "#test/mothers/index.ts";
import { displayName } from "./product.ts";

describe("name of a product", () => {
  it("(part of PROD-07) the customer's own name shows in place of the provider's", () => {
    expect(displayName(aProduct({ customName: "Telefon Zosi", fullName: "Bez Limitu 60 GB", name: "BL60" }))).toBe(
      "Telefon Zosi",
    );
  });

  it("without one the full name shows, else the short one", () => {
    expect(displayName(aProduct({ fullName: "Bez Limitu 60 GB", name: "BL60" }))).toBe("Bez Limitu 60 GB");
    expect(displayName(aProduct({ fullName: undefined, name: "BL60" }))).toBe("BL60");
    expect(displayName(aProduct({ customName: " ", fullName: "", name: "BL60" }))).toBe("BL60");
  });
});
