import { action, computed, makeObservable, observableRef } from "mobx";
import {
  asksAnything,
  EVERY_ENTRY,
  ENTRY_KINDS,
  findEntries,
  yearsOf,
  type EntryFilter,
} from "#domain/finance/entry-filter.ts";
import { newestFirst, type EntryKind, type FinancialEntry } from "#domain/finance/index.ts";
import type { Account } from "./account.ts";

/**
 * Which entries are looked for, and which are found, newest first (FIN-01). They are put in order once for each
 * account.
 */
export class Filters {
  asked: EntryFilter = EVERY_ENTRY;
  readonly #account: Account;
  readonly #onChange: () => void;

  /** `onChange`: something else is asked for, by the customer or by the address. */
  constructor(account: Account, onChange: () => void) {
    this.#account = account;
    this.#onChange = onChange;
    makeObservable<this, "newest" | "yearsThere" | "kindsThere">(this, {
      asked: observableRef,
      newest: computed,
      found: computed,
      yearsThere: computed,
      kindsThere: computed,
      ask: action,
    });
  }

  /** Newest first. */
  get found(): readonly FinancialEntry[] {
    return findEntries(this.newest, this.asked, this.#account.today);
  }

  /** Newest first; a year that an address asks for is among them, even where it has nothing. */
  get years(): readonly string[] {
    const { year } = this.asked;
    const known = this.yearsThere;
    return year === undefined || known.includes(year) ? known : [...known, year].toSorted().toReversed();
  }

  /** The kinds that the account has. */
  get kinds(): readonly EntryKind[] {
    return ENTRY_KINDS.filter((kind) => this.kindsThere.has(kind) || kind === this.asked.kind);
  }

  /** Whether anything is left out. */
  get isAsking(): boolean {
    return asksAnything(this.asked);
  }

  /** Asks for something else, in one or several respects. */
  readonly ask = (change: Partial<EntryFilter>): void => {
    this.asked = { ...this.asked, ...change };
    this.#onChange();
  };

  readonly clear = (): void => this.ask(EVERY_ENTRY);

  private get yearsThere(): readonly string[] {
    return yearsOf(this.newest);
  }

  private get kindsThere(): ReadonlySet<EntryKind> {
    return new Set(this.newest.map(({ kind }) => kind));
  }

  private get newest(): readonly FinancialEntry[] {
    return newestFirst(this.#account.entries);
  }
}
