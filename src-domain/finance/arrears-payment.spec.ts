import { describe, expect, it } from "vitest";
import { plusDays } from "#domain/shared-kernel/index.ts";
import { anEntry, aPaidEntry, TODAY } from "#test/mothers/index.ts";
import { arrearsPaymentOf, hasPendingArrears, pendingArrearsOf } from "./arrears-payment.ts";

const late = plusDays(TODAY, -5);
const later = anEntry({ entryId: "later", dueDate: plusDays(TODAY, 5) });

describe("payment of the arrears", () => {
  it("(part of PROD-14) returns no payment while an overdue entry can be paid", () => {
    const pending = anEntry({ entryId: "pending", status: "payment-started", dueDate: late });
    expect(arrearsPaymentOf([anEntry({ dueDate: late }), pending], TODAY)).toBeUndefined();
  });

  it("(part of PROD-14) returns pending while all overdue entries have a started payment", () => {
    expect(arrearsPaymentOf([anEntry({ status: "payment-started", dueDate: late }), later], TODAY)).toBe("pending");
  });

  it.each([
    ["the bank confirms it", "processing", "processing"],
    ["it was only started", "started", "pending"],
  ] as const)("(part of PROD-17) tells a payment that the customer made when %s", (_case, state, expected) => {
    const entry = anEntry({ status: "payment-started", dueDate: late });
    const payment = { paymentId: "p-1", state, amount: entry.unpaidAmount, entryIds: [entry.entryId] };
    expect(arrearsPaymentOf([entry, later], TODAY, [payment])).toBe(expected);
  });

  it.each([
    ["everything is paid", [aPaidEntry({ dueDate: late })]],
    ["the bank has confirmed", [anEntry({ status: "payment-accepted", dueDate: late })]],
  ])("(part of PROD-14) returns paid when %s", (_case, entries) => {
    expect(arrearsPaymentOf(entries, TODAY)).toBe("paid");
  });

  it.each([
    ["only a later invoice is being paid", [anEntry({ status: "payment-started", dueDate: plusDays(TODAY, 5) })]],
    ["there are no entries", []],
    ["the status of a late entry is unknown", [anEntry({ status: "unknown", dueDate: late })]],
  ])("(part of PROD-14) claims no payment when %s", (_case, entries) => {
    expect(arrearsPaymentOf(entries, TODAY)).toBeUndefined();
  });

  it.each([
    ["an overdue entry", anEntry({ status: "payment-started", dueDate: late }), true],
    ["a later entry", anEntry({ status: "payment-started", dueDate: plusDays(TODAY, 5) }), false],
    ["no entry", anEntry({ dueDate: late }), false],
  ])(
    "(part of FIN-37) returns whether arrears are being paid when the payment of %s is pending",
    (_case, entry, has) => {
      expect(hasPendingArrears([entry, later], TODAY)).toBe(has);
      expect(pendingArrearsOf([entry, later], TODAY)).toEqual(has ? [entry] : []);
    },
  );
});
