import { computed, makeObservable } from "mobx";
import { balanceStatusOf } from "#domain/finance/index.ts";
import { isPending } from "#domain/finance/entry-state.ts";
import { sumPendingPayments, type PendingSums } from "#domain/finance/pending-sums.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import { duePanelOf, type DuePanel } from "./due-panel.ts";
import type { FinancialAccount } from "./financial-account.ts";
import type { Balance } from "./invoices.view.tsx";
import type { PendingPaymentsViewModel } from "./pending-payments/pending-payments.view-model.ts";

export interface DuePanelDependencies {
  readonly client: Pick<ClientStore, "data">;
  readonly account: FinancialAccount;
  readonly pending: Pick<PendingPaymentsViewModel, "loadedPayments">;
}

/** Amount due and balance of the account. */
export class DuePanelViewModel {
  readonly #dependencies: DuePanelDependencies;

  constructor(dependencies: DuePanelDependencies) {
    this.#dependencies = dependencies;
    makeObservable(this, { due: computed, balance: computed });
  }

  get balance(): Balance | "loading" | undefined {
    const { data } = this.#dependencies.client;
    const client = data.known?.client;
    if (client === undefined) return data.state.status === "failed" ? undefined : "loading";
    if (client.currentBalance === undefined) return undefined;
    return { amount: client.currentBalance, on: client.accountBalanceDate };
  }

  get due(): DuePanel {
    const { client, account } = this.#dependencies;
    const balance = client.data.known?.client.currentBalance;
    const reading = account.readingWith(client.data);
    const isComplete = reading.isComplete && !this.isEntryMissing;
    return duePanelOf(
      balanceStatusOf(account.entries, account.due, balance, { ...reading, isComplete }),
      this.sumPendingPayments,
    );
  }

  /** True when a pending payment pays an entry that is not among the entries (ENT-03). */
  private get isEntryMissing(): boolean {
    const { loadedPayments } = this.#dependencies.pending;
    const payments = typeof loadedPayments === "object" ? loadedPayments : [];
    const ids = new Set(this.#dependencies.account.entries.map(({ entryId }) => entryId));
    return payments.some(({ entryIds }) => entryIds.some((entryId) => !ids.has(entryId)));
  }

  private get sumPendingPayments(): PendingSums | "loading" | "unread" {
    const { account, pending } = this.#dependencies;
    const { loadedPayments } = pending;
    if (loadedPayments === "loading" || loadedPayments === "unread") return loadedPayments;
    // A partial payment would count with the whole amount of its entry.
    if (loadedPayments === undefined && account.entries.some(isPending)) return "unread";
    return sumPendingPayments(account.entries, loadedPayments, account.today);
  }
}
