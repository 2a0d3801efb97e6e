import { action, computed, makeObservable, observable } from "mobx";
import { monthFor, newestFirst, type FinancialEntry } from "#domain/finance/index.ts";
import { yearOf } from "#domain/shared-kernel/index.ts";
import type { Account } from "./account.ts";
import { EntryRow, type RowSurroundings } from "./entry-row.ts";
import type { Ticks } from "./ticks.model.ts";

const SHOWN_FIRST = 8;
const SHOWN_MORE = 24;

const yearFor = (entry: FinancialEntry): string => yearOf(monthFor(entry));

/** All entries, newest first, by year, and as many of them as the customer has asked for (FIN-01). */
export class EntriesList {
  year: string | undefined = undefined;
  limit = SHOWN_FIRST;
  revealed: string | undefined = undefined;
  readonly #account: Account;
  readonly #around: RowSurroundings;
  /** A row stays the same while its entry does: asking for older ones redraws none of those that are there. */
  readonly #rows = new WeakMap<FinancialEntry, EntryRow>();

  constructor(account: Account, ticks: Ticks) {
    this.#account = account;
    this.#around = this.surroundings(ticks);
    makeObservable<this, "newest" | "chosen" | "reveal">(this, {
      year: observable,
      limit: observable,
      revealed: observable,
      newest: computed,
      chosen: computed,
      years: computed,
      rows: computed,
      payableIndexes: computed,
      chooseYear: action,
      reveal: action,
      focusTaken: action,
    });
  }

  /** Newest first. */
  get years(): readonly string[] {
    return [...new Set(this.newest.map(yearFor))].toSorted().toReversed();
  }

  get rows(): readonly EntryRow[] {
    return this.chosen.slice(0, this.limit).map((entry) => this.rowOf(entry));
  }

  /** Places of the rows that can be ticked: the keyboard must reach each of them. */
  get payableIndexes(): readonly number[] {
    const { openIds } = this.#account;
    return this.rows.flatMap((row, index) => (openIds.has(row.entry.entryId) ? [index] : []));
  }

  /** How many the choice of year has. */
  get total(): number {
    return this.chosen.length;
  }

  get hasOlder(): boolean {
    return this.limit < this.total;
  }

  /** Offered once the customer has asked for older ones, where a few more would not be all. */
  get offersAll(): boolean {
    return this.limit > SHOWN_FIRST && this.limit + SHOWN_MORE < this.total;
  }

  readonly chooseYear = (year: string | undefined): void => {
    this.year = year;
    this.limit = SHOWN_FIRST;
    this.revealed = undefined;
  };

  readonly showOlder = (): void => this.reveal(this.limit + SHOWN_MORE);
  readonly showAll = (): void => this.reveal(this.total);

  readonly focusTaken = (): void => {
    this.revealed = undefined;
  };

  private get newest(): readonly FinancialEntry[] {
    return newestFirst(this.#account.entries);
  }

  private get chosen(): readonly FinancialEntry[] {
    const { year } = this;
    return year === undefined ? this.newest : this.newest.filter((entry) => yearFor(entry) === year);
  }

  private reveal(limit: number): void {
    this.revealed = this.chosen[this.limit]?.entryId;
    this.limit = limit;
  }

  private rowOf(entry: FinancialEntry): EntryRow {
    const row = this.#rows.get(entry) ?? new EntryRow(entry, this.#around);
    this.#rows.set(entry, row);
    return row;
  }

  private surroundings(ticks: Ticks): RowSurroundings {
    const account = this.#account;
    return {
      get today() {
        return account.today;
      },
      isOpen: (entryId) => account.openIds.has(entryId),
      isTicked: (entryId) => ticks.isTicked(entryId),
      toggle: ticks.toggle,
      takesFocus: (entryId) => this.revealed === entryId,
      focusTaken: this.focusTaken,
    };
  }
}
