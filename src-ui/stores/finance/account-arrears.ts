import { when } from "mobx";
import { hasPendingArrears } from "#domain/finance/arrears-payment.ts";
import { summarizeDue, type DueSummary, type FinancialEntry } from "#domain/finance/index.ts";
import { sumPendingPayments, type PendingSums } from "#domain/finance/pending-sums.ts";
import { ZERO, type Grosze } from "#domain/shared-kernel/index.ts";
import type { TodayStore } from "../calendar/today.store.ts";
import type { FinanceStore } from "./finance.store.ts";
import type { OpenPaymentsStore } from "./open-payments.store.ts";
import { readAllEntries } from "./read-all-entries.ts";

export interface AccountArrearsStores {
  readonly finance: Pick<FinanceStore, "entries">;
  readonly openPayments: Pick<OpenPaymentsStore, "complete" | "followEntries">;
  readonly today: Pick<TodayStore, "today">;
}

/** Arrears of an account by its entries. */
export interface ReadArrears {
  readonly entries: readonly FinancialEntry[];
  readonly due: DueSummary;
  /** True while a payment of an overdue entry is pending: what is left of it cannot be paid yet (FIN-37). */
  readonly hasPendingArrears: boolean;
}

/** Reads the arrears of the account; `undefined` unless all entries were read. */
export function readKnownArrears({
  finance,
  today: { today },
}: Pick<AccountArrearsStores, "finance" | "today">): ReadArrears | undefined {
  const entries = readAllEntries(finance);
  if (entries === undefined) return undefined;
  return { entries, due: summarizeDue(entries, today), hasPendingArrears: hasPendingArrears(entries, today) };
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
      () => readKnownArrears(this.#stores)?.hasPendingArrears === true,
      () => void (stopPayments = openPayments.followEntries(finance.entries)),
    );
    return () => {
      stopWaiting();
      stopPayments();
    };
  }

  /** Overdue amount that can be paid; zero unless all entries were read: then it is not known. */
  get overdue(): Grosze {
    return readKnownArrears(this.#stores)?.due.overdue ?? ZERO;
  }

  /** Sums of pending payments while one of an overdue entry is pending; otherwise `undefined`. */
  get pending(): PendingSums | undefined {
    const known = readKnownArrears(this.#stores);
    if (known?.hasPendingArrears !== true) return undefined;
    const { openPayments, today } = this.#stores;
    return sumPendingPayments(known.entries, openPayments.complete, today.today);
  }
}
