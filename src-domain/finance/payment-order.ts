import { grosze, sumOf, ZERO, type Grosze } from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import type { PaymentOrder, PaymentState } from "./payment.ts";

/**
 * Builds the order that pays the whole unpaid amount of these entries (FIN-05). `idempotencyKey` is created when the
 * payment dialog opens.
 */
export function paymentOrderFor(
  entries: readonly FinancialEntry[],
  idempotencyKey: string,
  returnPage: string,
): PaymentOrder {
  return {
    idempotencyKey,
    entryIds: entries.map((entry) => entry.entryId),
    amount: sumOf(entries.map((entry) => entry.unpaidAmount)),
    ownAmount: false,
    returnPage,
  };
}

/** Part of a payment that goes to one entry. */
export interface PaymentShare {
  readonly entry: FinancialEntry;
  readonly amount: Grosze;
  /** Unpaid amount of the entry after this payment. */
  readonly left: Grosze;
}

/**
 * Allocates a custom amount to the entries in their order (FIN-05), usually earliest due date first
 * (`DueSummary.open`). `undefined` for zero or less, and for more than the entries' unpaid amount.
 */
export function allocatePayment(
  amount: Grosze,
  entries: readonly FinancialEntry[],
): readonly PaymentShare[] | undefined {
  if (amount <= 0) return undefined;
  const shares: PaymentShare[] = [];
  let rest = amount;
  for (const entry of entries) {
    if (rest === 0) break;
    const paid = grosze(Math.min(rest, entry.unpaidAmount));
    shares.push({ entry, amount: paid, left: grosze(entry.unpaidAmount - paid) });
    rest = grosze(rest - paid);
  }
  return rest === 0 ? shares : undefined;
}

/** Returns the shares that pay these entries in full. */
export function fullShares(entries: readonly FinancialEntry[]): readonly PaymentShare[] {
  return entries.map((entry) => ({ entry, amount: entry.unpaidAmount, left: ZERO }));
}

/** Builds the order that pays a custom amount as these shares; at least one is required (FIN-05). */
export function ownAmountOrderFor(
  shares: readonly PaymentShare[],
  idempotencyKey: string,
  returnPage: string,
): PaymentOrder {
  return {
    idempotencyKey,
    entryIds: shares.map(({ entry }) => entry.entryId),
    amount: sumOf(shares.map(({ amount }) => amount)),
    ownAmount: true,
    returnPage,
  };
}

/** Returns true if a payment has ended, so that its state need not be queried again (FIN-05). */
export function isPaymentFinished(state: PaymentState): boolean {
  switch (state) {
    case "confirmed":
    case "rejected":
    case "abandoned":
      return true;
    case "started":
    case "processing":
      return false;
  }
}

/** Frequent at first, then rarer, and stopped after a minute: by then the bank needs longer. */
const POLLS_MS: readonly number[] = [1_000, 1_000, 2_000, 3_000, 5_000, 8_000, 10_000, 10_000, 10_000, 10_000];

/**
 * Delay before the next query of a payment's state, ms. `attempt` counts the responses that are not final, from 0;
 * `undefined` stops the polling.
 */
export function nextPaymentPollMs(attempt: number): number | undefined {
  return POLLS_MS[attempt];
}
