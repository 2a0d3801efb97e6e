import { when } from "mobx";
import { hasPendingArrears } from "#domain/finance/arrears-payment.ts";
import { summarizeDue, type FinancialEntry } from "#domain/finance/index.ts";
import { sumPendingPayments, type PendingSums } from "#domain/finance/pending-sums.ts";
import { ZERO, type Grosze } from "#domain/shared-kernel/index.ts";
import type { TodayStore } from "../calendar/today.store.ts";
import type { FinanceStore } from "./finance.store.ts";
import type { OpenPaymentsStore } from "./open-payments.store.ts";

export interface AccountArrearsStores {
  readonly finance: Pick<FinanceStore, "entries">;
  readonly openPayments: Pick<OpenPaymentsStore, "complete" | "followEntries">;
  readonly today: Pick<TodayStore, "today">;
}

/** Overdue amount of an account, and what is left of overdue entries after pending payments (FIN-37). */
export class AccountArrears {
  readonly #stores: AccountArrearsStores;

  constructor(stores: AccountArrearsStores) {
    this.#stores = stores;
  }

  /**
   * Loads the entries, and the payments once one of an overdue entry is pending. Follows both until the returned
   * function is called.
   */
  follow(): () => void {
    const { finance, openPayments } = this.#stores;
    void finance.entries.load();
    let stopPayments = (): void => undefined;
    const stopWaiting = when(
      () => this.#hasPending,
      () => void (stopPayments = openPayments.followEntries(finance.entries)),
    );
    return () => {
      stopWaiting();
      stopPayments();
    };
  }

  /** Overdue amount that can be paid; zero unless all entries were read: then it is not known. */
  get overdue(): Grosze {
    const entries = this.#entries;
    return entries === undefined ? ZERO : summarizeDue(entries, this.#stores.today.today).overdue;
  }

  /** Sums of pending payments while one of an overdue entry is pending; otherwise `undefined`. */
  get pending(): PendingSums | undefined {
    const entries = this.#entries;
    if (entries === undefined || !this.#hasPending) return undefined;
    const { openPayments, today } = this.#stores;
    return sumPendingPayments(entries, openPayments.complete, today.today);
  }

  get #hasPending(): boolean {
    const entries = this.#entries;
    return entries !== undefined && hasPendingArrears(entries, this.#stores.today.today);
  }

  /** Entries; `undefined` unless all of them were read. */
  get #entries(): readonly FinancialEntry[] | undefined {
    const { entries } = this.#stores.finance;
    return entries.isIncomplete ? undefined : entries.known;
  }
}
