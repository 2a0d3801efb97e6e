import { describe, expect, it } from "vitest";
import { aBlockade, aProduct } from "#test/mothers/index.ts";
import { blockadeCase } from "./blockade-case.ts";

const PRODUCTS = [
  aProduct({ productId: "P-1", fullName: "Internet 600", blockade: "arrears", status: "SUSPENDED" }),
  aProduct({ productId: "P-2", fullName: "Telewizja" }),
  aProduct({ productId: "P-3", fullName: "Stary telefon", blockade: "unknown", status: "RESIGNED" }),
];

describe("(part of PROD-09) a blockade", () => {
  it("names what is held back, and nothing that was given up or works", () => {
    expect(blockadeCase(aBlockade(), PRODUCTS).limited).toEqual(["Internet 600"]);
  });

  it.each([
    ["arrears", undefined, undefined], ["arrears", "Kasztan S.A.", undefined], ["vindication", undefined, undefined], ["vindication", "Kasztan S.A.", "Kasztan S.A."],
  ] as const)("of %s with the company %s asks %s first", (type, company, expected) => {
    expect(blockadeCase(aBlockade({ type, debtCollectionCompany: company }), []).askFirst).toBe(expected);
  });
});
