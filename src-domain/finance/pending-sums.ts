import { grosze, sumOf, ZERO, type Grosze } from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import { isPending } from "./entry-state.ts";
import { allocatePayment, type PaymentShare } from "./payment-order.ts";
import type { Payment } from "./payment.ts";

/** Sums of unfinished payments. */
export interface PendingSums {
  /** Number of payments; a pending entry without a known payment counts as one. */
  readonly count: number;
  /** Sum of the payments, not of their entries. */
  readonly paying: Grosze;
  /**
   * Rest of the same entries. It can be paid only after the payments are settled: an entry has one payment at a time
   * (FIN-05).
   */
  readonly later: Grosze;
  /** True if all of them are payments that were started and that no bank has confirmed to process. */
  readonly isOnlyStarted: boolean;
}

/**
 * Sums pending payments to the grosz (FIN-05). A partial payment locks its whole entry but counts with its own amount.
 * @param payments unfinished payments; `undefined` when unknown. A pending entry without a payment among them counts
 * with its whole unpaid amount.
 */
export function sumPendingPayments(
  entries: readonly FinancialEntry[],
  payments: readonly Payment[] | undefined,
): PendingSums {
  const locked = entries.filter(isPending);
  const paidEntryIds = new Set(payments?.flatMap(({ entryIds }) => entryIds));
  const ofPayments = sumOf((payments ?? []).map(({ amount }) => amount));
  const covered = leftOf(locked.filter(({ entryId }) => paidEntryIds.has(entryId)));
  const untracked = locked.filter(({ entryId }) => !paidEntryIds.has(entryId));
  return {
    count: (payments?.length ?? 0) + untracked.length,
    paying: grosze(ofPayments + leftOf(untracked)),
    later: covered > ofPayments ? grosze(covered - ofPayments) : ZERO,
    isOnlyStarted:
      payments !== undefined && untracked.length === 0 && payments.every(({ state }) => state === "started"),
  };
}

/**
 * Returns the shares of pending payments in their entries (FIN-20). A payment of an own amount locks its whole entry
 * but pays only a part.
 */
export function pendingShares(
  entries: readonly FinancialEntry[],
  payments: readonly Payment[],
): readonly PaymentShare[] {
  const locked = new Map(entries.filter(isPending).map((entry) => [entry.entryId, entry]));
  return payments.flatMap(
    ({ amount, entryIds }) =>
      allocatePayment(
        amount,
        entryIds.flatMap((entryId) => locked.get(entryId) ?? []),
      ) ?? [],
  );
}

/**
 * Returns what is left of each pending entry after its payment, keyed by entry id (FIN-20). Without its payment nothing
 * is known to be left of an entry.
 */
export function restsAfterPending(
  entries: readonly FinancialEntry[],
  payments: readonly Payment[],
): ReadonlyMap<string, Grosze> {
  const shares = pendingShares(entries, payments).filter(({ left }) => left > 0);
  return new Map(shares.map(({ entry, left }) => [entry.entryId, left]));
}

function leftOf(entries: readonly FinancialEntry[]): Grosze {
  return sumOf(entries.map(({ unpaidAmount }) => unpaidAmount));
}
