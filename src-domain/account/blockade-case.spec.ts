import { describe, expect, it } from "vitest";
import { aBlockade, aProduct, day, zloty } from "#test/mothers/index.ts";
import { blockadeCase, choosePrimaryPaymentPlace, doesPaymentRestore, isRestoredByPayment } from "./blockade-case.ts";

const TODAY = day("2026-12-30");

const PRODUCTS = [
  aProduct({ productId: "P-1", fullName: "Internet 600", blockade: "arrears", status: "SUSPENDED" }),
  aProduct({ productId: "P-2", fullName: "Telewizja" }),
  aProduct({ productId: "P-3", fullName: "Stary telefon", blockade: "unknown", status: "RESIGNED" }),
  aProduct({ productId: "P-4", fullName: "Internet 300", blockade: "vindication", status: "INACTIVE" }),
];

describe("(part of PROD-09) blockade case", () => {
  it("lists blocked services, but no resigned, inactive or working ones, in a blockade case", () => {
    expect(blockadeCase(aBlockade(), PRODUCTS, TODAY).limited).toEqual(["Internet 600"]);
  });

  it.each([
    ["arrears", undefined, undefined],
    ["arrears", "Kasztan S.A.", undefined],
    ["vindication", undefined, undefined],
    ["vindication", "Kasztan S.A.", "Kasztan S.A."],
  ] as const)("names for blockade type %s with the company %s the debt collector %s", (type, company, expected) => {
    expect(blockadeCase(aBlockade({ type, debtCollectionCompany: company }), [], TODAY).debtCollector).toBe(expected);
  });
});

describe("(part of PROD-09) place of the primary payment button", () => {
  const arrears = blockadeCase(aBlockade(), [], TODAY);
  const collected = blockadeCase(aBlockade({ type: "vindication", debtCollectionCompany: "Kasztan S.A." }), [], TODAY);

  it.each([
    ["no blockade", undefined, "10.00", "20.00", "panel"],
    ["arrears below the whole debt", arrears, "10.00", "20.00", "blockade"],
    ["arrears equal to the whole debt", arrears, "20.00", "20.00", "panel"],
    ["no arrears left", arrears, "0.00", "20.00", "panel"],
    ["a debt collector", collected, "10.00", "20.00", "nowhere"],
  ] as const)("chooses one primary payment place with %s", (_case, blockade, late, owed, leads) => {
    expect(choosePrimaryPaymentPlace(blockade, zloty(late), zloty(owed))).toBe(leads);
  });
});

describe("services that a payment restores", () => {
  const blocked = aProduct({ status: "SUSPENDED", blockade: "arrears", contractEnd: undefined });
  const ending = { ...blocked, status: "DURING_RESIGNATION", contractEnd: TODAY } as const;
  const active = aProduct({ status: "ACTIVE", contractEnd: undefined });

  it("[PROD-31] promises no service for a payment after the contracts of the blocked ones have ended", () => {
    const ended = { ...blocked, status: "INACTIVE" } as const;
    expect(doesPaymentRestore([blocked], TODAY)).toBe(true);
    expect(doesPaymentRestore([ending], TODAY)).toBe(true);
    expect(doesPaymentRestore([ending], day("2026-12-31"))).toBe(false);
    expect(doesPaymentRestore([ended, active], TODAY)).toBe(false);
    expect(doesPaymentRestore([ended, blocked], TODAY)).toBe(true);
    expect(blockadeCase(aBlockade(), [ended], TODAY)).toMatchObject({ limited: [], restoresServices: false });
  });

  it("(part of PROD-31) promises no ended service for a payment that restores others", () => {
    const ended = { ...blocked, status: "INACTIVE" } as const;
    expect(isRestoredByPayment(blocked, [ended, blocked], TODAY)).toBe(true);
    expect(isRestoredByPayment(ended, [ended, blocked], TODAY)).toBe(false);
    expect(isRestoredByPayment(active, [ended, active], TODAY)).toBe(false);
  });

  it("(part of PROD-31) expects services to work again when the server marks none as blocked", () => {
    expect(doesPaymentRestore([active], TODAY)).toBe(true);
    expect(doesPaymentRestore([], TODAY)).toBe(true);
    expect(doesPaymentRestore([{ ...active, status: "INACTIVE" }], TODAY)).toBe(false);
    expect(doesPaymentRestore([{ ...active, status: "ORDERED" }], TODAY)).toBe(false);
  });
});
