import { action, computed, makeObservable, observable } from "mobx";
import type { FinancialEntry } from "#domain/finance/index.ts";
import { InvoiceDownloads } from "./downloads/invoice-downloads.view-model.ts";
import type { DuplicateDependencies } from "#ui/stores/finance/invoice-duplicate.store.ts";
import type { FinancialAccount } from "./financial-account.ts";
import { EntryRowViewModel, type EntryRowDependencies } from "./entry-row.view-model.ts";
import { EntriesFiltersViewModel } from "./entries-filters.view-model.ts";
import type { EntrySelection } from "./entry-selection.ts";

const SHOWN_FIRST = 8;
const SHOWN_MORE = 24;

/** Entries that match the filters, newest first, limited to the number that the customer has requested (FIN-01). */
export class EntriesListViewModel {
  readonly filters: EntriesFiltersViewModel;
  readonly downloads: InvoiceDownloads;
  limit = SHOWN_FIRST;
  revealed: string | undefined = undefined;
  readonly #account: FinancialAccount;
  readonly #rowDependencies: EntryRowDependencies;
  /** One row model per entry, so that revealing older entries does not rerender the existing rows. */
  readonly #rows = new WeakMap<FinancialEntry, EntryRowViewModel>();

  constructor(account: FinancialAccount, selection: EntrySelection, duplicates: DuplicateDependencies) {
    this.#account = account;
    this.downloads = new InvoiceDownloads(duplicates);
    this.filters = new EntriesFiltersViewModel(account, () => this.showFirstRows());
    this.#rowDependencies = this.createRowDependencies(selection);
    makeObservable<this, "reveal" | "showFirstRows">(this, {
      limit: observable,
      revealed: observable,
      payableIndexes: computed,
      shownIds: computed,
      showFirstRows: action,
      reveal: action,
      clearRevealed: action,
    });
  }

  /** Number of rows. */
  get count(): number {
    return Math.min(this.limit, this.total);
  }

  row(place: number): EntryRowViewModel | undefined {
    const entry = place < this.limit ? this.filters.found[place] : undefined;
    return entry === undefined ? undefined : this.rowOf(entry);
  }

  /** Indexes of the rows with a checkbox: keyboard focus must reach each of them. */
  get payableIndexes(): readonly number[] {
    const { openIds } = this.#account;
    return this.shown.flatMap(({ entryId }, place) => (openIds.has(entryId) ? [place] : []));
  }

  /** Ids of the entries that have a row. */
  get shownIds(): ReadonlySet<string> {
    return new Set(this.shown.map(({ entryId }) => entryId));
  }

  /** Number of entries that match the filters. */
  get total(): number {
    return this.filters.found.length;
  }

  get hasOlder(): boolean {
    return this.limit < this.total;
  }

  /** True once the customer has requested older entries and the next batch would not show all. */
  get canShowAll(): boolean {
    return this.limit > SHOWN_FIRST && this.limit + SHOWN_MORE < this.total;
  }

  readonly showOlder = (): void => this.reveal(this.limit + SHOWN_MORE);
  readonly showAll = (): void => this.reveal(this.total);

  readonly clearRevealed = (): void => {
    this.revealed = undefined;
  };

  private get shown(): readonly FinancialEntry[] {
    return this.filters.found.slice(0, this.limit);
  }

  private showFirstRows(): void {
    this.limit = SHOWN_FIRST;
    this.revealed = undefined;
  }

  private reveal(limit: number): void {
    this.revealed = this.filters.found[this.limit]?.entryId;
    this.limit = limit;
  }

  private rowOf(entry: FinancialEntry): EntryRowViewModel {
    const row = this.#rows.get(entry) ?? new EntryRowViewModel(entry, this.#rowDependencies);
    this.#rows.set(entry, row);
    return row;
  }

  private createRowDependencies(selection: EntrySelection): EntryRowDependencies {
    const account = this.#account;
    return {
      get today() {
        return account.today;
      },
      downloads: this.downloads,
      isOpen: (entryId) => account.openIds.has(entryId),
      isSelected: (entryId) => selection.isSelected(entryId),
      toggle: selection.toggle,
      takesFocus: (entryId) => this.revealed === entryId,
      clearRevealed: this.clearRevealed,
    };
  }
}
