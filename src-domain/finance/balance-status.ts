import { sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import type { DueSummary } from "./due-summary.ts";
import type { FinancialEntry } from "./financial-entry.ts";

/** Balance of the account in one of six states. */
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
  | {
      readonly kind: "overpaid";
      readonly amount: Grosze;
      /** True if a next invoice is expected, which can be paid from the overpayment. */
      readonly hasNextInvoice: boolean;
    }
  | { readonly kind: "paid"; readonly nextDue: WarsawDate | undefined }
  /** The account has no entries yet. */
  | { readonly kind: "nothing-yet" }
  /** The amount is unknown: a part of the account could not be read, or no entry explains the debt of the balance. */
  | { readonly kind: "unknown"; readonly pendingAmount: Grosze };

/** Reliability of entries and balance. */
export interface AccountReading {
  readonly isComplete: boolean;
  readonly isBalanceCurrent: boolean;
  /** False when every service of the account ends before the next invoice would be issued. */
  readonly isInvoiceExpected: boolean;
}

/** True for an unpaid entry of a kind that cannot be paid here: it may have to be paid. */
function isUnknownDebt({ kind, unpaidAmount }: FinancialEntry): boolean {
  return (kind === "other" || kind === "deposit" || kind === "payout") && unpaidAmount > 0;
}

/**
 * True when the balance shows a larger debt than all entries together, so that an entry is missing. A payment that the
 * bank has accepted is not in the balance yet.
 */
function isEntryMissing(entries: readonly FinancialEntry[], balance: Grosze | undefined): boolean {
  if (entries.some(({ status }) => status === "payment-accepted")) return false;
  const unpaid = sumOf(entries.map(({ unpaidAmount }) => unpaidAmount).filter((amount) => amount > 0));
  return balance !== undefined && -balance > unpaid;
}

/**
 * Returns the state of the balance (FIN-01, ENT-03). An amount owed takes precedence over a pending payment, and that
 * over an overpayment.
 * @param balance positive when overpaid; `undefined` when unknown, and then no overpayment is reported
 * @param reading incomplete: parts of the entries or the balance could not be read; current: entries and balance are of
 *   the same day, so that they must agree; invoice: without an expected one no next due date is announced
 */
export function balanceStatusOf(
  entries: readonly FinancialEntry[],
  due: DueSummary,
  balance: Grosze | undefined,
  reading: AccountReading,
): BalanceStatus {
  const { total, overdue, nextDue, pendingAmount } = due;
  const { isComplete, isBalanceCurrent, isInvoiceExpected } = reading;
  if (!isComplete || entries.some(isUnknownDebt) || (isBalanceCurrent && isEntryMissing(entries, balance)))
    return { kind: "unknown", pendingAmount };
  if (total > 0) return { kind: "owed", total, overdue, nextDue, pendingAmount };
  if (pendingAmount > 0) return { kind: "pending", amount: pendingAmount };
  if (balance !== undefined && balance > 0)
    return { kind: "overpaid", amount: balance, hasNextInvoice: isInvoiceExpected };
  if (entries.length === 0) return { kind: "nothing-yet" };
  return { kind: "paid", nextDue: isInvoiceExpected ? nextDue : undefined };
}
