import { grosze, sumOf, ZERO, type Grosze } from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import type { PaymentOrder, PaymentState } from "./payment.ts";

/** The order to pay what is left of these entries, all of it (FIN-05). `idempotencyKey`: made when the choice opened. */
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

/** What an amount pays of one entry. */
export interface PaymentShare {
  readonly entry: FinancialEntry;
  readonly amount: Grosze;
  /** What is left of the entry then. */
  readonly left: Grosze;
}

/**
 * What an amount of the customer's own pays (FIN-05): the entries in their order, each as far as it goes, such as the
 * earliest
 * due date first (`DueSummary.open`). `undefined` for nothing, and for more than is left of them.
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

/** What paying all that is left of these pays of each. */
export function fullShares(entries: readonly FinancialEntry[]): readonly PaymentShare[] {
  return entries.map((entry) => ({ entry, amount: entry.unpaidAmount, left: ZERO }));
}

/** The order to pay an amount of the customer's own on these shares, one at the least (FIN-05). */
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

/** Whether a payment has come to an end and need not be asked about again (FIN-05). */
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

/** Often while the customer looks on, seldom later, and given up after a minute: the bank then takes its time. */
const POLLS_MS: readonly number[] = [1_000, 1_000, 2_000, 3_000, 5_000, 8_000, 10_000, 10_000, 10_000, 10_000];

/**
 * How long to wait before a payment's state is asked for again, ms. `attempt` counts the answers that were not settled,
 * from 0; `undefined`: do not ask again by itself.
 */
export function nextPaymentPollMs(attempt: number): number | undefined {
  return POLLS_MS[attempt];
}
