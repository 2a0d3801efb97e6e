import {
  formatPolishAmount,
  formatPolishMonth,
  yearOf,
  type WarsawDate,
  type WarsawMonth,
} from "../shared-kernel/index.ts";
import { foldText } from "../shared-kernel/text-search.ts";
import type { EntryKind, FinancialEntry } from "./financial-entry.ts";
import { entryState, isOverdue, isPayable } from "./entry-state.ts";
import { monthOfEntry } from "./invoice-history.ts";

/** States to filter by: `open` can be paid now, `overdue` is the late part of `open`. */
export type EntryStateGroup = "open" | "overdue" | "under-way" | "paid";

/** Filter of entries; `undefined` and an empty number match all. */
export interface EntryFilter {
  /** Four digits: the year of the entry's month. */
  readonly year: string | undefined;
  readonly state: EntryStateGroup | undefined;
  readonly kind: EntryKind | undefined;
  /** Part of a number, month or amount, as typed. */
  readonly number: string;
}

export const EMPTY_ENTRY_FILTER: EntryFilter = { year: undefined, state: undefined, kind: undefined, number: "" };

/** No entry number is longer; the rest of a pasted text is ignored. */
const LONGEST_NUMBER = 64;

/** Records instead of arrays, so that a union member missing here does not compile. */
const STATES: Readonly<Record<EntryStateGroup, true>> = { open: true, overdue: true, "under-way": true, paid: true };
const KINDS: Readonly<Record<EntryKind, true>> = {
  invoice: true,
  correction: true,
  payment: true,
  interest: true,
  deposit: true,
  payout: true,
  other: true,
};

const isState = (text: string): text is EntryStateGroup => Object.hasOwn(STATES, text);
const isKind = (text: string): text is EntryKind => Object.hasOwn(KINDS, text);

/** States in display order. */
export const ENTRY_STATE_GROUPS: readonly EntryStateGroup[] = Object.keys(STATES).filter(isState);

/** Kinds in display order. */
export const ENTRY_KINDS: readonly EntryKind[] = Object.keys(KINDS).filter(isKind);

/** Returns true if a filter restricts anything. */
export function isFilterActive({ year, state, kind, number }: EntryFilter): boolean {
  return year !== undefined || state !== undefined || kind !== undefined || normalizeNumber(number) !== "";
}

/** Returns the name of a month with its year, in the language of the page. */
export type FormatMonth = (month: WarsawMonth) => string;

/**
 * Texts by which an entry is found: its number, its month ("lipiec 2026") in Polish as on the invoice and as
 * `formatMonth` names it, and its amounts ("241,17"; separators do not matter).
 */
function searchedTexts(
  { number, period, amount, unpaidAmount }: FinancialEntry,
  formatMonth: FormatMonth,
): readonly string[] {
  return [
    number,
    ...(period === undefined ? [] : [formatPolishMonth(period), formatMonth(period)]),
    formatPolishAmount(amount),
    formatPolishAmount(unpaidAmount),
  ];
}

/** Normalizes a text for comparison: letters without case and diacritics, and digits. */
export function normalizeNumber(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * Returns the entries that match the filter, in their order (FIN-01). Does not cache normalized numbers: for 5,000
 * entries computing them is fast, and a cache would take as much memory as the entries.
 */
export function filterEntries(
  entries: readonly FinancialEntry[],
  filter: EntryFilter,
  today: WarsawDate,
  formatMonth: FormatMonth = formatPolishMonth,
): readonly FinancialEntry[] {
  if (!isFilterActive(filter)) return entries;
  const { year, state, kind } = filter;
  const searchedNumber = normalizeNumber(filter.number);
  return entries.filter(
    (entry) =>
      (kind === undefined || entry.kind === kind) &&
      (year === undefined || yearOf(monthOfEntry(entry)) === year) &&
      (searchedNumber === "" ||
        searchedTexts(entry, formatMonth).some((text) => normalizeNumber(text).includes(searchedNumber))) &&
      (state === undefined || hasState(state, entry, today)),
  );
}

/** Lists the years of the entries, newest first. */
export function yearsOf(entries: readonly FinancialEntry[]): readonly string[] {
  return [...new Set(entries.map((entry) => yearOf(monthOfEntry(entry))))].toSorted().toReversed();
}

/** Reads a filter from URL parameters; ignores unknown values. */
export function parseEntryFilter(param: (name: keyof EntryFilter) => string | null): EntryFilter {
  const [year, state, kind] = [param("year") ?? "", param("state") ?? "", param("kind") ?? ""];
  return {
    year: /^\d{4}$/.test(year) ? year : undefined,
    state: isState(state) ? state : undefined,
    kind: isKind(kind) ? kind : undefined,
    number: (param("number") ?? "").slice(0, LONGEST_NUMBER),
  };
}

/** Payments and payouts have no payment state, so `under-way` and `paid` never match them. */
function hasState(state: EntryStateGroup, entry: FinancialEntry, today: WarsawDate): boolean {
  switch (state) {
    case "open":
      return isPayable(entry, today);
    case "overdue":
      return isOverdue(entry, today);
    case "under-way":
      return hasPaymentState(entry) && entry.status === "payment-started";
    case "paid":
      return hasPaymentState(entry) && ["paid", "payment-accepted"].includes(entryState(entry, today).kind);
  }
}

const hasPaymentState = ({ kind }: FinancialEntry): boolean => kind !== "payment" && kind !== "payout";
