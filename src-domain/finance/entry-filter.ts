import { yearOf, type WarsawDate } from "../shared-kernel/index.ts";
import type { EntryKind, FinancialEntry } from "./financial-entry.ts";
import { entryState, isOverdue, isPayable } from "./entry-state.ts";
import { monthOfEntry } from "./invoice-history.ts";

/** What a customer looks for by state: `open` can be paid now, `overdue` is the late part of it. */
export type EntryStateGroup = "open" | "overdue" | "under-way" | "paid";

/** Which entries are looked for; what is `undefined`, or an empty number, asks nothing. */
export interface EntryFilter {
  /** Four digits: the year of the month that an entry is for. */
  readonly year: string | undefined;
  readonly state: EntryStateGroup | undefined;
  readonly kind: EntryKind | undefined;
  /** A part of a number, as it was typed. */
  readonly number: string;
}

export const EMPTY_ENTRY_FILTER: EntryFilter = { year: undefined, state: undefined, kind: undefined, number: "" };

/** Longer than any number; what is pasted beyond it is no number. */
const LONGEST_NUMBER = 64;

/** Records, so that a word that is added to a union and forgotten here does not compile. */
const STATES: Readonly<Record<EntryStateGroup, true>> = { open: true, overdue: true, "under-way": true, paid: true };
const KINDS: Readonly<Record<EntryKind, true>> = {
  invoice: true,
  correction: true,
  payment: true,
  interest: true,
  other: true,
};

const isState = (text: string): text is EntryStateGroup => Object.hasOwn(STATES, text);
const isKind = (text: string): text is EntryKind => Object.hasOwn(KINDS, text);

/** The states in the order in which they are offered. */
export const ENTRY_STATE_GROUPS: readonly EntryStateGroup[] = Object.keys(STATES).filter(isState);

/** The kinds in the order in which they are offered. */
export const ENTRY_KINDS: readonly EntryKind[] = Object.keys(KINDS).filter(isKind);

/** Whether a filter asks anything at all. */
export function isFilterActive({ year, state, kind, number }: EntryFilter): boolean {
  return year !== undefined || state !== undefined || kind !== undefined || normalizeNumber(number) !== "";
}

/** A number without what people leave out or write in another way: letters and digits alone, all small. */
export function normalizeNumber(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * The entries that a filter asks for, in their order; all of them where it asks nothing (FIN-01). What they are found
 * by is worked out
 * each time: five thousand take a moment, and kept beside them it would weigh as much as the entries.
 */
export function filterEntries(
  entries: readonly FinancialEntry[],
  filter: EntryFilter,
  today: WarsawDate,
): readonly FinancialEntry[] {
  if (!isFilterActive(filter)) return entries;
  const { year, state, kind } = filter;
  const wanted = normalizeNumber(filter.number);
  return entries.filter(
    (entry) =>
      (kind === undefined || entry.kind === kind) &&
      (year === undefined || yearOf(monthOfEntry(entry)) === year) &&
      (wanted === "" || normalizeNumber(entry.number).includes(wanted)) &&
      (state === undefined || isIn(state, entry, today)),
  );
}

/** The years that the entries are for, newest first. */
export function yearsOf(entries: readonly FinancialEntry[]): readonly string[] {
  return [...new Set(entries.map((entry) => yearOf(monthOfEntry(entry))))].toSorted().toReversed();
}

/** Reads what an address asks for; what nobody knows asks nothing. */
export function parseEntryFilter(param: (name: keyof EntryFilter) => string | null): EntryFilter {
  const [year, state, kind] = [param("year") ?? "", param("state") ?? "", param("kind") ?? ""];
  return {
    year: /^\d{4}$/.test(year) ? year : undefined,
    state: isState(state) ? state : undefined,
    kind: isKind(kind) ? kind : undefined,
    number: (param("number") ?? "").slice(0, LONGEST_NUMBER),
  };
}

/** What an address says of a filter, by name; nothing for what asks nothing. */
export function entryFilterParams({
  year,
  state,
  kind,
  number,
}: EntryFilter): readonly (readonly [name: keyof EntryFilter, value: string])[] {
  const params = [
    ["year", year ?? ""],
    ["state", state ?? ""],
    ["kind", kind ?? ""],
    ["number", number.trim()],
  ] as const;
  return params.filter(([, value]) => value !== "");
}

/** A payment has no state of its own, and is never looked for by one. */
function isIn(state: EntryStateGroup, entry: FinancialEntry, today: WarsawDate): boolean {
  switch (state) {
    case "open":
      return isPayable(entry, today);
    case "overdue":
      return isOverdue(entry, today);
    case "under-way":
      return entry.kind !== "payment" && entry.status === "payment-started";
    case "paid":
      return entry.kind !== "payment" && ["paid", "payment-accepted"].includes(entryState(entry, today).kind);
  }
}
