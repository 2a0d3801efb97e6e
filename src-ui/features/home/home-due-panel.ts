import type { Client } from "#domain/account/index.ts";
import {
  type AccountReading,
  type DueSummary,
  summarizeDue,
  entryState,
  type FinancialEntry,
  isPending,
  newestEntriesFirst,
  hasOnlyInvoices,
  balanceStatusOf,
} from "#domain/finance/index.ts";
import { monthOf, plusMonths, type WarsawDate, type WarsawMonth, yearOf } from "#domain/shared-kernel/index.ts";
import { formatMonth } from "#ui/shared/formats.ts";
import type { ChosenEntries, DueEntry, EntryNote } from "./due-entries.view.tsx";
import type { HomeDuePanel } from "./due.view.tsx";
import { summarizeYear } from "./summarize-year.ts";

/** Fits beside the amount; the page of invoices lists the others. */
const ENTRIES_SHOWN = 3;

/**
 * Builds the panel for `today`. Without `client` (failed to load) it shows no overpayment. Nothing is added
 * up when parts of the account could not be read (ENT-03).
 */
export function toHomeDuePanel(
  entries: readonly FinancialEntry[],
  client: Client | undefined,
  today: WarsawDate,
  reading: AccountReading,
): HomeDuePanel {
  const summary = summarizeDue(entries, today);
  const dueStatus = balanceStatusOf(entries, summary, client?.currentBalance, reading);
  const chosen = chosenEntries(entries, summary);
  return {
    dueStatus,
    ...toChosenEntries(chosen, today),
    ...(dueStatus.kind === "unknown" && { entriesKind: "unknown" }),
    pending:
      dueStatus.kind === "owed" && dueStatus.pendingAmount > 0
        ? toChosenEntries(pendingEntriesOf(entries), today)
        : undefined,
    year: dueStatus.kind === "unknown" ? undefined : summarizeYear(entries, today),
  };
}

interface Chosen extends Pick<HomeDuePanel, "entriesKind" | "entriesCount"> {
  readonly entries: readonly FinancialEntry[];
}

function chosenEntries(all: readonly FinancialEntry[], { open }: DueSummary): Chosen {
  if (open.length > 0) {
    const entriesKind = hasOnlyInvoices(open) ? "open-invoices" : "open-entries";
    return { entries: open, entriesKind, entriesCount: open.length };
  }
  const pending = pendingEntriesOf(all);
  if (pending.entriesCount > 0) return pending;
  const last = newestEntriesFirst(all.filter((entry) => entry.kind === "invoice")).slice(0, 1);
  return { entries: last, entriesKind: "last-invoice", entriesCount: last.length };
}

/** Returns the pending entries, oldest first, as their payment pays them. */
function pendingEntriesOf(all: readonly FinancialEntry[]): Chosen {
  const entries = newestEntriesFirst(all.filter(isPending)).toReversed();
  return { entries, entriesKind: "pending", entriesCount: entries.length };
}

/** Returns the first of these entries as rows. */
function toChosenEntries(chosen: Chosen, today: WarsawDate): ChosenEntries {
  const shown = chosen.entries.slice(0, ENTRIES_SHOWN);
  return { ...chosen, entries: shown.map((entry) => toDueEntry(entry, shown, today)) };
}

/** Returns true for an entry whose row is named by its month instead of its kind and number. */
const isNamedByMonth = ({ kind, period }: FinancialEntry): boolean =>
  period !== undefined && (kind === "invoice" || kind === "correction" || kind === "payment");

/** Returns an entry as a row of the panel. `listed`: all entries of its list, whose rows must differ in their names. */
export function toDueEntry(entry: FinancialEntry, listed: readonly FinancialEntry[], today: WarsawDate): DueEntry {
  const { entryId, kind, number, unpaidAmount, amount } = entry;
  return {
    entryId,
    kind,
    number,
    isMonthShared:
      isNamedByMonth(entry) &&
      listed.some((other) => other.entryId !== entryId && other.period === entry.period && isNamedByMonth(other)),
    month: entry.period === undefined ? undefined : monthName(entry.period, today),
    amount: unpaidAmount > 0 ? unpaidAmount : amount,
    isPartlyPaid: entryState(entry, today).kind === "partly-paid",
    note: noteOf(entry, today),
  };
}

function noteOf(entry: FinancialEntry, today: WarsawDate): EntryNote {
  const state = entryState(entry, today);
  switch (state.kind) {
    case "paid":
      return { kind: "settled" };
    case "payment-accepted":
      return { kind: "accepted" };
    case "payment-pending":
      return { kind: "processing" };
    case "overdue":
      return { kind: "overdue", days: state.days };
    case "partly-paid":
      return state.overdue && state.days !== undefined ? { kind: "overdue", days: state.days } : deadlineOf(entry);
    case "due":
    case "no-status":
    case "unknown":
      return deadlineOf(entry);
  }
}

function deadlineOf({ dueDate }: FinancialEntry): EntryNote {
  return dueDate === undefined ? { kind: "no-deadline" } : { kind: "deadline", date: dueDate };
}

/** "Listopad": within the last 12 months the year is omitted. */
function monthName(month: WarsawMonth, today: WarsawDate): string {
  const full = formatMonth(month);
  const name = month > plusMonths(monthOf(today), -12) ? full.replace(` ${yearOf(month)}`, "") : full;
  return name.charAt(0).toLocaleUpperCase("pl") + name.slice(1);
}
