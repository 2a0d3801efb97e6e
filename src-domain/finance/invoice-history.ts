import {
  grosze,
  meanOf,
  monthOf,
  plusMonths,
  sumOf,
  type Grosze,
  type WarsawDate,
  type WarsawMonth,
} from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import { isPayable, isPending } from "./entry-state.ts";

/**
 * The entries by the day they were booked, newest first (FIN-01); those of one day by period, then as the provider has
 * them.
 */
export function newestEntriesFirst(entries: readonly FinancialEntry[]): readonly FinancialEntry[] {
  return entries.toSorted(
    (one, other) => descending(one.entryDate, other.entryDate) || descending(one.period ?? "", other.period ?? ""),
  );
}

function descending(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? 1 : -1;
}

/** What was invoiced for one month. */
export interface InvoiceMonth {
  readonly month: WarsawMonth;
  /** Invoices and corrections together: may be zero or, where more was corrected than invoiced, negative. */
  readonly amount: Grosze;
  /** The part of it that can still be paid; never more than the amount, or less than nothing. */
  readonly left: Grosze;
  readonly state: MonthState;
}

/**
 * How the invoices of a month stand: `open` while one of them waits to be paid, else `under-way` while a payment of one
 * is
 * not confirmed, else `settled`; `none` where there is nothing to pay for.
 */
export type MonthState = "open" | "under-way" | "settled" | "none";

export interface LastTwelveMonths {
  /** Exactly 12, oldest first; zero where there was no invoice. */
  readonly months: readonly InvoiceMonth[];
  /** The mean of the months that have an invoice, to the grosz; zero when none has. */
  readonly average: Grosze;
}

/**
 * The last 12 months of invoices (FIN-09). They end with the newest invoice's month, at the earliest with the month
 * before
 * that of `today`, so that an account that lies still does not show an old year as the last one.
 */
export function lastTwelveMonths(entries: readonly FinancialEntry[], today: WarsawDate): LastTwelveMonths {
  const billed = entries.filter((entry) => entry.kind === "invoice" || entry.kind === "correction");
  const byMonth = new Map<WarsawMonth, FinancialEntry[]>();
  for (const entry of billed) byMonth.set(monthOfEntry(entry), [...(byMonth.get(monthOfEntry(entry)) ?? []), entry]);
  const last = billed
    .filter((entry) => entry.kind === "invoice")
    .map(monthOfEntry)
    .reduce((latest, month) => (month > latest ? month : latest), plusMonths(monthOf(today), -1));

  const shown = Array.from({ length: 12 }, (_, index) => plusMonths(last, index - 11)).map((month) => {
    const own = byMonth.get(month) ?? [];
    const amount = sumOf(own.map((entry) => entry.amount));
    return {
      month: { month, amount, left: leftOf(own, amount, today), state: stateOf(own, today) },
      invoiced: own.some((entry) => entry.kind === "invoice"),
    };
  });
  return {
    months: shown.map(({ month }) => month),
    average: meanOf(shown.filter(({ invoiced }) => invoiced).map(({ month }) => month.amount)),
  };
}

function leftOf(own: readonly FinancialEntry[], amount: Grosze, today: WarsawDate): Grosze {
  const left = sumOf(own.filter((entry) => isPayable(entry, today)).map((entry) => entry.unpaidAmount));
  return grosze(Math.max(0, Math.min(left, amount)));
}

function stateOf(own: readonly FinancialEntry[], today: WarsawDate): MonthState {
  if (own.some((entry) => isPayable(entry, today))) return "open";
  if (own.some(isPending)) return "under-way";
  return own.some((entry) => entry.kind === "invoice") ? "settled" : "none";
}

/** The month that an entry is for; one that does not say counts where it was booked. */
export function monthOfEntry(entry: Pick<FinancialEntry, "period" | "entryDate">): WarsawMonth {
  return entry.period ?? monthOf(entry.entryDate);
}
