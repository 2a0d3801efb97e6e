import { plusMonthsTo, sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import { isOverdue, isPayable, isPending } from "./entry-state.ts";

/** What the customer owes on one day. */
export interface DueSummary {
  /** What is left of all entries that can be paid. Payments, corrections and what is being paid do not count. */
  readonly total: Grosze;
  /** The part of `total` whose due date has passed. */
  readonly overdue: Grosze;
  /** The entries that can be paid: overdue first, among them and after them the earliest due date first (FIN-01). */
  readonly open: readonly FinancialEntry[];
  /**
   * The next date to pay by, today included: the earliest of the open entries; with nothing open the day on which the
   * next invoice is to be expected, a month after the newest one's due date. `undefined`: nobody can tell.
   */
  readonly nextDue: WarsawDate | undefined;
  /** What is left of entries with a payment begun but not confirmed (status 4). */
  readonly pendingAmount: Grosze;
}

/** What the customer owes on `today` of the calendar in Warsaw (FIN-01). */
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

/** Past due dates are the earliest ones, so that overdue entries stand first; those without a due date stand last. */
function byDueDate(one: FinancialEntry, other: FinancialEntry): number {
  if (one.dueDate === other.dueDate) return 0;
  if (one.dueDate === undefined) return 1;
  if (other.dueDate === undefined) return -1;
  return one.dueDate < other.dueDate ? -1 : 1;
}

function isAhead(entry: FinancialEntry, today: WarsawDate): boolean {
  return entry.dueDate !== undefined && entry.dueDate >= today;
}

/** Invoices come monthly. Where the last one is too old for that, the account has no next one to expect. */
function expectedDue(entries: readonly FinancialEntry[], today: WarsawDate): WarsawDate | undefined {
  const newest = entries
    .filter((entry) => entry.kind === "invoice")
    .map((entry) => entry.dueDate)
    .reduce((latest, due) => (latest === undefined || (due !== undefined && due > latest) ? due : latest), undefined);
  const expected = newest === undefined ? undefined : plusMonthsTo(newest, 1);
  return expected !== undefined && expected >= today ? expected : undefined;
}
