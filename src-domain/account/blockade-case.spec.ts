import { describe, expect, it } from "vitest";
import { aBlockade, aProduct, zloty } from "#test/mothers/index.ts";
import { blockadeCase, choosePrimaryPaymentPlace } from "./blockade-case.ts";

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
    ["arrears", undefined, undefined],
    ["arrears", "Kasztan S.A.", undefined],
    ["vindication", undefined, undefined],
    ["vindication", "Kasztan S.A.", "Kasztan S.A."],
  ] as const)("of %s with the company %s asks %s first", (type, company, expected) => {
    expect(blockadeCase(aBlockade({ type, debtCollectionCompany: company }), []).debtCollector).toBe(expected);
  });
});

describe("(part of PROD-09) paying", () => {
  const arrears = blockadeCase(aBlockade(), []);
  const collected = blockadeCase(aBlockade({ type: "vindication", debtCollectionCompany: "Kasztan S.A." }), []);

  it.each([
    ["no blockade", undefined, "10.00", "20.00", "panel"],
    ["a part to end the blockade with", arrears, "10.00", "20.00", "blockade"],
    ["all of it to end the blockade with", arrears, "20.00", "20.00", "panel"],
    ["nothing late any more", arrears, "0.00", "20.00", "panel"],
    ["a company that collects", collected, "10.00", "20.00", "nowhere"],
  ] as const)("is led to at one place alone: with %s", (_what, blockade, late, owed, leads) => {
    expect(choosePrimaryPaymentPlace(blockade, zloty(late), zloty(owed))).toBe(leads);
  });
});
