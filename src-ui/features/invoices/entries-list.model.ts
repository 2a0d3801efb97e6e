import { action, computed, makeObservable, observable } from "mobx";
import type { FinancialEntry } from "#domain/finance/index.ts";
import type { Account } from "./account.ts";
import { EntryRow, type RowSurroundings } from "./entry-row.ts";
import { Filters } from "./filters.model.ts";
import type { Ticks } from "./ticks.model.ts";

const SHOWN_FIRST = 8;
const SHOWN_MORE = 24;

/** The entries that are looked for, newest first, and as many of them as the customer has asked for (FIN-01). */
export class EntriesList {
  readonly filters: Filters;
  limit = SHOWN_FIRST;
  revealed: string | undefined = undefined;
  readonly #account: Account;
  readonly #around: RowSurroundings;
  /** A row stays the same while its entry does: asking for older ones redraws none of those that are there. */
  readonly #rows = new WeakMap<FinancialEntry, EntryRow>();

  constructor(account: Account, ticks: Ticks) {
    this.#account = account;
    this.filters = new Filters(account, () => this.beginShort());
    this.#around = this.surroundings(ticks);
    makeObservable<this, "reveal" | "beginShort">(this, {
      limit: observable,
      revealed: observable,
      payableIndexes: computed,
      shownIds: computed,
      beginShort: action,
      reveal: action,
      focusTaken: action,
    });
  }

  /** How many have a row. */
  get count(): number {
    return Math.min(this.limit, this.total);
  }

  row(place: number): EntryRow | undefined {
    const entry = place < this.limit ? this.filters.found[place] : undefined;
    return entry === undefined ? undefined : this.rowOf(entry);
  }

  /** Places of the rows that can be ticked: the keyboard must reach each of them. */
  get payableIndexes(): readonly number[] {
    const { openIds } = this.#account;
    return this.shown.flatMap(({ entryId }, place) => (openIds.has(entryId) ? [place] : []));
  }

  /** Ids of what has a row. */
  get shownIds(): ReadonlySet<string> {
    return new Set(this.shown.map(({ entryId }) => entryId));
  }

  /** How many were found. */
  get total(): number {
    return this.filters.found.length;
  }

  get hasOlder(): boolean {
    return this.limit < this.total;
  }

  /** Offered once the customer has asked for older ones, where a few more would not be all. */
  get offersAll(): boolean {
    return this.limit > SHOWN_FIRST && this.limit + SHOWN_MORE < this.total;
  }

  readonly showOlder = (): void => this.reveal(this.limit + SHOWN_MORE);
  readonly showAll = (): void => this.reveal(this.total);

  readonly focusTaken = (): void => {
    this.revealed = undefined;
  };

  private get shown(): readonly FinancialEntry[] {
    return this.filters.found.slice(0, this.limit);
  }

  private beginShort(): void {
    this.limit = SHOWN_FIRST;
    this.revealed = undefined;
  }

  private reveal(limit: number): void {
    this.revealed = this.filters.found[this.limit]?.entryId;
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
