import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anEntry, aPaidEntry, zloty } from "#test/mothers/index.ts";
import { grosze } from "../shared-kernel/index.ts";
import type { Payment } from "./payment.ts";
import { sumPendingPayments } from "./pending-sums.ts";

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
});

const payment = (amount: string, ...entryIds: readonly string[]): Payment => ({
  paymentId: `p-${entryIds.join("-")}`,
  state: "started",
  amount: zloty(amount),
  entryIds,
});

describe("what is under way", () => {
  it("(part of FIN-05) is the payment's own amount, with what is left of its entries for later", () => {
    expect(sumPendingPayments([NOVEMBER, OCTOBER, aPaidEntry()], [payment("100.00", "E-10", "E-11")])).toEqual({
      paying: zloty("100.00"),
      later: zloty("173.69"),
    });
  });

  it("leaves nothing for later where all of the entries is being paid", () => {
    expect(sumPendingPayments([NOVEMBER], [payment("223.70", "E-11")])).toEqual({ paying: zloty("223.70"), later: 0 });
  });

  it("is what is left of the entries where no payment is told of", () => {
    expect(sumPendingPayments([NOVEMBER, OCTOBER], undefined)).toEqual({ paying: zloty("273.69"), later: 0 });
    expect(sumPendingPayments([NOVEMBER, OCTOBER], [])).toEqual({ paying: zloty("273.69"), later: 0 });
    expect(sumPendingPayments([NOVEMBER, OCTOBER], [payment("20.00", "E-10")])).toEqual({
      paying: zloty("243.70"),
      later: zloty("29.99"),
    });
  });

  it("counts no entry that is not under way", () => {
    const open = anEntry({ entryId: "E-12", unpaidAmount: zloty("10.00") });
    expect(sumPendingPayments([NOVEMBER, open], undefined)).toEqual({ paying: zloty("223.70"), later: 0 });
    expect(sumPendingPayments([NOVEMBER, open], [payment("223.70", "E-11", "E-12")])).toEqual({
      paying: zloty("223.70"),
      later: 0,
    });
  });

  it("never tells less than the payments, whatever the account says by now", () => {
    expect(sumPendingPayments([aPaidEntry({ entryId: "E-11" })], [payment("20.00", "E-11")])).toEqual({
      paying: zloty("20.00"),
      later: 0,
    });
  });

  it("comes to all that is locked, to the grosz, whoever paid which part of it", () => {
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
        const { paying, later } = sumPendingPayments(locked, payments);
        expect(paying + later).toBe(some.reduce((sum, { left }) => sum + left, 0));
        expect(paying).toBe(payments.reduce((sum, { amount }) => sum + amount, 0));
      }),
    );
  });
});
