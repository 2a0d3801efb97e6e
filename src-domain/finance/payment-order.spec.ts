import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anEntry, zloty } from "#test/mothers/index.ts";
import { grosze, sumOf } from "../shared-kernel/index.ts";
import {
  nextPaymentPollMs,
  paymentOrderFor,
  ownAmountOrderFor,
  isPaymentFinished,
  allocatePayment,
  fullShares,
} from "./payment-order.ts";

describe("payment order", () => {
  it("orders the payment of the unpaid amount of the chosen entries", () => {
    const entries = [
      anEntry({ entryId: "a", unpaidAmount: zloty("49.99") }),
      anEntry({ entryId: "b", unpaidAmount: zloty("223.70") }),
    ];
    expect(paymentOrderFor(entries, "intent-1", "invoice")).toEqual({
      idempotencyKey: "intent-1",
      entryIds: ["a", "b"],
      amount: 27369,
      ownAmount: false,
      returnPage: "invoice",
    });
  });
});

it("(part of FIN-05) pays each entry in full when the whole unpaid amount is paid", () => {
  const entry = anEntry({ amount: zloty("223.70"), unpaidAmount: zloty("49.99") });
  expect(fullShares([entry])).toEqual([{ entry, amount: zloty("49.99"), left: 0 }]);
});

describe("custom payment amount", () => {
  const OCTOBER = anEntry({ entryId: "a", unpaidAmount: zloty("49.99") });
  const NOVEMBER = anEntry({ entryId: "b", unpaidAmount: zloty("223.70") });
  const allocated = (amount: string) =>
    allocatePayment(zloty(amount), [OCTOBER, NOVEMBER])?.map(({ entry, amount: paid, left }) => [
      entry.entryId,
      paid,
      left,
    ]);

  it.each([
    ["0.01", [["a", 1, 4998]]],
    ["49.98", [["a", 4998, 1]]],
    ["49.99", [["a", 4999, 0]]],
    [
      "50.00",
      [
        ["a", 4999, 0],
        ["b", 1, 22369],
      ],
    ],
    [
      "273.69",
      [
        ["a", 4999, 0],
        ["b", 22370, 0],
      ],
    ],
  ])("(part of FIN-05) allocates the custom payment amount %s to the entries in order", (amount, shares) => {
    expect(allocated(amount)).toEqual(shares);
  });

  it.each(["0.00", "-1.00", "273.70"])(
    "(part of FIN-05) rejects a custom payment amount because it is zero, negative or above the debt: %s",
    (amount) => {
      expect(allocated(amount)).toBeUndefined();
    },
  );

  it("orders a custom amount with the entries that it reaches and marks it as custom", () => {
    const shares = allocatePayment(zloty("50.00"), [OCTOBER, NOVEMBER]) ?? [];
    expect(ownAmountOrderFor(shares, "intent-1", "invoice")).toEqual({
      idempotencyKey: "intent-1",
      entryIds: ["a", "b"],
      amount: 5000,
      ownAmount: true,
      returnPage: "invoice",
    });
  });

  it("(part of FIN-05) splits a custom amount to the grosz; at most the last entry partly paid", () => {
    const owed = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(owed, fc.nat(), (amounts, seed) => {
        const entries = amounts.map((amount, index) => anEntry({ entryId: `${index}`, unpaidAmount: grosze(amount) }));
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        const amount = grosze(1 + (seed % total));
        const shares = allocatePayment(amount, entries) ?? [];
        expect(sumOf(shares.map((share) => share.amount))).toBe(amount);
        expect(shares.map(({ entry }) => entry.entryId)).toEqual(
          entries.slice(0, shares.length).map(({ entryId }) => entryId),
        );
        for (const { entry, amount: paid, left } of shares) {
          expect(paid).toBeGreaterThan(0);
          expect(paid + left).toBe(entry.unpaidAmount);
        }
        expect(shares.slice(0, -1).every(({ left }) => left === 0)).toBe(true);
      }),
    );
  });
});

describe("polling of a payment's state", () => {
  it("stops polling the state of a payment when the payment has ended", () => {
    expect(
      (["started", "processing", "confirmed", "rejected", "abandoned"] as const).map((state) =>
        isPaymentFinished(state),
      ),
    ).toEqual([false, false, true, true, true]);
  });

  it("slows down polling the state of a payment and stops after about a minute", () => {
    const waits: number[] = [];
    for (let wait = nextPaymentPollMs(0); wait !== undefined; wait = nextPaymentPollMs(waits.length)) waits.push(wait);
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits[0]).toBe(1_000);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(60_000);
    expect(nextPaymentPollMs(waits.length + 100)).toBeUndefined();
  });
});
