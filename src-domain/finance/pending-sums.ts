import { sumOf, ZERO, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import { isPastDue, isPending } from "./entry-state.ts";
import { allocatePayment, type PaymentShare } from "./payment-order.ts";
import type { Payment } from "./payment.ts";

/** Sums of unfinished payments. */
export interface PendingSums {
  /** Number of payments; a pending entry without a known payment counts as one. */
  readonly count: number;
  /** Sum of the known payments, not of their entries. */
  readonly paying: Grosze;
  /**
   * Rest of the same entries. It can be paid only after the payments are settled: an entry has one payment at a time
   * (FIN-05).
   */
  readonly later: Grosze;
  /** Part of `later` whose due date has passed (FIN-37). */
  readonly laterOverdue: Grosze;
  /**
   * False if the payment of a pending entry is not known: it may pay the entry in full or in part. Also false if a
   * payment does not fit the entries: they were read at another moment (FIN-32).
   */
  readonly areAmountsKnown: boolean;
  /** True if all of them are payments that were started and that no bank has confirmed to process. */
  readonly isOnlyStarted: boolean;
}

/**
 * Sums pending payments to the grosz (FIN-05). A partial payment locks its whole entry but counts with its own amount.
 * @param payments unfinished payments; `undefined` when unknown
 */
export function sumPendingPayments(
  entries: readonly FinancialEntry[],
  payments: readonly Payment[] | undefined,
  today: WarsawDate,
): PendingSums {
  const locked = entries.filter(isPending);
  const sharesByPayment = (payments ?? []).map((payment) => pendingShares(entries, [payment]));
  const shares = sharesByPayment.flat();
  const paidEntryIds = new Set(payments?.flatMap(({ entryIds }) => entryIds));
  const untracked = locked.filter(({ entryId }) => !paidEntryIds.has(entryId));
  return {
    count: (payments?.length ?? 0) + untracked.length,
    paying: sumOf((payments ?? []).map(({ amount }) => amount)),
    later: sumOf(shares.map(({ left }) => left)),
    laterOverdue: sumOf(shares.filter(({ entry }) => isPastDue(entry, today)).map(({ left }) => left)),
    areAmountsKnown:
      untracked.length === 0 &&
      shares.length === locked.length &&
      sharesByPayment.every((ofPayment) => ofPayment.length > 0),
    isOnlyStarted:
      payments !== undefined && untracked.length === 0 && payments.every(({ state }) => state === "started"),
  };
}

/**
 * Returns the shares of pending payments in their entries (FIN-20). A payment of an own amount locks its whole entry
 * but pays only a part. A payment that does not fit its pending entries was read at another moment than they, so that
 * its shares are not known.
 */
export function pendingShares(
  entries: readonly FinancialEntry[],
  payments: readonly Payment[],
): readonly PaymentShare[] {
  const locked = new Map(entries.filter(isPending).map((entry) => [entry.entryId, entry]));
  return payments.flatMap(({ amount, entryIds }) => {
    const paid = entryIds.flatMap((entryId) => locked.get(entryId) ?? []);
    const shares = paid.length === entryIds.length ? allocatePayment(amount, paid) : undefined;
    if (shares === undefined) return [];
    const unpaid = paid.slice(shares.length);
    return [...shares, ...unpaid.map((entry) => ({ entry, amount: ZERO, left: entry.unpaidAmount }))];
  });
}

/**
 * Returns what is left of each pending entry after its payment, keyed by entry id (FIN-20). An entry whose payment is
 * not known is missing: it is unknown what is left of it (FIN-32).
 */
export function restsAfterPending(
  entries: readonly FinancialEntry[],
  payments: readonly Payment[],
): ReadonlyMap<string, Grosze> {
  return new Map(pendingShares(entries, payments).map(({ entry, left }) => [entry.entryId, left]));
}
