import { describe, expect, it } from "vitest";
import { aProduct } from "#test/mothers/index.ts";
import { displayName } from "./product.ts";

describe("name of a product", () => {
  it("(part of PROD-07) is the customer's own name when set", () => {
    expect(displayName(aProduct({ customName: "Telefon Zosi", fullName: "Bez Limitu 60 GB", name: "BL60" }))).toBe(
      "Telefon Zosi",
    );
  });

  it("is the full name, else the short name, without a custom one", () => {
    expect(displayName(aProduct({ fullName: "Bez Limitu 60 GB", name: "BL60" }))).toBe("Bez Limitu 60 GB");
    expect(displayName(aProduct({ fullName: undefined, name: "BL60" }))).toBe("BL60");
    expect(displayName(aProduct({ customName: " ", fullName: "", name: "BL60" }))).toBe("BL60");
  });
});
