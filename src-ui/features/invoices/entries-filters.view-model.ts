import { action, computed, makeObservable, observableRef } from "mobx";
import {
  isFilterActive,
  EMPTY_ENTRY_FILTER,
  ENTRY_KINDS,
  filterEntries,
  yearsOf,
  type EntryFilter,
} from "#domain/finance/entry-filter.ts";
import { newestEntriesFirst, type EntryKind, type FinancialEntry } from "#domain/finance/index.ts";
import { formatMonth } from "#ui/shared/formats.ts";
import type { FinancialAccount } from "./financial-account.ts";

/** Filter of the entries and the entries that match it, newest first (FIN-01). Entries are sorted once per account. */
export class EntriesFiltersViewModel {
  entryFilter: EntryFilter = EMPTY_ENTRY_FILTER;
  readonly #account: FinancialAccount;
  readonly #onChange: () => void;

  /** @param onChange called when the customer or the address changes the filter */
  constructor(account: FinancialAccount, onChange: () => void) {
    this.#account = account;
    this.#onChange = onChange;
    makeObservable<this, "newest" | "availableYears" | "availableKinds">(this, {
      entryFilter: observableRef,
      newest: computed,
      found: computed,
      availableYears: computed,
      availableKinds: computed,
      setFilter: action,
    });
  }

  /** Newest first. */
  get found(): readonly FinancialEntry[] {
    return filterEntries(this.newest, this.entryFilter, this.#account.today, formatMonth);
  }

  /** Years, newest first; includes the year of the address even when it has no entries. */
  get years(): readonly string[] {
    const { year } = this.entryFilter;
    const known = this.availableYears;
    return year === undefined || known.includes(year) ? known : [...known, year].toSorted().toReversed();
  }

  /** Kinds of entries in the account, and the chosen kind. */
  get kinds(): readonly EntryKind[] {
    return ENTRY_KINDS.filter((kind) => this.availableKinds.has(kind) || kind === this.entryFilter.kind);
  }

  /** True when a filter is set. */
  get hasFilter(): boolean {
    return isFilterActive(this.entryFilter);
  }

  /** Changes one or several filters. */
  readonly setFilter = (change: Partial<EntryFilter>): void => {
    this.entryFilter = { ...this.entryFilter, ...change };
    this.#onChange();
  };

  readonly clear = (): void => this.setFilter(EMPTY_ENTRY_FILTER);

  private get availableYears(): readonly string[] {
    return yearsOf(this.newest);
  }

  private get availableKinds(): ReadonlySet<EntryKind> {
    return new Set(this.newest.map(({ kind }) => kind));
  }

  private get newest(): readonly FinancialEntry[] {
    return newestEntriesFirst(this.#account.entries);
  }
}
