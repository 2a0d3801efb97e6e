import type { WarsawDate } from "../shared-kernel/index.ts";
import { isPending, isOverdue } from "./entry-state.ts";
import type { FinancialEntry } from "./financial-entry.ts";

/** Payment of all arrears: `pending` until the bank has confirmed it. */
export type ArrearsPayment = "pending" | "paid";

/**
 * Returns the payment of the arrears; `undefined` while an overdue entry can still be paid, and where the entries do
 * not prove the payment: none is past its due date, or the status of one is unknown.
 */
export function arrearsPaymentOf(entries: readonly FinancialEntry[], today: WarsawDate): ArrearsPayment | undefined {
  if (entries.some((entry) => isOverdue(entry, today))) return undefined;
  const pastDue = entries.filter(({ dueDate }) => dueDate !== undefined && dueDate < today);
  if (pastDue.some(isPending)) return "pending";
  const isPaid = pastDue.every(({ status }) => status === "paid" || status === "payment-accepted");
  return isPaid && pastDue.length > 0 ? "paid" : undefined;
}
