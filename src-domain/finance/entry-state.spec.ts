import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ZERO, grosze, plusDays } from "#domain/shared-kernel/index.ts";
import { TODAY, aCorrection, aPaidEntry, aReceivedPayment, anEntry, day, zloty } from "#test/mothers/index.ts";
import type { PaymentStatusNumber } from "./entry.ts";
import { entryState, isOverdue, isPayable, isUnderWay, paymentLabel, paymentStatus } from "./entry-state.ts";

const dueIn = (days: number) => plusDays(TODAY, days);

describe("payment status", () => {
  it("[FIN-02] is one of 0 to 6; what is missing or unknown is 0", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((value) => paymentStatus(value))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect([7, -1, 1.5, Number.NaN, undefined].map((value) => paymentStatus(value))).toEqual([0, 0, 0, 0, 0]);
  });

  it.each([
    [0, "unknown", "unknown"],
    [1, "paid", "paid"],
    [4, "payment-under-way", "payment_started"],
    [5, "payment-accepted", "payment_done"],
    [6, "no-status", "no_status"],
  ] as const)("[FIN-02] %i is %s, whatever the due date", (status, kind, label) => {
    for (const dueDate of [undefined, dueIn(-30), TODAY, dueIn(30)]) {
      const entry = anEntry({ status, dueDate });
      expect(entryState(entry, TODAY)).toEqual({ kind });
      expect(paymentLabel(entryState(entry, TODAY))).toBe(label);
    }
  });

  it.each([
    [10, { kind: "due", days: 10 }, "unpaid_active"],
    [1, { kind: "due", days: 1 }, "unpaid_active"],
    [0, { kind: "due", days: 0 }, "unpaid_active"],
    [-1, { kind: "overdue", days: 1 }, "unpaid"],
    [-21, { kind: "overdue", days: 21 }, "unpaid"],
  ] as const)("[FIN-02] 2, due in %i days, is %o", (days, state, label) => {
    const entry = anEntry({ status: 2, dueDate: dueIn(days) });
    expect(entryState(entry, TODAY)).toEqual(state);
    expect(paymentLabel(entryState(entry, TODAY))).toBe(label);
  });

  it.each([
    [10, { kind: "partly-paid", overdue: false, days: 10 }],
    [0, { kind: "partly-paid", overdue: false, days: 0 }],
    [-21, { kind: "partly-paid", overdue: true, days: 21 }],
  ] as const)("[FIN-02] 3, due in %i days, is %o", (days, state) => {
    const entry = anEntry({ status: 3, dueDate: dueIn(days), unpaidAmount: zloty("49.99") });
    expect(entryState(entry, TODAY)).toEqual(state);
    expect(paymentLabel(entryState(entry, TODAY))).toBe("partially_paid");
  });

  it("without a due date nothing is overdue", () => {
    expect(entryState(anEntry({ status: 2, dueDate: undefined }), TODAY)).toEqual({ kind: "due", days: undefined });
    expect(entryState(anEntry({ status: 3, dueDate: undefined }), TODAY)).toEqual({
      kind: "partly-paid",
      overdue: false,
      days: undefined,
    });
    expect(isOverdue(anEntry({ dueDate: undefined }), TODAY)).toBe(false);
  });

  it.each([2, 3] as const)("%i with nothing left is paid, overdue or not", (status) => {
    for (const unpaidAmount of [ZERO, zloty("-0.01")]) {
      expect(entryState(anEntry({ status, unpaidAmount, dueDate: dueIn(-5) }), TODAY)).toEqual({ kind: "paid" });
    }
  });

  it("counts days of the calendar across a change of the clock", () => {
    expect(entryState(anEntry({ dueDate: day("2026-10-26") }), day("2026-10-24"))).toEqual({ kind: "due", days: 2 });
    expect(entryState(anEntry({ dueDate: day("2026-03-28") }), day("2026-03-30"))).toEqual({
      kind: "overdue",
      days: 2,
    });
  });
});

describe("what is being paid", () => {
  it("is what has a payment begun and not confirmed, while anything is left of it", () => {
    expect([0, 1, 2, 3, 4, 5, 6].filter((status) => isUnderWay(anEntry({ status: paymentStatus(status) })))).toEqual([
      4,
    ]);
    expect(isUnderWay(anEntry({ status: 4, unpaidAmount: ZERO }))).toBe(false);
  });
});

describe("what can be paid", () => {
  it("an invoice or interest with something left", () => {
    expect(isPayable(anEntry(), TODAY)).toBe(true);
    expect(isPayable(anEntry({ kind: "interest", unpaidAmount: zloty("0.01") }), TODAY)).toBe(true);
    expect(isPayable(anEntry({ status: 3, unpaidAmount: zloty("49.99"), dueDate: dueIn(-21) }), TODAY)).toBe(true);
    expect(isPayable(anEntry({ status: 6 }), TODAY)).toBe(true);
    expect(isPayable(anEntry({ status: 0, dueDate: undefined }), TODAY)).toBe(true);
  });

  it("not what is paid, or being paid", () => {
    expect(isPayable(aPaidEntry(), TODAY)).toBe(false);
    expect(isPayable(anEntry({ status: 1 }), TODAY)).toBe(false);
    expect(isPayable(anEntry({ status: 4 }), TODAY)).toBe(false);
    expect(isPayable(anEntry({ status: 5 }), TODAY)).toBe(false);
  });

  it("not a payment, a correction or what nobody knows, nor what leaves nothing", () => {
    expect(isPayable(aReceivedPayment({ status: 2, unpaidAmount: zloty("10.00") }), TODAY)).toBe(false);
    expect(isPayable(aCorrection({ status: 2, unpaidAmount: zloty("10.00") }), TODAY)).toBe(false);
    expect(isPayable(anEntry({ kind: "other" }), TODAY)).toBe(false);
    for (const status of [0, 2, 3, 6] as const) {
      expect(isPayable(anEntry({ status, unpaidAmount: ZERO }), TODAY)).toBe(false);
    }
    expect(isPayable(anEntry({ unpaidAmount: zloty("-5.00") }), TODAY)).toBe(false);
  });

  it("whatever the entry: payable means something left, of a kind that is owed, and no payment of it begun or done", () => {
    const entry = fc.record({
      kind: fc.constantFrom(
        "invoice" as const,
        "correction" as const,
        "payment" as const,
        "interest" as const,
        "other" as const,
      ),
      status: fc.constantFrom<PaymentStatusNumber>(0, 1, 2, 3, 4, 5, 6),
      unpaid: fc.integer({ min: -3, max: 3 }),
      due: fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(entry, ({ kind, status, unpaid, due }) => {
        const one = anEntry({
          kind,
          status,
          unpaidAmount: grosze(unpaid),
          dueDate: due === undefined ? undefined : dueIn(due),
        });
        const expected = (kind === "invoice" || kind === "interest") && unpaid > 0 && ![1, 4, 5].includes(status);
        expect(isPayable(one, TODAY)).toBe(expected);
        expect(isOverdue(one, TODAY)).toBe(expected && due !== undefined && due < 0);
      }),
    );
  });
});
