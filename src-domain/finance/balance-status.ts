import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";
import type { DueSummary } from "./due-summary.ts";
import type { FinancialEntry } from "./financial-entry.ts";

/** How the customer stands with the operator: one of five things. */
export type BalanceStatus =
  | {
      readonly kind: "owed";
      readonly total: Grosze;
      /** The part of `total` whose due date has passed. */
      readonly overdue: Grosze;
      readonly nextDue: WarsawDate | undefined;
      /** Being paid already, beside `total`. */
      readonly pendingAmount: Grosze;
    }
  | { readonly kind: "under-way"; readonly amount: Grosze }
  | { readonly kind: "overpaid"; readonly amount: Grosze }
  | { readonly kind: "paid"; readonly nextDue: WarsawDate | undefined }
  /** No entry has ever been made. */
  | { readonly kind: "nothing-yet" };

/**
 * How the customer stands (FIN-01): what is owed comes before what is being paid, and that before an overpayment.
 *
 * @param balance the account's, positive where overpaid; `undefined` where it is not known, and then nothing is said of
 * it
 */
export function balanceStatusOf(
  entries: readonly FinancialEntry[],
  due: DueSummary,
  balance: Grosze | undefined,
): BalanceStatus {
  const { total, overdue, nextDue, pendingAmount } = due;
  if (total > 0) return { kind: "owed", total, overdue, nextDue, pendingAmount };
  if (pendingAmount > 0) return { kind: "under-way", amount: pendingAmount };
  if (balance !== undefined && balance > 0) return { kind: "overpaid", amount: balance };
  return entries.length === 0 ? { kind: "nothing-yet" } : { kind: "paid", nextDue };
}
