import { action, computed, makeObservable, observable } from "mobx";
import type { PrimaryPaymentPlace } from "#domain/account/blockade-case.ts";
import type { EntryFilter } from "#domain/finance/entry-filter.ts";
import type { FinancialEntry } from "#domain/finance/index.ts";
import { InvoiceDownloads } from "./downloads/invoice-downloads.view-model.ts";
import type { DuplicateDependencies } from "#ui/stores/finance/invoice-duplicate.store.ts";
import type { FinancialAccount } from "./financial-account.ts";
import { EntryRowViewModel, type EntryRowDependencies } from "./entry-row.view-model.ts";
import { EntriesFiltersViewModel } from "./entries-filters.view-model.ts";
import type { EntrySelection } from "./entry-selection.ts";

const SHOWN_FIRST = 8;
const SHOWN_MORE = 24;

/** Parts of the page that the list reads. */
export interface EntriesListPage {
  readonly account: FinancialAccount;
  readonly selection: EntrySelection;
  readonly blockade: { readonly leads: PrimaryPaymentPlace };
}

/** Filter and number of rows of the list, which the address keeps for "back" and a reload. */
export interface EntriesListPlace {
  readonly filter: EntryFilter;
  /** `undefined` while only the first rows are shown. */
  readonly rows: number | undefined;
}

/** Entries that match the filters, newest first, limited to the number that the customer has requested (FIN-01). */
export class EntriesListViewModel {
  readonly filters: EntriesFiltersViewModel;
  readonly downloads: InvoiceDownloads;
  limit = SHOWN_FIRST;
  /** Index of the first row that was just revealed; it receives the focus. */
  revealed: number | undefined = undefined;
  readonly #account: FinancialAccount;
  readonly #canSelect: () => boolean;
  readonly #rowDependencies: EntryRowDependencies;

  constructor(page: EntriesListPage, duplicates: DuplicateDependencies) {
    const { account, selection } = page;
    this.#account = account;
    // A debtor whose debt a company collects must ask it first: the page has no use for selected entries (PROD-15).
    this.#canSelect = () => page.blockade.leads !== "nowhere";
    this.downloads = new InvoiceDownloads(duplicates);
    this.filters = new EntriesFiltersViewModel(account, () => this.showFirstRows());
    this.#rowDependencies = this.createRowDependencies(selection);
    makeObservable<this, "reveal" | "showFirstRows">(this, {
      limit: observable,
      revealed: observable,
      payableIndexes: computed,
      place: computed,
      openAt: action,
      showFirstRows: action,
      reveal: action,
      clearRevealed: action,
    });
  }

  get place(): EntriesListPlace {
    return { filter: this.filters.entryFilter, rows: this.limit > SHOWN_FIRST ? this.limit : undefined };
  }

  /** Shows the list as it was at that place. */
  readonly openAt = ({ filter, rows }: EntriesListPlace): void => {
    this.filters.setFilter(filter);
    this.limit = Math.max(rows ?? 0, SHOWN_FIRST);
  };

  /** Number of rows. */
  get count(): number {
    return Math.min(this.limit, this.total);
  }

  row(place: number): EntryRowViewModel | undefined {
    const entry = place < this.limit ? this.filters.found[place] : undefined;
    return entry === undefined ? undefined : new EntryRowViewModel(entry, this.#rowDependencies);
  }

  /** Indexes of the rows with a checkbox: keyboard focus must reach each of them. */
  get payableIndexes(): readonly number[] {
    if (!this.#canSelect()) return [];
    const { openIds } = this.#account;
    return this.shown.flatMap(({ entryId }, place) => (openIds.has(entryId) ? [place] : []));
  }

  /** Returns true if the entry has a row. */
  hasRow(entry: FinancialEntry): boolean {
    const place = this.filters.found.indexOf(entry);
    return place !== -1 && place < this.limit;
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
    this.revealed = this.limit < this.total ? this.limit : undefined;
    this.limit = limit;
  }

  private createRowDependencies(selection: EntrySelection): EntryRowDependencies {
    const account = this.#account;
    const canSelect = this.#canSelect;
    return {
      get canSelect() {
        return canSelect();
      },
      get today() {
        return account.today;
      },
      downloads: this.downloads,
      isOpen: (entryId) => account.openIds.has(entryId),
      restOf: (entryId) => account.rests?.get(entryId),
      isSelected: (entryId) => selection.isSelected(entryId),
      toggle: selection.toggle,
    };
  }
}
