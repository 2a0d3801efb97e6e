import { action, computed, makeObservable, observable } from "mobx";
import {
  billedNumbers,
  filterBilledUses,
  sumBilledUses,
  type BilledKind,
  type BilledSum,
  type BilledUse,
} from "#domain/finance/call-billing.ts";
import { callCsv, callCsvFileName, type CallCsvLabels } from "#domain/finance/call-csv.ts";
import { sumOf, type Grosze } from "#domain/shared-kernel/index.ts";
import type { CallBillingStore } from "#ui/stores/finance/call-billing.store.ts";
import type { UsesCardViewState } from "./uses-card.view.tsx";

/** Dependencies of the list of uses. */
export interface BilledUsesDependencies {
  readonly store: CallBillingStore;
  /** Gives the customer a file. */
  readonly save: (name: string, text: string) => void;
}

/** Rows that are added at once: a page that ends, and that a thumb gets through. */
const PAGE_ROWS = 50;
const NO_USES: readonly BilledUse[] = [];

/** The uses of the loaded days: filtered, summed up, shown page by page, and saved as a file (FIN-08). */
export class BilledUsesViewModel implements UsesCardViewState {
  number: string | undefined = undefined;
  kind: BilledKind | undefined = undefined;
  /** Greatest number of rows that are shown. */
  limit = PAGE_ROWS;
  /** Place of the first row that was just revealed: reading goes on there. */
  revealed: number | undefined = undefined;
  readonly #dependencies: BilledUsesDependencies;

  constructor(dependencies: BilledUsesDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "all">(this, {
      number: observable,
      kind: observable,
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

  /** Everything that passes the filters: sums and the file cover all of it. */
  get found(): readonly BilledUse[] {
    return filterBilledUses(this.all, { number: this.number, kind: this.kind });
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

  readonly chooseNumber = (number: string | undefined): void => {
    this.number = number;
    this.showFirstPage();
  };

  readonly chooseKind = (kind: BilledKind | undefined): void => {
    this.kind = kind;
    this.showFirstPage();
  };

  /** Clears the filters, for other days. */
  clearFilters(): void {
    this.number = undefined;
    this.kind = undefined;
    this.showFirstPage();
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
    const answer = this.#dependencies.store.answer.known;
    return answer?.kind === "uses" ? answer.uses : NO_USES;
  }

  private showFirstPage(): void {
    this.limit = PAGE_ROWS;
    this.revealed = undefined;
  }
}
