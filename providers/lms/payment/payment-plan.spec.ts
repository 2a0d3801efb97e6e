import { expect, it } from "vitest";
import type { LedgerEntry, LedgerKind } from "../finance/ledger-entry.ts";
import type { PortalPaymentState, PortalPayment } from "./portal-payment.ts";
import { entryPaymentStatus } from "./entry-payment-status.ts";
import { planPayment } from "./payment-plan.ts";

const COMMON = { entryDate: "2026-11-01", dueDate: undefined, period: undefined, corrects: undefined } as const;

const entry = (entryId: string, kind: LedgerKind, amount: number): LedgerEntry => ({
  ...COMMON,
  entryId,
  kind,
  amount,
  number: entryId,
  isClosed: false,
  hasItems: false,
});

const LEDGER = [
  entry("D1", "invoice", 5_900),
  entry("D2", "interest", 417),
  entry("D3", "invoice", 100),
  entry("C4", "charge", 900),
  entry("C5", "payment", -100),
];
const OPEN = new Map([
  ["D1", 2_900],
  ["D2", 417],
  ["D3", 0],
  ["C4", 900],
]);

const payment = (state: PortalPaymentState, entryId: string, amount: number): PortalPayment => ({
  paymentId: "p",
  account: 1,
  amount,
  state,
  pageUrl: "",
  startedAt: 0,
  finishedAt: undefined,
  shares: [{ entryId, amount }],
});

const plan = (
  entryIds: readonly string[],
  amount: number | undefined,
  isOwnAmount = false,
  payments: readonly PortalPayment[] = [],
) => planPayment({ entryIds, amount, isOwnAmount }, { ledger: LEDGER, open: OPEN, payments });

it("(part of LMS-39) allocates an amount to the entries in their order", () => {
  expect(plan(["D1", "D2"], 3_317)).toEqual([
    { entryId: "D1", amount: 2_900 },
    { entryId: "D2", amount: 417 },
  ]);
  expect(plan(["D2", "D1", "D2"], 500, true)).toEqual([
    { entryId: "D2", amount: 417 },
    { entryId: "D1", amount: 83 },
  ]);
});

it("(part of LMS-39) refuses what cannot be paid, with the reason", () => {
  expect(plan([], 1)).toBe("UNKNOWN_ENTRY");
  for (const id of ["D9", "C4", "C5"]) expect(plan(["D1", id], 3_800)).toBe("UNKNOWN_ENTRY");
  expect(plan(["D3"], 100)).toBe("ALREADY_PAID");
  for (const amount of [undefined, 0, 2_899, 2_901]) expect(plan(["D1"], amount)).toBe("WRONG_AMOUNT");
  for (const amount of [undefined, 0, 3_318, 2_900]) expect(plan(["D1", "D2"], amount, true)).toBe("WRONG_AMOUNT");
});

it("(part of LMS-43) refuses a second payment of an entry while the first goes on", () => {
  for (const state of ["started", "processing"] as const)
    expect(plan(["D1"], 2_900, false, [payment(state, "D1", 100)])).toBe("PAYMENT_UNDER_WAY");
  expect(plan(["D1"], 2_900, false, [payment("confirmed", "D1", 100)])).toHaveLength(1);
  expect(plan(["D1"], 2_900, false, [payment("started", "D2", 417)])).toHaveLength(1);
});

it("(part of LMS-43) names an entry being paid, paid but not booked, or neither", () => {
  const statusOf = (left: number, ...payments: readonly PortalPayment[]) => entryPaymentStatus("D1", left, payments);
  expect(statusOf(2_900)).toBeUndefined();
  expect(statusOf(2_900, payment("started", "D2", 417))).toBeUndefined();
  expect(statusOf(2_900, payment("started", "D1", 2_900))).toBe(4);
  expect(statusOf(2_900, payment("processing", "D1", 2_900))).toBe(4);
  expect(statusOf(2_800, payment("confirmed", "D1", 100))).toBeUndefined();
  expect(statusOf(2_800, payment("confirmed", "D1", 100), payment("started", "D1", 2_800))).toBe(4);
  expect(statusOf(0, payment("confirmed", "D1", 2_900))).toBe(5);
  expect(statusOf(0)).toBeUndefined();
});
