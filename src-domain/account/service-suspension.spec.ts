import { describe, expect, it } from "vitest";
import { aBlockade, aProduct, day, zloty } from "#test/mothers/index.ts";
import { payableArrears, serviceSuspension } from "./service-suspension.ts";

describe("(part of REQ-34) reason of a suspension", () => {
  const blockade = aBlockade();
  const info = "Zawieszona do 15 grudnia";

  it.each([
    ["works", {}, undefined],
    ["has the reason of the account", { blockade: "arrears" }, { kind: "account", blockade }],
    ["has another reason", { blockade: "vindication" }, { kind: "blocked", reason: "vindication" }],
    ["is suspended", { status: "SUSPENDED", productInfo: info }, { kind: "suspended", info }],
    [
      "stays suspended until its end",
      { status: "DURING_RESIGNATION", isSuspendedUntilEnd: true, productInfo: undefined },
      { kind: "suspended", info: undefined },
    ],
    ["has ended", { status: "INACTIVE", blockade: "arrears" }, undefined],
    ["was withdrawn from", { status: "SUSPENDED", withdrawnOn: day("2026-11-20") }, undefined],
  ] as const)("finds the reason of a service that %s", (_case, changes, expected) => {
    expect(serviceSuspension(aProduct(changes), blockade)).toEqual(expected);
  });

  it("names the reason of the service when the account has no blockade", () => {
    const product = aProduct({ blockade: "arrears" });
    expect(serviceSuspension(product, undefined)).toEqual({ kind: "blocked", reason: "arrears" });
  });
});

describe("(part of REQ-34) arrears to pay in the portal", () => {
  const arrears = { overdue: zloty("20.00"), hasPayment: false };
  const collected = aBlockade({ type: "vindication", debtCollectionCompany: "Kasztan S.A." });

  it.each([
    ["known", aBlockade(), arrears, zloty("20.00")],
    ["unknown", aBlockade(), undefined, undefined],
    ["zero", aBlockade(), { ...arrears, overdue: zloty("0.00") }, undefined],
    ["being paid", aBlockade(), { ...arrears, hasPayment: true }, undefined],
    ["with a debt collector", collected, arrears, undefined],
  ] as const)("returns the amount of arrears that are %s", (_case, blockade, known, expected) => {
    expect(payableArrears(blockade, known)).toBe(expected);
  });
});
