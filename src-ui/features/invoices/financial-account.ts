import { computed, makeObservable } from "mobx";
import { summarizeDue, type DueSummary, type FinancialEntry } from "#domain/finance/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";

const NO_ENTRIES: readonly FinancialEntry[] = [];

/** The customer's account on this day, which every part of the screen looks at. */
export class FinancialAccount {
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

  /** Without entries the screen loads: when they cannot be read, the route leads to the error page (CALL-07). */
  get status(): "loading" | "ready" {
    return this.isKnown ? "ready" : "loading";
  }

  /** Whether the entries are from before, because they could not be read again. */
  get isStale(): boolean {
    return this.isKnown && this.#finance.entries.state.status === "failed";
  }

  get isReloading(): boolean {
    return this.#finance.entries.state.status === "loading";
  }

  get isEmpty(): boolean {
    return this.entries.length === 0;
  }

  get entries(): readonly FinancialEntry[] {
    return this.#finance.entries.known ?? NO_ENTRIES;
  }

  get today(): WarsawDate {
    return this.#today.today;
  }

  get due(): DueSummary {
    return summarizeDue(this.entries, this.today);
  }

  /** Ids of what can be paid now. */
  get openIds(): ReadonlySet<string> {
    return new Set(this.due.open.map((entry) => entry.entryId));
  }

  /** Reads the entries again. */
  readonly retry = (): void => {
    void this.#finance.entries.reload();
  };
}
