import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { grosze, plusDays } from "#domain/shared-kernel/index.ts";
import { TODAY, aCorrection, aPaidEntry, aReceivedPayment, anEntry, day, zloty } from "#test/mothers/index.ts";
import { summarizeDue } from "./due-summary.ts";
import { PAYMENT_STATUSES } from "./financial-entry.ts";

const november = anEntry({ entryId: "nov" });
const october = anEntry({
  entryId: "oct",
  status: "partly-paid",
  amount: zloty("213.80"),
  unpaidAmount: zloty("49.99"),
  dueDate: day("2026-10-30"),
  entryDate: day("2026-10-16"),
});
const ids = (summary: ReturnType<typeof summarizeDue>) => summary.open.map(({ entryId }) => entryId);

describe("due summary", () => {
  it("[FIN-01] sums unpaid entries, with the overdue part separate and its entries first", () => {
    const summary = summarizeDue([november, aPaidEntry(), october, aReceivedPayment(), aCorrection()], TODAY);
    expect(summary.total).toBe(27369);
    expect(summary.overdue).toBe(4999);
    expect(ids(summary)).toEqual(["oct", "nov"]);
    expect(summary.nextDue).toBe("2026-11-30");
    expect(summary.pendingAmount).toBe(0);
  });

  it("[FIN-01] sorts open entries by due date, overdue ones first, undated ones last", () => {
    const entries = [
      anEntry({ entryId: "never", dueDate: undefined }),
      anEntry({ entryId: "later", dueDate: plusDays(TODAY, 20) }),
      anEntry({ entryId: "late", dueDate: plusDays(TODAY, -1) }),
      anEntry({ entryId: "soon", dueDate: TODAY }),
      anEntry({ entryId: "oldest", dueDate: plusDays(TODAY, -40) }),
    ];
    const summary = summarizeDue(entries, TODAY);
    expect(ids(summary)).toEqual(["oldest", "late", "soon", "later", "never"]);
    expect(summary.nextDue).toBe(TODAY);
  });

  it("excludes entries with a pending payment from the due summary", () => {
    const summary = summarizeDue(
      [
        anEntry({ status: "payment-started", unpaidAmount: zloty("100.00") }),
        anEntry({ status: "payment-accepted" }),
        october,
      ],
      TODAY,
    );
    expect(summary.total).toBe(4999);
    expect(summary.pendingAmount).toBe(10000);
    expect(ids(summary)).toEqual(["oct"]);
  });

  it("returns no next due date when all open entries are overdue", () => {
    expect(summarizeDue([october, aPaidEntry({ dueDate: day("2026-12-15") })], TODAY).nextDue).toBeUndefined();
  });

  it("[FIN-31] expects the next due date as long after a month from the newest issue as that one was", () => {
    const october = aPaidEntry({ entryDate: day("2026-10-16"), dueDate: day("2026-10-30") });
    const november = aPaidEntry({ entryDate: day("2026-11-16"), dueDate: day("2026-11-30") });
    expect(summarizeDue([october, november], TODAY).nextDue).toBe("2026-12-30");
    // 25 November plus 14 days is 9 December; 25 December plus 14 days is 8 January.
    const late = aPaidEntry({ entryDate: day("2026-11-25"), dueDate: day("2026-12-09") });
    expect(summarizeDue([late, november], TODAY).nextDue).toBe("2027-01-08");
    const monthEnd = aPaidEntry({ entryDate: day("2027-01-31"), dueDate: day("2027-02-14") });
    expect(summarizeDue([monthEnd], TODAY).nextDue).toBe("2027-03-14");
  });

  it("uses the invoice with the latest due date as newest, in any order of entries", () => {
    const newest = aPaidEntry({ dueDate: day("2026-11-30") });
    const older = aPaidEntry({ dueDate: day("2026-10-30") });
    const undated = aPaidEntry({ dueDate: undefined });
    const interest = aPaidEntry({ kind: "interest", dueDate: day("2027-03-30") });
    for (const entries of [
      [newest, older],
      [older, newest],
      [newest, undated],
      [undated, newest],
      [interest, newest, older],
      [older, undated, newest, interest],
    ]) {
      expect(summarizeDue(entries, TODAY).nextDue).toBe("2026-12-30");
    }
  });

  it("keeps an expected due date of today and drops one of yesterday", () => {
    const paid = [aPaidEntry({ entryDate: day("2026-10-06"), dueDate: day("2026-10-20") })];
    expect(summarizeDue(paid, day("2026-11-20")).nextDue).toBe("2026-11-20");
    expect(summarizeDue(paid, day("2026-11-21")).nextDue).toBeUndefined();
  });

  it("returns no next due date when an open entry has none", () => {
    const summary = summarizeDue([anEntry({ dueDate: undefined })], TODAY);
    expect([summary.total, summary.overdue, summary.nextDue]).toEqual([22370, 0, undefined]);
  });

  it("keeps the server's order for due entries with the same due date", () => {
    const same = ["b", "a", "c"].map((entryId) => anEntry({ entryId }));
    expect(
      ids(
        summarizeDue(
          [...same, anEntry({ entryId: "d", dueDate: undefined }), anEntry({ entryId: "e", dueDate: undefined })],
          TODAY,
        ),
      ),
    ).toEqual(["b", "a", "c", "d", "e"]);
  });

  it("returns no next due date for a dormant or new account", () => {
    const old = aPaidEntry({ entryDate: day("2026-09-16"), dueDate: day("2026-09-30") });
    expect(summarizeDue([old], TODAY).nextDue).toBeUndefined();
    expect(summarizeDue([aPaidEntry({ dueDate: undefined }), aReceivedPayment()], TODAY).nextDue).toBeUndefined();
    expect(summarizeDue([], TODAY)).toEqual({ total: 0, overdue: 0, open: [], nextDue: undefined, pendingAmount: 0 });
  });

  it("[FIN-01] sums any entries exactly and lists overdue ones first", () => {
    const row = fc.record({
      status: fc.constantFrom(...PAYMENT_STATUSES),
      kind: fc.constantFrom("invoice" as const, "interest" as const, "correction" as const, "payment" as const),
      left: fc.integer({ min: -50_000, max: 500_000 }),
      due: fc.option(fc.integer({ min: -90, max: 90 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
        const entries = rows.map(({ status, kind, left, due }, index) =>
          anEntry({
            entryId: String(index),
            status,
            kind,
            unpaidAmount: grosze(left),
            dueDate: due === undefined ? undefined : plusDays(TODAY, due),
          }),
        );
        const owed = rows.filter(
          ({ status, kind, left }) =>
            ["invoice", "interest"].includes(kind) &&
            left > 0 &&
            !["paid", "payment-started", "payment-accepted"].includes(status),
        );
        const late = owed.filter(({ due }) => due !== undefined && due < 0);
        const sum = (some: typeof rows) => some.reduce((total, { left }) => total + left, 0);

        const summary = summarizeDue(entries, TODAY);
        expect(summary.total).toBe(sum(owed));
        expect(summary.overdue).toBe(sum(late));
        expect(summary.open).toHaveLength(owed.length);
        const dates = summary.open.map(({ dueDate }) => dueDate ?? "9999");
        expect(dates).toEqual(dates.toSorted());
        expect(
          summary.open.slice(0, late.length).every(({ dueDate }) => dueDate !== undefined && dueDate < TODAY),
        ).toBe(true);
      }),
    );
  });
});
