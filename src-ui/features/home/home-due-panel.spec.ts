import { describe, expect, it } from "vitest";
import { ZERO } from "#domain/shared-kernel/index.ts";
import { aClient, anEntry, aPaidEntry, aReceivedPayment, day, month, TODAY, zloty } from "#test/mothers/index.ts";
import { toHomeDuePanel } from "./home-due-panel.ts";

const october = anEntry({
  entryId: "E-10",
  number: "FV/4127830/10/26",
  period: month("2026-10"),
  amount: zloty("220.10"),
  unpaidAmount: zloty("49.99"),
  entryDate: day("2026-10-16"),
  dueDate: day("2026-10-30"),
  status: "partly-paid",
});
const november = anEntry();
const september = aPaidEntry({
  entryId: "E-9",
  period: month("2026-09"),
  entryDate: day("2026-09-16"),
  dueDate: day("2026-09-30"),
});

const balanced = aClient({ currentBalance: ZERO });

const COMPLETE = { isComplete: true, isBalanceCurrent: false, isInvoiceExpected: true };

describe("the due panel of the start page", () => {
  it("[FIN-01] shows the sum due and open invoices with remarks, the overdue one first", () => {
    const panel = toHomeDuePanel([november, october, september], aClient(), TODAY, COMPLETE);
    expect(panel.dueStatus).toMatchObject({ kind: "owed", total: zloty("273.69"), pendingAmount: ZERO });
    expect(panel).toMatchObject({ entriesKind: "open-invoices", entriesCount: 2 });
    expect(panel.entries).toMatchObject([
      { month: "Październik", amount: zloty("49.99"), isPartlyPaid: true, note: { kind: "overdue", days: 21 } },
      {
        month: "Listopad",
        amount: zloty("223.70"),
        isPartlyPaid: false,
        note: { kind: "deadline", date: "2026-11-30" },
      },
    ]);
  });

  it("adds the year to a month of the due panel that is older than a year", () => {
    const old = anEntry({ period: month("2025-11"), dueDate: day("2025-11-30") });
    expect(toHomeDuePanel([old], balanced, TODAY, COMPLETE).entries).toMatchObject([{ month: "Listopad 2025" }]);
    const recent = anEntry({ period: month("2025-12"), dueDate: day("2025-12-31") });
    expect(toHomeDuePanel([recent], balanced, TODAY, COMPLETE).entries).toMatchObject([{ month: "Grudzień" }]);
  });

  it("shows three of many open entries with the total count", () => {
    const many = Array.from({ length: 7 }, (_, index) => anEntry({ entryId: `E-${index}` }));
    const panel = toHomeDuePanel(many, balanced, TODAY, COMPLETE);
    expect(panel.entries).toHaveLength(3);
    expect(panel.entriesCount).toBe(7);
  });

  it("names an entry of an unknown kind neither invoice nor month", () => {
    const deposit = anEntry({ entryId: "O-2", kind: "other", status: "payment-started", number: "KA/12/26" });
    expect(toHomeDuePanel([deposit], balanced, TODAY, COMPLETE).entries).toMatchObject([
      { kind: "other", number: "KA/12/26" },
    ]);
  });

  it("does not call interest an invoice", () => {
    const interest = anEntry({ entryId: "O-1", kind: "interest", period: undefined, number: "NO/12/26" });
    const panel = toHomeDuePanel([november, interest], balanced, TODAY, COMPLETE);
    expect(panel.entriesKind).toBe("open-entries");
    expect(panel.entries).toMatchObject([
      { kind: "invoice" },
      { kind: "interest", month: undefined, number: "NO/12/26" },
    ]);
  });

  it("shows the next due date and the last invoice when everything is paid", () => {
    const paid = aPaidEntry();
    const panel = toHomeDuePanel([september, paid, aReceivedPayment()], balanced, TODAY, COMPLETE);
    expect(panel.dueStatus).toEqual({ kind: "paid", nextDue: "2026-12-30" });
    expect(panel).toMatchObject({
      entriesKind: "last-invoice",
      entries: [{ month: "Listopad", amount: zloty("223.70"), note: { kind: "settled" } }],
    });
  });

  it("shows the overpayment only when nothing is owed", () => {
    const overpaid = aClient({ currentBalance: zloty("80.00") });
    expect(toHomeDuePanel([aPaidEntry()], overpaid, TODAY, COMPLETE).dueStatus).toEqual({
      kind: "overpaid",
      amount: zloty("80.00"),
      hasNextInvoice: true,
    });
    expect(toHomeDuePanel([november], overpaid, TODAY, COMPLETE).dueStatus.kind).toBe("owed");
  });

  it("offers no second payment when one is pending", () => {
    const paying = anEntry({ status: "payment-started" });
    const panel = toHomeDuePanel([paying, september], balanced, TODAY, COMPLETE);
    expect(panel.dueStatus).toEqual({ kind: "pending", amount: zloty("223.70") });
    expect(panel).toMatchObject({ entriesKind: "pending", entries: [{ note: { kind: "processing" } }] });
    expect(toHomeDuePanel([paying, october], balanced, TODAY, COMPLETE).dueStatus).toMatchObject({
      kind: "owed",
      total: zloty("49.99"),
      pendingAmount: zloty("223.70"),
    });
  });

  it("(part of FIN-37) lists pending entries beside open ones", () => {
    const paying = anEntry({ status: "payment-started" });
    expect(toHomeDuePanel([paying, october], balanced, TODAY, COMPLETE)).toMatchObject({
      entries: [{ month: "Październik" }],
      pending: {
        entriesKind: "pending",
        entriesCount: 1,
        entries: [{ month: "Listopad", note: { kind: "processing" } }],
      },
    });
    expect(toHomeDuePanel([october], balanced, TODAY, COMPLETE).pending).toBeUndefined();
    expect(toHomeDuePanel([paying], balanced, TODAY, COMPLETE).pending).toBeUndefined();
  });

  it("lists entries with a pending payment oldest first, as the payment pays them", () => {
    const paying = [november, october].map((entry) => ({ ...entry, status: "payment-started" as const }));
    const { entries } = toHomeDuePanel(paying, balanced, TODAY, COMPLETE);
    expect(entries.map(({ month: name }) => name)).toEqual(["Październik", "Listopad"]);
  });

  it("(part of FIN-01) marks entries of the list that share their month", () => {
    const shared = (...entries: Parameters<typeof toHomeDuePanel>[0]) =>
      toHomeDuePanel(entries, aClient(), TODAY, COMPLETE).entries.map(({ isMonthShared }) => isMonthShared);
    const second = { ...october, entryId: "E-10b", number: "F/2026/10/2" };
    expect(shared(october, second, november)).toEqual([true, true, false]);
    // Interest is named by its number.
    expect(shared(october, { ...second, kind: "interest" }, november)).not.toContain(true);
  });

  it("shows no year of payments for a customer without invoices", () => {
    expect(toHomeDuePanel([], balanced, TODAY, COMPLETE)).toMatchObject({
      dueStatus: { kind: "nothing-yet" },
      entries: [],
      year: undefined,
    });
  });

  it("scales twelve months of payments to the largest one, and marks the unpaid part of each", () => {
    const { year } = toHomeDuePanel([november, october, september], aClient(), TODAY, COMPLETE);
    expect(year?.months).toHaveLength(12);
    expect(year?.months.slice(-3)).toEqual([
      { month: "2026-09", percent: 100, openPercent: 0, isUnknown: false },
      { month: "2026-10", percent: 98.4, openPercent: 22.7, isUnknown: false },
      { month: "2026-11", percent: 100, openPercent: 100, isUnknown: false },
    ]);
    expect(year).toMatchObject({
      least: zloty("220.10"),
      most: zloty("223.70"),
      openMonths: [{ month: "2026-11" }],
      partlyPaidMonths: [{ month: "2026-10" }],
    });
  });
});
