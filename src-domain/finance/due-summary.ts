import { daysBetween, plusDays, plusMonthsTo, sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import { isOverdue, isPayable, isPending } from "./entry-state.ts";

/** Amounts that the customer owes on one day. */
export interface DueSummary {
  /** Unpaid amount of all payable entries. Payments, corrections and entries with a pending payment do not count. */
  readonly total: Grosze;
  /** Part of `total` whose due date has passed. */
  readonly overdue: Grosze;
  /** Payable entries by due date: overdue ones first, those without a due date last (FIN-01). */
  readonly open: readonly FinancialEntry[];
  /**
   * Earliest due date from today on among the open entries. With nothing open: the expected due date of the next
   * invoice, which is a forecast. `undefined` when it cannot be predicted, and when every open entry is overdue or has
   * no due date.
   */
  readonly nextDue: WarsawDate | undefined;
  /** Unpaid amount of entries whose payment is started but not confirmed (status 4). */
  readonly pendingAmount: Grosze;
}

/** Summarizes what the customer owes on `today` in Warsaw (FIN-01). */
export function summarizeDue(entries: readonly FinancialEntry[], today: WarsawDate): DueSummary {
  const open = entries.filter((entry) => isPayable(entry, today)).toSorted(byDueDate);
  const left = (some: readonly FinancialEntry[]): Grosze => sumOf(some.map((entry) => entry.unpaidAmount));
  return {
    total: left(open),
    overdue: left(open.filter((entry) => isOverdue(entry, today))),
    open,
    nextDue: (open.length === 0 ? forecastInvoice(entries, today) : open.find((entry) => isAhead(entry, today)))
      ?.dueDate,
    pendingAmount: left(entries.filter(isPending)),
  };
}

/** Compares by due date, ascending, so that overdue entries come first; entries without a due date come last. */
export function byDueDate(one: FinancialEntry, other: FinancialEntry): number {
  if (one.dueDate === other.dueDate) return 0;
  if (one.dueDate === undefined) return 1;
  if (other.dueDate === undefined) return -1;
  return one.dueDate < other.dueDate ? -1 : 1;
}

function isAhead(entry: FinancialEntry, today: WarsawDate): boolean {
  return entry.dueDate !== undefined && entry.dueDate >= today;
}

/** Expected days of an invoice that has not been issued. */
interface InvoiceForecast {
  readonly issuedOn: WarsawDate;
  readonly dueDate: WarsawDate;
}

/**
 * Predicts the next invoice: issued one month after the newest, with the same number of days to pay (FIN-31). Invoices
 * are monthly: when the newest is older than that, no next one is expected.
 */
export function forecastInvoice(entries: readonly FinancialEntry[], today: WarsawDate): InvoiceForecast | undefined {
  const newest = entries
    .filter(({ kind, dueDate }) => kind === "invoice" && dueDate !== undefined)
    .toSorted(byDueDate)
    .at(-1);
  if (newest?.dueDate === undefined) return undefined;
  const issuedOn = plusMonthsTo(newest.entryDate, 1);
  const dueDate = plusDays(issuedOn, daysBetween(newest.entryDate, newest.dueDate));
  return dueDate >= today ? { issuedOn, dueDate } : undefined;
}
