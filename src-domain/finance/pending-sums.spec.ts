import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anEntry, aPaidEntry, day, TODAY, zloty } from "#test/mothers/index.ts";
import { grosze } from "../shared-kernel/index.ts";
import type { Payment } from "./payment.ts";
import { pendingShares, restsAfterPending, sumPendingPayments } from "./pending-sums.ts";

const NOVEMBER = anEntry({
  entryId: "E-11",
  status: "payment-started",
  amount: zloty("223.70"),
  unpaidAmount: zloty("223.70"),
});
const OCTOBER = anEntry({
  entryId: "E-10",
  status: "payment-started",
  amount: zloty("213.80"),
  unpaidAmount: zloty("49.99"),
  dueDate: day("2026-10-30"),
});

const payment = (amount: string, ...entryIds: readonly string[]): Payment => ({
  paymentId: `p-${entryIds.join("-")}`,
  state: "started",
  amount: zloty(amount),
  entryIds,
});

describe("sums of pending payments", () => {
  it("(part of FIN-05) sums amounts of pending payments, and the rest of their entries as later", () => {
    expect(sumPendingPayments([NOVEMBER, OCTOBER, aPaidEntry()], [payment("100.00", "E-10", "E-11")], TODAY)).toEqual({
      count: 1,
      paying: zloty("100.00"),
      later: zloty("173.69"),
      laterOverdue: 0,
      areAmountsKnown: true,
      isOnlyStarted: true,
    });
  });

  it("sums nothing for later when the entries of pending payments are paid in full", () => {
    expect(sumPendingPayments([NOVEMBER], [payment("223.70", "E-11")], TODAY)).toMatchObject({
      paying: zloty("223.70"),
      later: 0,
    });
  });

  it("(part of FIN-32) sums only known payments, and says that others are pending", () => {
    const unknown = { count: 2, paying: 0, later: 0, laterOverdue: 0, areAmountsKnown: false, isOnlyStarted: false };
    expect(sumPendingPayments([NOVEMBER, OCTOBER], undefined, TODAY)).toEqual(unknown);
    expect(sumPendingPayments([NOVEMBER, OCTOBER], [], TODAY)).toEqual(unknown);
    expect(sumPendingPayments([NOVEMBER, OCTOBER], [payment("20.00", "E-10")], TODAY)).toEqual({
      count: 2,
      paying: zloty("20.00"),
      later: zloty("29.99"),
      laterOverdue: zloty("29.99"),
      areAmountsKnown: false,
      isOnlyStarted: false,
    });
  });

  it("(part of FIN-37) sums the overdue part of what is left after a pending payment", () => {
    const sums = (...payments: readonly Payment[]) => sumPendingPayments([NOVEMBER, OCTOBER], payments, TODAY);
    expect(sums(payment("30.00", "E-10"), payment("223.70", "E-11"))).toMatchObject({
      later: zloty("19.99"),
      laterOverdue: zloty("19.99"),
    });
    expect(sums(payment("30.00", "E-10"), payment("100.00", "E-11"))).toMatchObject({
      later: zloty("143.69"),
      laterOverdue: zloty("19.99"),
    });
    expect(sums(payment("30.00", "E-10", "E-11"))).toMatchObject({
      later: zloty("243.69"),
      laterOverdue: zloty("19.99"),
    });
  });

  it("counts payments as only started until a bank processes one, or one is not loaded", () => {
    const started = payment("223.70", "E-11");
    const isOnlyStarted = (...payments: readonly Payment[]) =>
      sumPendingPayments([NOVEMBER], payments, TODAY).isOnlyStarted;
    expect([
      isOnlyStarted(started),
      isOnlyStarted({ ...started, state: "processing" }),
      isOnlyStarted(),
      sumPendingPayments([NOVEMBER], undefined, TODAY).isOnlyStarted,
    ]).toEqual([true, false, false, false]);
  });

  it("ignores entries that are not pending in the pending sums", () => {
    const open = anEntry({ entryId: "E-12", unpaidAmount: zloty("10.00") });
    expect(sumPendingPayments([NOVEMBER, open], undefined, TODAY)).toMatchObject({ count: 1, paying: 0, later: 0 });
    expect(sumPendingPayments([NOVEMBER, open], [payment("223.70", "E-11")], TODAY)).toMatchObject({
      paying: zloty("223.70"),
      later: 0,
      areAmountsKnown: true,
    });
  });

  it("sums at least the pending payments, whatever state the entries have", () => {
    expect(sumPendingPayments([aPaidEntry({ entryId: "E-11" })], [payment("20.00", "E-11")], TODAY)).toMatchObject({
      paying: zloty("20.00"),
      later: 0,
      areAmountsKnown: false,
    });
  });

  it.each([
    ["pays an entry that is paid already", [NOVEMBER, aPaidEntry({ entryId: "E-10" })], ["E-11", "E-10"]],
    ["pays an entry that has another payment", [NOVEMBER, OCTOBER], ["E-11", "E-11"]],
    ["names an entry that was not read", [NOVEMBER], ["E-11", "E-12"]],
  ])("(part of FIN-32) knows no amounts when a payment %s", (_case, entries, paid) => {
    const payments = paid.map((entryId) => payment("20.00", entryId));
    expect(sumPendingPayments(entries, payments, TODAY).areAmountsKnown).toBe(false);
  });

  it("adds up the pending sums to all locked amounts, to the grosz", () => {
    const entries = fc.array(
      fc.record({ left: fc.integer({ min: 1, max: 9_999_999 }), part: fc.integer({ min: 1, max: 9_999_999 }) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(entries, (some) => {
        const locked = some.map(({ left }, index) =>
          anEntry({ entryId: `E-${index}`, status: "payment-started", unpaidAmount: grosze(left) }),
        );
        const payments = some.map(({ left, part }, index): Payment => ({
          paymentId: `p-${index}`,
          state: "processing",
          amount: grosze(Math.min(left, part)),
          entryIds: [`E-${index}`],
        }));
        const { paying, later } = sumPendingPayments(locked, payments, TODAY);
        expect(paying + later).toBe(some.reduce((sum, { left }) => sum + left, 0));
        expect(paying).toBe(payments.reduce((sum, { amount }) => sum + amount, 0));
      }),
    );
  });
});

describe("rests after pending payments", () => {
  const rests = (...payments: readonly Payment[]) =>
    Object.fromEntries(restsAfterPending([NOVEMBER, OCTOBER, aPaidEntry()], payments));

  it("(part of FIN-20) returns what is left of each entry after a payment of another amount", () => {
    expect(rests(payment("60.00", "E-10", "E-11"))).toEqual({ "E-10": 0, "E-11": zloty("213.69") });
    expect(rests(payment("20.00", "E-10"), payment("100.00", "E-11"))).toEqual({
      "E-10": zloty("29.99"),
      "E-11": zloty("123.70"),
    });
  });

  it("returns zero for entries paid in full, and nothing for entries of an unknown payment", () => {
    expect(rests(payment("273.69", "E-10", "E-11"))).toEqual({ "E-10": 0, "E-11": 0 });
    expect(rests()).toEqual({});
    expect(rests(payment("60.00", "gone"))).toEqual({});
  });

  it("(part of FIN-32) shares nothing of a payment read at another moment than its entries", () => {
    expect(pendingShares([NOVEMBER, aPaidEntry({ entryId: "E-10" })], [payment("60.00", "E-10", "E-11")])).toEqual([]);
    expect(pendingShares([OCTOBER], [payment("60.00", "E-10")])).toEqual([]);
  });
});
