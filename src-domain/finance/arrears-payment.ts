import type { WarsawDate } from "../shared-kernel/index.ts";
import { isPending, isOverdue } from "./entry-state.ts";
import type { FinancialEntry } from "./financial-entry.ts";

/** Payment of all arrears: `pending` until the bank has confirmed it. */
export type ArrearsPayment = "pending" | "paid";

/** Returns the payment of the arrears; `undefined` while an overdue entry can still be paid. */
export function arrearsPaymentOf(entries: readonly FinancialEntry[], today: WarsawDate): ArrearsPayment | undefined {
  if (entries.some((entry) => isOverdue(entry, today))) return undefined;
  return entries.some((entry) => isPending(entry) && entry.dueDate !== undefined && entry.dueDate < today)
    ? "pending"
    : "paid";
}
