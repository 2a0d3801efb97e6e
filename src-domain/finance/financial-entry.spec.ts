import { describe, expect, it } from "vitest";
import { day, zloty } from "#test/mothers/index.ts";
import { deriveEntryKind, derivePaymentStatus, hasOnlyInvoices, paymentDeadlineOf } from "./financial-entry.ts";

it("returns false for only invoices when any entry is of another kind", () => {
  expect(hasOnlyInvoices([{ kind: "invoice" }, { kind: "invoice" }])).toBe(true);
  expect(hasOnlyInvoices([{ kind: "invoice" }, { kind: "interest" }])).toBe(false);
  expect(hasOnlyInvoices([{ kind: "correction" }])).toBe(false);
  expect(hasOnlyInvoices([])).toBe(true);
});

it("(part of FIN-19) returns no deadline for a credit", () => {
  const dueDate = day("2026-11-30");
  expect(paymentDeadlineOf({ amount: zloty("0.00"), dueDate })).toBe(dueDate);
  expect(paymentDeadlineOf({ amount: zloty("-0.01"), dueDate })).toBeUndefined();
});

/** Entry of 100 zł with nothing left, no due date and no document. */
const BOOKED = {
  amount: zloty("100.00"),
  unpaidAmount: zloty("0.00"),
  dueDate: undefined,
  duplicatePossible: false,
  duplicateCreating: false,
};

describe("entry of a server that names neither kind nor status", () => {
  it.each([
    ["a due date", { dueDate: day("2026-11-30") }],
    ["an unpaid amount", { unpaidAmount: zloty("0.01") }],
    ["a duplicate", { duplicatePossible: true }],
    ["a duplicate in preparation", { duplicateCreating: true }],
  ])("(part of FIN-02) is an invoice with %s, and a correction if it is negative", (_case, changes) => {
    expect(deriveEntryKind({ ...BOOKED, ...changes })).toBe("invoice");
    expect(deriveEntryKind({ ...BOOKED, ...changes, amount: zloty("0.00") })).toBe("invoice");
    expect(deriveEntryKind({ ...BOOKED, ...changes, amount: zloty("-0.01") })).toBe("correction");
  });

  it("(part of FIN-02) is a payment without due date, unpaid amount and duplicate", () => {
    expect(deriveEntryKind(BOOKED)).toBe("payment");
    expect(deriveEntryKind({ ...BOOKED, amount: zloty("-100.00") })).toBe("payment");
  });

  it.each([
    ["100.00", "unpaid"],
    ["120.00", "unpaid"],
    ["99.99", "partly-paid"],
    ["0.01", "partly-paid"],
    ["0.00", "paid"],
    ["-5.00", "paid"],
  ])("(part of FIN-02) has the status of the amount left: of 100 zł with %s zł left %s", (left, status) => {
    const entry = { amount: zloty("100.00"), unpaidAmount: zloty(left) };
    expect(derivePaymentStatus("invoice", entry)).toBe(status);
    expect(derivePaymentStatus("payment", entry)).toBe("no-status");
  });
});
