import { describe, expect, it } from "vitest";
import { ZERO, type Grosze } from "#domain/shared-kernel/index.ts";
import { TODAY, aPaidEntry, anEntry, day, zloty } from "#test/mothers/index.ts";
import { dueSummary } from "./due.ts";
import type { FinancialEntry } from "./entry.ts";
import { standingOf } from "./standing.ts";

const standing = (entries: readonly FinancialEntry[], balance?: Grosze) =>
  standingOf(entries, dueSummary(entries, TODAY), balance);

const open = anEntry({ unpaidAmount: zloty("100.00"), dueDate: day("2026-11-30") });
const late = anEntry({ entryId: "late", unpaidAmount: zloty("49.99"), dueDate: day("2026-10-30") });
const beingPaid = anEntry({ entryId: "paying", status: "payment-started", unpaidAmount: zloty("10.00") });

describe("how a customer stands", () => {
  it("owes what can be paid, whatever else there is", () => {
    expect(standing([open, late, beingPaid], zloty("5.00"))).toEqual({
      kind: "owed",
      total: zloty("149.99"),
      overdue: zloty("49.99"),
      nextDue: "2026-11-30",
      underWay: zloty("10.00"),
    });
  });

  it("waits for a payment under way, before any overpayment is told of", () => {
    expect(standing([beingPaid], zloty("5.00"))).toEqual({ kind: "under-way", amount: zloty("10.00") });
  });

  it("has overpaid only where nothing is left and the balance is above zero", () => {
    expect(standing([aPaidEntry()], zloty("5.00"))).toEqual({ kind: "overpaid", amount: zloty("5.00") });
    expect(standing([], zloty("5.00"))).toEqual({ kind: "overpaid", amount: zloty("5.00") });
    for (const balance of [undefined, ZERO, zloty("-5.00")])
      expect(standing([aPaidEntry()], balance).kind).toBe("paid");
  });

  it("has paid, with the next date to expect", () => {
    expect(standing([aPaidEntry({ dueDate: day("2026-11-30") })])).toEqual({ kind: "paid", nextDue: "2026-12-30" });
  });

  it("has nothing yet without any entry", () => {
    expect(standing([])).toEqual({ kind: "nothing-yet" });
  });
});
