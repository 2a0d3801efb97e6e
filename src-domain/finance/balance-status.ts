import type { Grosze, WarsawDate } from "../shared-kernel/index.ts";
import type { DueSummary } from "./due-summary.ts";
import type { FinancialEntry } from "./financial-entry.ts";

/** Balance of the account in one of five states. */
export type BalanceStatus =
  | {
      readonly kind: "owed";
      readonly total: Grosze;
      /** Part of `total` whose due date has passed. */
      readonly overdue: Grosze;
      readonly nextDue: WarsawDate | undefined;
      /** Amount of pending payments; not included in `total`. */
      readonly pendingAmount: Grosze;
    }
  | { readonly kind: "pending"; readonly amount: Grosze }
  | { readonly kind: "overpaid"; readonly amount: Grosze }
  | { readonly kind: "paid"; readonly nextDue: WarsawDate | undefined }
  /** The account has no entries yet. */
  | { readonly kind: "nothing-yet" };

/**
 * Returns the state of the balance (FIN-01). An amount owed takes precedence over a pending payment, and that over an
 * overpayment.
 * @param balance positive when overpaid; `undefined` when unknown, and then no overpayment is reported
 */
export function balanceStatusOf(
  entries: readonly FinancialEntry[],
  due: DueSummary,
  balance: Grosze | undefined,
): BalanceStatus {
  const { total, overdue, nextDue, pendingAmount } = due;
  if (total > 0) return { kind: "owed", total, overdue, nextDue, pendingAmount };
  if (pendingAmount > 0) return { kind: "pending", amount: pendingAmount };
  if (balance !== undefined && balance > 0) return { kind: "overpaid", amount: balance };
  return entries.length === 0 ? { kind: "nothing-yet" } : { kind: "paid", nextDue };
}
