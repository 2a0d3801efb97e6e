import { describe, expect, it } from "vitest";
import { ZERO, type Grosze } from "#domain/shared-kernel/index.ts";
import { TODAY, aPaidEntry, anEntry, day, zloty } from "#test/mothers/index.ts";
import { summarizeDue } from "./due-summary.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import { balanceStatusOf } from "./balance-status.ts";

const balanceStatus = (entries: readonly FinancialEntry[], balance?: Grosze) =>
  balanceStatusOf(entries, summarizeDue(entries, TODAY), balance, {
    isComplete: true,
    isBalanceCurrent: false,
    isInvoiceExpected: true,
  });

const open = anEntry({ unpaidAmount: zloty("100.00"), dueDate: day("2026-11-30") });
const late = anEntry({ entryId: "late", unpaidAmount: zloty("49.99"), dueDate: day("2026-10-30") });
const beingPaid = anEntry({ entryId: "paying", status: "payment-started", unpaidAmount: zloty("10.00") });

describe("balance status", () => {
  it("returns owed when an entry is payable, regardless of pending payments and the balance", () => {
    expect(balanceStatus([open, late, beingPaid], zloty("5.00"))).toEqual({
      kind: "owed",
      total: zloty("149.99"),
      overdue: zloty("49.99"),
      nextDue: "2026-11-30",
      pendingAmount: zloty("10.00"),
    });
  });

  it("returns pending when only pending payments are left, even with an overpayment", () => {
    expect(balanceStatus([beingPaid], zloty("5.00"))).toEqual({ kind: "pending", amount: zloty("10.00") });
  });

  it("returns overpaid only when nothing is left to pay and the balance is positive", () => {
    expect(balanceStatus([aPaidEntry()], zloty("5.00"))).toEqual({
      kind: "overpaid",
      amount: zloty("5.00"),
      hasNextInvoice: true,
    });
    expect(balanceStatus([], zloty("5.00"))).toEqual({ kind: "overpaid", amount: zloty("5.00"), hasNextInvoice: true });
    for (const balance of [undefined, ZERO, zloty("-5.00")])
      expect(balanceStatus([aPaidEntry()], balance).kind).toBe("paid");
  });

  it("returns paid with the expected next due date when everything is paid", () => {
    expect(balanceStatus([aPaidEntry({ dueDate: day("2026-11-30") })])).toEqual({
      kind: "paid",
      nextDue: "2026-12-30",
    });
  });

  it("[FIN-27] announces neither a next due date nor an invoice once the last service has ended", () => {
    const entries = [aPaidEntry({ dueDate: day("2026-11-30") })];
    const reading = { isComplete: true, isBalanceCurrent: true, isInvoiceExpected: false };
    expect(balanceStatusOf(entries, summarizeDue(entries, TODAY), ZERO, reading)).toEqual({
      kind: "paid",
      nextDue: undefined,
    });
    const overpaid = zloty("5.00");
    expect(balanceStatusOf(entries, summarizeDue(entries, TODAY), overpaid, reading)).toEqual({
      kind: "overpaid",
      amount: overpaid,
      hasNextInvoice: false,
    });
  });

  it.each([
    ["parts of the entries could not be read", [aPaidEntry()], undefined, false],
    ["the entries that were read are all open", [open], undefined, false],
    ["nothing could be read", [], undefined, false],
    [
      "an unpaid entry is of an unknown kind",
      [anEntry({ kind: "other", unpaidAmount: zloty("1.00") })],
      undefined,
      true,
    ],
    ["the balance shows a debt without an entry", [aPaidEntry()], zloty("-5.00"), true],
    ["the balance shows a larger debt than the entries", [open], zloty("-100.01"), true],
  ])("(part of ENT-03) returns the balance status unknown when %s", (_case, entries, balance, isComplete) => {
    const due = summarizeDue(entries, TODAY);
    expect(
      balanceStatusOf(entries, due, balance, { isComplete, isBalanceCurrent: true, isInvoiceExpected: true }),
    ).toEqual({
      kind: "unknown",
      pendingAmount: ZERO,
    });
  });

  it("returns paid while the bank's confirmation of a payment is not in the balance yet", () => {
    const entries = [aPaidEntry({ status: "payment-accepted" })];
    const reading = { isComplete: true, isBalanceCurrent: true, isInvoiceExpected: true };
    expect(balanceStatusOf(entries, summarizeDue(entries, TODAY), zloty("-5.00"), reading).kind).toBe("paid");
  });

  it("returns the balance status nothing-yet when there are no entries", () => {
    expect(balanceStatus([])).toEqual({ kind: "nothing-yet" });
  });
});
