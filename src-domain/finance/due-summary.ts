import { plusMonthsTo, sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
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
   * invoice, one month after that of the newest. `undefined` when it cannot be predicted, and when every open entry is
   * overdue or has no due date.
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
    nextDue: open.length === 0 ? expectedDue(entries, today) : open.find((entry) => isAhead(entry, today))?.dueDate,
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

/** Invoices are monthly: when the newest is older than that, no next one is expected. */
function expectedDue(entries: readonly FinancialEntry[], today: WarsawDate): WarsawDate | undefined {
  const newest = entries
    .filter((entry) => entry.kind === "invoice")
    .map((entry) => entry.dueDate)
    .reduce((latest, due) => (latest === undefined || (due !== undefined && due > latest) ? due : latest), undefined);
  const expected = newest === undefined ? undefined : plusMonthsTo(newest, 1);
  return expected !== undefined && expected >= today ? expected : undefined;
}
