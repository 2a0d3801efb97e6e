import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ZERO, grosze, plusDays } from "#domain/shared-kernel/index.ts";
import { TODAY, aCorrection, aPaidEntry, aReceivedPayment, anEntry, day, zloty } from "#test/mothers/index.ts";
import { PAYMENT_STATUSES } from "./financial-entry.ts";
import { entryState, isOverdue, isPayable, isPending, isRestUnknown, paymentLabel } from "./entry-state.ts";

const dueIn = (days: number) => plusDays(TODAY, days);

describe("payment status", () => {
  it.each([
    ["unknown", "unknown", "unknown"],
    ["paid", "paid", "paid"],
    ["payment-started", "payment-pending", "payment_started"],
    ["payment-accepted", "payment-accepted", "payment_done"],
    ["no-status", "no-status", "no_status"],
  ] as const)("[FIN-02] maps the payment status %s to %s with any due date", (status, kind, label) => {
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
  ] as const)("[FIN-02] maps an unpaid entry due in %i days to %o", (days, state, label) => {
    const entry = anEntry({ status: "unpaid", dueDate: dueIn(days) });
    expect(entryState(entry, TODAY)).toEqual(state);
    expect(paymentLabel(entryState(entry, TODAY))).toBe(label);
  });

  it.each([
    [10, { kind: "partly-paid", overdue: false, days: 10 }],
    [0, { kind: "partly-paid", overdue: false, days: 0 }],
    [-21, { kind: "partly-paid", overdue: true, days: 21 }],
  ] as const)("[FIN-02] maps a partly paid entry due in %i days to %o", (days, state) => {
    const entry = anEntry({ status: "partly-paid", dueDate: dueIn(days), unpaidAmount: zloty("49.99") });
    expect(entryState(entry, TODAY)).toEqual(state);
    expect(paymentLabel(entryState(entry, TODAY))).toBe("partially_paid");
  });

  it("returns no overdue state for an entry without a due date", () => {
    expect(entryState(anEntry({ status: "unpaid", dueDate: undefined }), TODAY)).toEqual({
      kind: "due",
      days: undefined,
    });
    expect(entryState(anEntry({ status: "partly-paid", dueDate: undefined }), TODAY)).toEqual({
      kind: "partly-paid",
      overdue: false,
      days: undefined,
    });
    expect(isOverdue(anEntry({ dueDate: undefined }), TODAY)).toBe(false);
  });

  it.each(["unpaid", "partly-paid"] as const)(
    "returns paid for the %s entry when nothing is left, even when overdue",
    (status) => {
      for (const unpaidAmount of [ZERO, zloty("-0.01")]) {
        expect(entryState(anEntry({ status, unpaidAmount, dueDate: dueIn(-5) }), TODAY)).toEqual({ kind: "paid" });
      }
    },
  );

  it("counts calendar days to the due date of an entry across a clock change", () => {
    expect(entryState(anEntry({ dueDate: day("2026-10-26") }), day("2026-10-24"))).toEqual({ kind: "due", days: 2 });
    expect(entryState(anEntry({ dueDate: day("2026-03-28") }), day("2026-03-30"))).toEqual({
      kind: "overdue",
      days: 2,
    });
  });
});

describe("pending entry", () => {
  it("treats an entry as pending only with a started payment and an unpaid amount", () => {
    expect(PAYMENT_STATUSES.filter((status) => isPending(anEntry({ status })))).toEqual(["payment-started"]);
    expect(isPending(anEntry({ status: "payment-started", unpaidAmount: ZERO }))).toBe(false);
  });
});

describe("entry whose rest is unknown", () => {
  it.each(["unknown", "no-status"] as const)("(part of FIN-02) has an amount, no rest and the status %s", (status) => {
    const isUnknown = (amount: string, unpaid = "0.00") =>
      isRestUnknown({ status, amount: zloty(amount), unpaidAmount: zloty(unpaid) });
    expect([isUnknown("0.01"), isUnknown("94.00", "0.01")]).toEqual([true, false]);
    expect([isUnknown("0.00"), isUnknown("-5.00")]).toEqual([false, false]);
  });
});

describe("payable entry", () => {
  it("treats an invoice or interest note with an unpaid amount as payable", () => {
    expect(isPayable(anEntry(), TODAY)).toBe(true);
    expect(isPayable(anEntry({ kind: "interest", unpaidAmount: zloty("0.01") }), TODAY)).toBe(true);
    expect(
      isPayable(anEntry({ status: "partly-paid", unpaidAmount: zloty("49.99"), dueDate: dueIn(-21) }), TODAY),
    ).toBe(true);
    expect(isPayable(anEntry({ status: "no-status" }), TODAY)).toBe(true);
    expect(isPayable(anEntry({ status: "unknown", dueDate: undefined }), TODAY)).toBe(true);
  });

  it("rejects as payable an entry that is paid or has a pending payment", () => {
    expect(isPayable(aPaidEntry(), TODAY)).toBe(false);
    expect(isPayable(anEntry({ status: "paid" }), TODAY)).toBe(false);
    expect(isPayable(anEntry({ status: "payment-started" }), TODAY)).toBe(false);
    expect(isPayable(anEntry({ status: "payment-accepted" }), TODAY)).toBe(false);
  });

  it("rejects as payable a payment, correction, unknown kind or entry with nothing left", () => {
    expect(isPayable(aReceivedPayment({ status: "unpaid", unpaidAmount: zloty("10.00") }), TODAY)).toBe(false);
    expect(isPayable(aCorrection({ status: "unpaid", unpaidAmount: zloty("10.00") }), TODAY)).toBe(false);
    expect(isPayable(anEntry({ kind: "other" }), TODAY)).toBe(false);
    for (const status of ["unknown", "unpaid", "partly-paid", "no-status"] as const) {
      expect(isPayable(anEntry({ status, unpaidAmount: ZERO }), TODAY)).toBe(false);
    }
    expect(isPayable(anEntry({ unpaidAmount: zloty("-5.00") }), TODAY)).toBe(false);
  });

  it("treats any entry as payable only when owed, unpaid and without a payment", () => {
    const entry = fc.record({
      kind: fc.constantFrom(
        "invoice" as const,
        "correction" as const,
        "payment" as const,
        "interest" as const,
        "other" as const,
      ),
      status: fc.constantFrom(...PAYMENT_STATUSES),
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
        const expected =
          (kind === "invoice" || kind === "interest") &&
          unpaid > 0 &&
          !["paid", "payment-started", "payment-accepted"].includes(status);
        expect(isPayable(one, TODAY)).toBe(expected);
        expect(isOverdue(one, TODAY)).toBe(expected && due !== undefined && due < 0);
      }),
    );
  });
});
