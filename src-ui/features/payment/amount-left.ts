import { isPending } from "#domain/finance/entry-state.ts";
import { summarizeDue, type FinancialEntry, type Payment } from "#domain/finance/index.ts";
import { sumPendingPayments } from "#domain/finance/pending-sums.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { AmountLeft } from "./payment-receipt.view.tsx";

/**
 * Returns what is to be paid after a payment, with the sums of other pending ones (FIN-37).
 * @param payments unfinished payments; `undefined` when unknown
 */
export function amountLeft(
  entries: readonly FinancialEntry[],
  payments: readonly Payment[] | undefined,
  today: WarsawDate,
): AmountLeft {
  const { total: amount, overdue, nextDue } = summarizeDue(entries, today);
  const pending = entries.some(isPending) ? sumPendingPayments(entries, payments, today) : undefined;
  return { amount, overdue, nextDue, pending };
}
