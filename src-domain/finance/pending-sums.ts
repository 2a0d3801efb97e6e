import { grosze, sumOf, ZERO, type Grosze } from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import { isPending } from "./entry-state.ts";
import type { Payment } from "./payment.ts";

/** What payments that have not ended come to. */
export interface PendingSums {
  /** What is being paid: the sum of the payments, not of the entries that they are for. */
  readonly paying: Grosze;
  /**
   * What is left of the same entries beyond that. It can be paid once the payments are settled: an entry has one
   * payment at a time (FIN-05).
   */
  readonly later: Grosze;
}

/**
 * What is under way, to the grosz (FIN-05): a payment of a part locks its whole entry, and is told with its own amount
 * all the same.
 *
 * @param payments those that have not ended; `undefined` where the provider does not tell. An entry under way that none
 * of them is for
 *   counts with all that is left of it.
 */
export function sumPendingPayments(
  entries: readonly FinancialEntry[],
  payments: readonly Payment[] | undefined,
): PendingSums {
  const locked = entries.filter(isPending);
  const paidEntryIds = new Set(payments?.flatMap(({ entryIds }) => entryIds));
  const ofPayments = sumOf((payments ?? []).map(({ amount }) => amount));
  const covered = leftOf(locked.filter(({ entryId }) => paidEntryIds.has(entryId)));
  const others = leftOf(locked.filter(({ entryId }) => !paidEntryIds.has(entryId)));
  return { paying: grosze(ofPayments + others), later: covered > ofPayments ? grosze(covered - ofPayments) : ZERO };
}

function leftOf(entries: readonly FinancialEntry[]): Grosze {
  return sumOf(entries.map(({ unpaidAmount }) => unpaidAmount));
}
