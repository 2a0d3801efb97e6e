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
import type { FinancialAccount } from "./financial-account.ts";

/**
 * Which entries are looked for, and which are found, newest first (FIN-01). They are put in order once for each
 * account.
 */
export class EntriesFiltersViewModel {
  asked: EntryFilter = EMPTY_ENTRY_FILTER;
  readonly #account: FinancialAccount;
  readonly #onChange: () => void;

  /** `onChange`: something else is asked for, by the customer or by the address. */
  constructor(account: FinancialAccount, onChange: () => void) {
    this.#account = account;
    this.#onChange = onChange;
    makeObservable<this, "newest" | "availableYears" | "availableKinds">(this, {
      asked: observableRef,
      newest: computed,
      found: computed,
      availableYears: computed,
      availableKinds: computed,
      ask: action,
    });
  }

  /** Newest first. */
  get found(): readonly FinancialEntry[] {
    return filterEntries(this.newest, this.asked, this.#account.today);
  }

  /** Newest first; a year that an address asks for is among them, even where it has nothing. */
  get years(): readonly string[] {
    const { year } = this.asked;
    const known = this.availableYears;
    return year === undefined || known.includes(year) ? known : [...known, year].toSorted().toReversed();
  }

  /** The kinds that the account has. */
  get kinds(): readonly EntryKind[] {
    return ENTRY_KINDS.filter((kind) => this.availableKinds.has(kind) || kind === this.asked.kind);
  }

  /** Whether anything is left out. */
  get isAsking(): boolean {
    return isFilterActive(this.asked);
  }

  /** Asks for something else, in one or several respects. */
  readonly ask = (change: Partial<EntryFilter>): void => {
    this.asked = { ...this.asked, ...change };
    this.#onChange();
  };

  readonly clear = (): void => this.ask(EMPTY_ENTRY_FILTER);

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
