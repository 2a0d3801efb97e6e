import { describe, expect, it } from "vitest";
import { aProduct } from "#test/mothers/index.ts";
import { displayName } from "./product.ts";

describe("name of a product", () => {
  it("(part of PROD-07) returns the customer's own product name when set", () => {
    expect(displayName(aProduct({ customName: "Telefon Zosi", fullName: "Bez Limitu 60 GB", name: "BL60" }))).toBe(
      "Telefon Zosi",
    );
  });

  it("returns the full product name, else the short one, when no custom name is set", () => {
    expect(displayName(aProduct({ fullName: "Bez Limitu 60 GB", name: "BL60" }))).toBe("Bez Limitu 60 GB");
    expect(displayName(aProduct({ fullName: undefined, name: "BL60" }))).toBe("BL60");
    expect(displayName(aProduct({ customName: " ", fullName: "", name: "BL60" }))).toBe("BL60");
  });
});
