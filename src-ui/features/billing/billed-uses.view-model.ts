import { action, computed, makeObservable, observable } from "mobx";
import {
  billedNumbers,
  filterBilledUses,
  netSumOf,
  sumBilledUses,
  type BilledKind,
  type BilledSum,
  type BilledUse,
} from "#domain/finance/call-billing.ts";
import { callCsv, callCsvFileName, type CallCsvLabels } from "#domain/finance/call-csv.ts";
import { sumOf, type Grosze } from "#domain/shared-kernel/index.ts";
import type { CallBillingStore } from "#ui/stores/finance/call-billing.store.ts";
import type { UsesCardViewState } from "./uses-card.view.tsx";

export interface BilledUsesDependencies {
  readonly store: CallBillingStore;
  /** Downloads a text file in the browser. */
  readonly save: (name: string, text: string) => void;
}

/** Number of rows added by "show more": short enough to scroll through on a phone. */
const PAGE_ROWS = 50;
const NO_USES: readonly BilledUse[] = [];

/** Uses of the loaded days: filters, sums, pages and the CSV file (FIN-08). */
export class BilledUsesViewModel implements UsesCardViewState {
  number: string | undefined = undefined;
  kind: BilledKind | undefined = undefined;
  /** True when only uses that cost something are shown. */
  isPaid = false;
  /** True once the customer has chosen days or a filter: from then on the results are announced. */
  isAnnounced = false;
  /** Greatest number of rows that are shown. */
  limit = PAGE_ROWS;
  /** Index of the first row added by "show more"; it receives the focus. */
  revealed: number | undefined = undefined;
  readonly #dependencies: BilledUsesDependencies;

  constructor(dependencies: BilledUsesDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "all">(this, {
      number: observable,
      kind: observable,
      isPaid: observable,
      isAnnounced: observable,
      startAnnouncing: action,
      choosePaid: action,
      limit: observable,
      revealed: observable,
      all: computed,
      found: computed,
      shown: computed,
      sums: computed,
      numbers: computed,
      chooseNumber: action,
      chooseKind: action,
      clearFilters: action,
      showMore: action,
      clearRevealed: action,
    });
  }

  get numbers(): readonly string[] {
    return billedNumbers(this.all);
  }

  /** All uses that pass the filters. The sums and the file cover them all, not only the visible page. */
  get found(): readonly BilledUse[] {
    return filterBilledUses(this.all, { number: this.number, kind: this.kind, isPaid: this.isPaid });
  }

  get shown(): readonly BilledUse[] {
    return this.found.slice(0, this.limit);
  }

  get sums(): readonly BilledSum[] {
    return sumBilledUses(this.found);
  }

  get total(): Grosze {
    return sumOf(this.sums.map(({ amount }) => amount));
  }

  /** Total without VAT; `undefined` when a use has no net amount. */
  get net(): Grosze | undefined {
    return netSumOf(this.found);
  }

  readonly chooseNumber = (number: string | undefined): void => {
    this.number = number;
    this.showFiltered();
  };

  readonly chooseKind = (kind: BilledKind | undefined): void => {
    this.kind = kind;
    this.showFiltered();
  };

  readonly choosePaid = (isPaid: boolean): void => {
    this.isPaid = isPaid;
    this.showFiltered();
  };

  /** Clears the filters: on request, and for other days. */
  clearFilters(): void {
    this.number = undefined;
    this.kind = undefined;
    this.isPaid = false;
    this.showFirstPage();
  }

  startAnnouncing(): void {
    this.isAnnounced = true;
  }

  readonly showMore = (): void => {
    this.revealed = this.shown.length;
    this.limit += PAGE_ROWS;
  };

  readonly clearRevealed = (): void => {
    this.revealed = undefined;
  };

  readonly download = (words: CallCsvLabels): void => {
    const { store, save } = this.#dependencies;
    if (store.range !== undefined) save(callCsvFileName(store.range), callCsv(this.found, words));
  };

  private get all(): readonly BilledUse[] {
    const response = this.#dependencies.store.response.known;
    return response?.kind === "uses" ? response.uses : NO_USES;
  }

  private showFiltered(): void {
    this.startAnnouncing();
    this.showFirstPage();
  }

  private showFirstPage(): void {
    this.limit = PAGE_ROWS;
    this.revealed = undefined;
  }
}
