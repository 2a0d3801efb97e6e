import type { WarsawDate } from "../shared-kernel/index.ts";
import { isOverdue, isPastDue, isPending } from "./entry-state.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import type { Payment } from "./payment.ts";

/**
 * Payment of all arrears. `pending`: it was started, but nothing proves that the customer has paid; `processing`: the
 * bank is confirming it.
 */
export type ArrearsPayment = "pending" | "processing" | "paid";

/**
 * Returns the payment of the arrears; `undefined` while an overdue entry can still be paid, and where the entries do
 * not prove the payment: none is past its due date, or the status of one is unknown.
 *
 * @param payments unfinished payments; `undefined` when unknown
 */
export function arrearsPaymentOf(
  entries: readonly FinancialEntry[],
  today: WarsawDate,
  payments?: readonly Payment[],
): ArrearsPayment | undefined {
  if (entries.some((entry) => isOverdue(entry, today))) return undefined;
  const pending = pendingArrearsOf(entries, today);
  if (pending.length > 0) {
    const atBank = new Set(payments?.flatMap(({ state, entryIds }) => (state === "processing" ? entryIds : [])));
    return pending.every(({ entryId }) => atBank.has(entryId)) ? "processing" : "pending";
  }
  const pastDue = entries.filter((entry) => isPastDue(entry, today));
  const isPaid = pastDue.every(({ status }) => status === "paid" || status === "payment-accepted");
  return isPaid && pastDue.length > 0 ? "paid" : undefined;
}

/**
 * Returns the entries past their due date of which a payment is pending. It may pay only a part of them, so that the
 * overdue entries that can be paid are not all arrears (FIN-37).
 */
export function pendingArrearsOf(entries: readonly FinancialEntry[], today: WarsawDate): readonly FinancialEntry[] {
  return entries.filter((entry) => isPending(entry) && isPastDue(entry, today));
}

/** Returns true if a payment of an entry that is past its due date is pending (FIN-37). */
export function hasPendingArrears(entries: readonly FinancialEntry[], today: WarsawDate): boolean {
  return pendingArrearsOf(entries, today).length > 0;
}
