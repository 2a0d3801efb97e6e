import { describe, expect, it } from "vitest";
import { ZERO, type Grosze } from "#domain/shared-kernel/index.ts";
import { TODAY, aPaidEntry, anEntry, day, zloty } from "#test/mothers/index.ts";
import { summarizeDue } from "./due-summary.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import { balanceStatusOf } from "./balance-status.ts";

const balanceStatus = (entries: readonly FinancialEntry[], balance?: Grosze) =>
  balanceStatusOf(entries, summarizeDue(entries, TODAY), balance);

const open = anEntry({ unpaidAmount: zloty("100.00"), dueDate: day("2026-11-30") });
const late = anEntry({ entryId: "late", unpaidAmount: zloty("49.99"), dueDate: day("2026-10-30") });
const beingPaid = anEntry({ entryId: "paying", status: "payment-started", unpaidAmount: zloty("10.00") });

describe("how a customer stands", () => {
  it("owes what can be paid, whatever else there is", () => {
    expect(balanceStatus([open, late, beingPaid], zloty("5.00"))).toEqual({
      kind: "owed",
      total: zloty("149.99"),
      overdue: zloty("49.99"),
      nextDue: "2026-11-30",
      pendingAmount: zloty("10.00"),
    });
  });

  it("waits for a payment under way, before any overpayment is told of", () => {
    expect(balanceStatus([beingPaid], zloty("5.00"))).toEqual({ kind: "under-way", amount: zloty("10.00") });
  });

  it("has overpaid only where nothing is left and the balance is above zero", () => {
    expect(balanceStatus([aPaidEntry()], zloty("5.00"))).toEqual({ kind: "overpaid", amount: zloty("5.00") });
    expect(balanceStatus([], zloty("5.00"))).toEqual({ kind: "overpaid", amount: zloty("5.00") });
    for (const balance of [undefined, ZERO, zloty("-5.00")])
      expect(balanceStatus([aPaidEntry()], balance).kind).toBe("paid");
  });

  it("has paid, with the next date to expect", () => {
    expect(balanceStatus([aPaidEntry({ dueDate: day("2026-11-30") })])).toEqual({
      kind: "paid",
      nextDue: "2026-12-30",
    });
  });

  it("has nothing yet without any entry", () => {
    expect(balanceStatus([])).toEqual({ kind: "nothing-yet" });
  });
});
