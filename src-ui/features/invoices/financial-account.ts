import { computed, makeObservable } from "mobx";
import type { ClientData } from "#domain/account/index.ts";
import { summarizeDue, type AccountReading, type DueSummary, type FinancialEntry } from "#domain/finance/index.ts";
import { restsAfterPending } from "#domain/finance/pending-sums.ts";
import type { Grosze, WarsawDate } from "#domain/shared-kernel/index.ts";
import type { TodayStore } from "#ui/stores/calendar/today.store.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";
import { accountReadingOf } from "#ui/stores/finance/account-reading.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";

const NO_ENTRIES: readonly FinancialEntry[] = [];

/** Account of the customer on this day, shared by all parts of the page. */
export class FinancialAccount {
  readonly #finance: FinanceStore;
  readonly #today: TodayStore;
  readonly #openPayments: Pick<OpenPaymentsStore, "complete"> | undefined;

  constructor(finance: FinanceStore, today: TodayStore, openPayments?: Pick<OpenPaymentsStore, "complete">) {
    this.#finance = finance;
    this.#today = today;
    this.#openPayments = openPayments;
    makeObservable(this, { due: computed, openIds: computed, rests: computed });
  }

  /** True once the entries have loaded. */
  get isKnown(): boolean {
    return this.#finance.entries.known !== undefined;
  }

  /** `loading` without entries: after a failure the route shows the error page (CALL-07). */
  get status(): "loading" | "ready" {
    return this.isKnown ? "ready" : "loading";
  }

  /** True when reloading failed, so the entries are outdated. */
  get isStale(): boolean {
    return this.isKnown && this.#finance.entries.state.status === "failed";
  }

  get isReloading(): boolean {
    return this.#finance.entries.state.status === "loading";
  }

  /** True when parts of the entries could not be read. */
  get isIncomplete(): boolean {
    return this.#finance.entries.isIncomplete;
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

  /** Returns how far the entries and the balance in the client data can be trusted (ENT-03). */
  readingWith(client: AsyncValue<ClientData>): AccountReading {
    return accountReadingOf(this.#finance.entries, client, this.today);
  }

  /** Ids of the entries that can be paid now. */
  get openIds(): ReadonlySet<string> {
    return new Set(this.due.open.map((entry) => entry.entryId));
  }

  /** Rests of pending entries after their payments, keyed by entry id (`restsAfterPending`); `undefined` if unknown. */
  get rests(): ReadonlyMap<string, Grosze> | undefined {
    const payments = this.#openPayments?.complete;
    return payments && restsAfterPending(this.entries, payments);
  }

  /** Reloads the entries. */
  readonly retry = (): void => {
    void this.#finance.entries.reload();
  };
}
