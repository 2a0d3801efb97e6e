import { computed, makeObservable } from "mobx";
import { dueSummary, type DueSummary, type FinancialEntry } from "#domain/finance/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";

const NO_ENTRIES: readonly FinancialEntry[] = [];

/** The customer's account on this day, which every part of the screen looks at. */
export class Account {
  readonly #finance: FinanceStore;
  readonly #today: TodayStore;

  constructor(finance: FinanceStore, today: TodayStore) {
    this.#finance = finance;
    this.#today = today;
    makeObservable(this, { due: computed, openIds: computed });
  }

  /** Whether the entries have been had at least once. */
  get isKnown(): boolean {
    return this.#finance.entries.known !== undefined;
  }

  get entries(): readonly FinancialEntry[] {
    return this.#finance.entries.known ?? NO_ENTRIES;
  }

  get today(): WarsawDate {
    return this.#today.today;
  }

  get due(): DueSummary {
    return dueSummary(this.entries, this.today);
  }

  /** Ids of what can be paid now. */
  get openIds(): ReadonlySet<string> {
    return new Set(this.due.open.map((entry) => entry.entryId));
  }
}
