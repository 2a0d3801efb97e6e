import {
  meanOf,
  monthOf,
  plusMonths,
  sumOf,
  ZERO,
  type Grosze,
  type WarsawDate,
  type WarsawMonth,
} from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import { isPayable, isPending, isRestUnknown } from "./entry-state.ts";

const NO_RESTS: ReadonlyMap<string, Grosze> = new Map();

/**
 * Sorts entries by booking day, newest first (FIN-01). Entries of the same day are sorted by period; otherwise the
 * server's order stays.
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

/** Invoiced amount of one month. */
export interface InvoiceMonth {
  readonly month: WarsawMonth;
  /** Sum of invoices and corrections, at least `left`; may be zero or negative. */
  readonly amount: Grosze;
  /** Amount that is left to pay, now or after a pending payment; the months add up to the amount to pay. */
  readonly left: Grosze;
  readonly state: MonthState;
}

/**
 * State of a month's invoices: `open` while one is payable, else `pending` while a payment is unconfirmed, else
 * `unknown` while the status of one is not known, else `settled`; `none` without an invoice.
 */
export type MonthState = "open" | "pending" | "unknown" | "settled" | "none";

export interface LastTwelveMonths {
  /** Exactly 12, oldest first; zero for a month without an invoice. */
  readonly months: readonly InvoiceMonth[];
  /** Mean of the months that have an invoice, to the grosz; zero when none has. */
  readonly average: Grosze;
}

/** Returns the document that a correction corrects in the end, also by another correction; `undefined`: not listed. */
function correctedDocument(
  { entryId, correctedEntryId }: FinancialEntry,
  byId: ReadonlyMap<string, FinancialEntry>,
): FinancialEntry | undefined {
  const seen = new Set([entryId]);
  for (let id = correctedEntryId; id !== undefined && !seen.has(id); id = byId.get(id)?.correctedEntryId) {
    seen.add(id);
    const corrected = byId.get(id);
    if (corrected?.kind !== "correction") return corrected;
  }
  return undefined;
}

/**
 * Returns the month in which an entry counts: a correction in that of the invoice that it corrects, if that is listed.
 * `undefined` for no invoice or correction of one.
 */
function billedMonth(entry: FinancialEntry, byId: ReadonlyMap<string, FinancialEntry>): WarsawMonth | undefined {
  if (entry.kind === "invoice") return monthOfEntry(entry);
  if (entry.kind !== "correction") return undefined;
  const corrected = correctedDocument(entry, byId);
  if (corrected?.kind === "interest") return undefined;
  return monthOfEntry(corrected?.kind === "invoice" ? corrected : entry);
}

/**
 * Returns the last 12 months of invoices (FIN-09). They end with the newest invoice's month, but not before the month
 * preceding `today`, so that a dormant account does not show an old year as current.
 * @param rests what is left of pending entries after their payments (`restsAfterPending`)
 */
export function lastTwelveMonths(
  entries: readonly FinancialEntry[],
  today: WarsawDate,
  rests: ReadonlyMap<string, Grosze> = NO_RESTS,
): LastTwelveMonths {
  const byId = new Map(entries.map((entry) => [entry.entryId, entry]));
  const byMonth = new Map<WarsawMonth, FinancialEntry[]>();
  for (const entry of entries) {
    const month = billedMonth(entry, byId);
    if (month !== undefined) byMonth.set(month, [...(byMonth.get(month) ?? []), entry]);
  }
  const last = entries
    .filter((entry) => entry.kind === "invoice")
    .map(monthOfEntry)
    .reduce((latest, month) => (month > latest ? month : latest), plusMonths(monthOf(today), -1));

  const shown = Array.from({ length: 12 }, (_, index) => plusMonths(last, index - 11)).map((month) => {
    const own = byMonth.get(month) ?? [];
    return {
      month: { month, ...amountsOf(own, today, rests), state: stateOf(own, today) },
      invoiced: own.some((entry) => entry.kind === "invoice"),
    };
  });
  return {
    months: shown.map(({ month }) => month),
    average: meanOf(shown.filter(({ invoiced }) => invoiced).map(({ month }) => month.amount)),
  };
}

/** Parts that the columns of a chart of months have. */
export interface MonthsLegend {
  /** True if a part of a month is paid, or its payment is pending. */
  readonly hasSettled: boolean;
  readonly hasPending: boolean;
  readonly hasOpen: boolean;
  readonly hasUnknown: boolean;
}

/** Returns what a chart of months has to name (FIN-09); a month without a positive amount has no column. */
export function legendOfMonths(months: readonly Pick<InvoiceMonth, "amount" | "left" | "state">[]): MonthsLegend {
  const columns = months.filter(({ amount }) => amount > 0);
  const has = (state: MonthState): boolean => columns.some((column) => column.state === state);
  return {
    hasSettled: columns.some(({ amount, left, state }) => state !== "unknown" && left < amount),
    hasPending: has("pending"),
    hasOpen: columns.some(({ left }) => left > 0),
    hasUnknown: has("unknown"),
  };
}

function amountsOf(
  own: readonly FinancialEntry[],
  today: WarsawDate,
  rests: ReadonlyMap<string, Grosze>,
): Pick<InvoiceMonth, "amount" | "left"> {
  const left = sumOf(
    own.map((entry) => (isPayable(entry, today) ? entry.unpaidAmount : (rests.get(entry.entryId) ?? ZERO))),
  );
  const amount = sumOf(own.map((entry) => entry.amount));
  // A correction that counts in another month may have raised the rest above the invoices of this one, and one of
  // another invoice has settled that one: the rests of all months stay the amount to pay.
  return { amount: left > amount && left > 0 ? left : amount, left };
}

function stateOf(own: readonly FinancialEntry[], today: WarsawDate): MonthState {
  if (own.some((entry) => isPayable(entry, today))) return "open";
  if (own.some(isPending)) return "pending";
  const invoices = own.filter(({ kind }) => kind === "invoice");
  if (invoices.some(isRestUnknown)) return "unknown";
  return invoices.length > 0 ? "settled" : "none";
}

/** Returns the month that an entry is for; without a period, the month of its booking. */
export function monthOfEntry(entry: Pick<FinancialEntry, "period" | "entryDate">): WarsawMonth {
  return entry.period ?? monthOf(entry.entryDate);
}
