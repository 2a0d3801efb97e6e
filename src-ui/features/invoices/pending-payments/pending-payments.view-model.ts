import { action, computed, makeObservable, observable, reaction } from "mobx";
import { timer, type Subscription } from "rxjs";
import type { FinancialEntry, Payment, AllowedPaymentOrigins } from "#domain/finance/index.ts";
import { nextPaymentPollMs } from "#domain/finance/payment-order.ts";
import { isPending } from "#domain/finance/entry-state.ts";
import { availablePaymentActions, type OpenPayment, type OpenPaymentActions } from "#domain/finance/open-payment.ts";
import {
  abandonOpenPayment,
  type AbandonOpenPaymentPorts,
  type AbandonPaymentFailure,
  type NotAbandonedReason,
} from "#domain/finance/use-cases/abandon-open-payment.ts";
import type { AccountChangesPort } from "#domain/finance/account-changes.port.ts";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import type { FinancialAccount } from "../financial-account.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { incompleteDataOf, type IncompleteData } from "#ui/stores/incomplete-data.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import type { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";

export interface PendingPaymentsDependencies {
  readonly store: OpenPaymentsStore;
  readonly account: Pick<FinancialAccount, "entries" | "due" | "isReloading">;
  readonly finance: Pick<FinanceStore, "paymentState">;
  readonly accountChanges: Pick<AccountChangesPort, "changes">;
  readonly allowedOrigins: AllowedPaymentOrigins;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly clock: ClockPort;
  /** Called after a write: everything that shows the account reloads, in other tabs too. */
  onChanged(): void;
  leaveFor(address: string): void;
}

/** One pending payment with its entries. */
export interface PendingPayment {
  readonly payment: OpenPayment;
  readonly entries: readonly FinancialEntry[];
  readonly actions: OpenPaymentActions;
}

/** Pending payments, which the customer can resume or cancel (FIN-05). */
export class PendingPaymentsViewModel {
  /** Id of the payment that is being cancelled, or was cancelled last. */
  private abandonedId: string | undefined = undefined;
  readonly #dependencies: PendingPaymentsDependencies;
  readonly #abandonCommand: WriteCommand<string, "abandoned", AbandonPaymentFailure>;
  /** Keyed by payment id. */
  readonly #keys = new Map<string, IdempotencyKeyIssuer>();
  #watching: (() => void) | undefined;
  #polling: (() => void) | undefined;
  #poll: Subscription | undefined;
  #polls = 0;

  constructor(dependencies: PendingPaymentsDependencies) {
    this.#dependencies = dependencies;
    const ports: AbandonOpenPaymentPorts = {
      abandon: (order) => dependencies.store.abandon(order),
      paymentState: (paymentId) => dependencies.finance.paymentState(paymentId),
    };
    this.#abandonCommand = new WriteCommand(
      (paymentId, key) => abandonOpenPayment(ports, paymentId, key),
      dependencies.idempotencyKeys,
    );
    makeObservable<this, "abandonedId" | "setAbandonedId">(this, {
      abandonedId: observable,
      payments: computed,
      untracked: computed,
      setAbandonedId: action,
    });
  }

  /** Id of the payment that is being cancelled. */
  get busy(): string | undefined {
    return this.#abandonCommand.isRunning ? this.abandonedId : undefined;
  }

  /** Reason why the last cancellation failed or is uncertain. */
  get ended(): NotAbandonedReason | undefined {
    const failure = this.#abandonCommand.failed?.failure;
    return failure?.kind === "not-abandoned" ? failure.why : undefined;
  }

  /**
   * Loads the payments whenever the account has a pending amount. Calls `onChangedElsewhere` when another tab has
   * changed the account.
   */
  start(onChangedElsewhere: () => void): void {
    this.stop();
    const { account, accountChanges } = this.#dependencies;
    const listening = accountChanges.changes.subscribe(onChangedElsewhere);
    const watching = reaction(
      () => ({ entries: account.entries, hasPending: account.due.pendingAmount > 0 }),
      ({ hasPending }) => {
        // Payments shown before are loaded once more: they may have ended in another tab.
        if (hasPending || this.#polling !== undefined) this.read();
      },
      { fireImmediately: true },
    );
    this.#watching = () => {
      listening.unsubscribe();
      watching();
    };
  }

  stop(): void {
    this.#watching?.();
    this.stopPolling();
  }

  /** Set when parts of the payments, or all of them, could not be read. */
  get incomplete(): IncompleteData | undefined {
    const { payments } = this.#dependencies.store;
    const { state } = payments;
    if (payments.known === undefined && state.status === "failed" && state.failure.kind !== "not-supported")
      return { isReloading: false, reload: () => void payments.reload() };
    return incompleteDataOf(payments);
  }

  /** Loaded payments; `undefined` when loading failed. `unread`: some payments, or parts of them, are missing. */
  get loadedPayments(): readonly Payment[] | "loading" | "unread" | undefined {
    const { known, state, isIncomplete } = this.#dependencies.store.payments;
    if (isIncomplete) return "unread";
    return known ?? (state.status === "failed" ? undefined : "loading");
  }

  get payments(): readonly PendingPayment[] {
    const known = new Map(this.#dependencies.account.entries.map((entry) => [entry.entryId, entry]));
    return (this.#dependencies.store.payments.known ?? []).map((payment) => ({
      payment,
      entries: payment.entryIds.flatMap((entryId) => known.get(entryId) ?? []),
      actions: availablePaymentActions(payment, this.#dependencies.allowedOrigins),
    }));
  }

  /** Pending entries whose payment is not among the loaded ones, for example one that another channel has started. */
  get untracked(): readonly FinancialEntry[] {
    const { account, store } = this.#dependencies;
    // The payment of an entry that is read again may just have ended.
    if (store.payments.known === undefined || account.isReloading) return [];
    const tracked = new Set(store.payments.known.flatMap(({ entryIds }) => entryIds));
    return account.entries.filter((entry) => isPending(entry) && !tracked.has(entry.entryId));
  }

  /** Opens the page of a payment that was started but not paid. */
  readonly resume = ({ actions }: PendingPayment): void => {
    if (actions.resumeAt !== undefined) this.#dependencies.leaveFor(actions.resumeAt);
  };

  /** Cancels a payment. Does nothing while a cancellation runs. */
  readonly abandon = async ({ payment: { paymentId } }: PendingPayment): Promise<void> => {
    if (this.busy !== undefined) return;
    this.setAbandonedId(paymentId);
    const key = this.#keys.get(paymentId) ?? new IdempotencyKeyIssuer(this.#dependencies.idempotencyKeys);
    this.#keys.set(paymentId, key);
    await this.#abandonCommand.run(paymentId, key);
    void this.#dependencies.store.payments.reload();
    this.#dependencies.onChanged();
  };

  /** Loads the payments, and polls those that the bank is processing. */
  private read(): void {
    this.stopPolling();
    this.#polls = 0;
    void this.#dependencies.store.payments.reload();
    this.#polling = reaction(
      () => this.#dependencies.store.payments.state,
      (state) => {
        if (state.status === "ready" || state.status === "failed") this.schedulePoll();
      },
    );
  }

  private stopPolling(): void {
    this.#polling?.();
    this.#poll?.unsubscribe();
  }

  /** Polls payments that the bank is processing, at growing intervals. Reloads the account when one has ended. */
  private schedulePoll(): void {
    this.#poll?.unsubscribe();
    const waiting = this.payments.filter(({ payment }) => payment.state === "processing").length;
    const wait = waiting === 0 ? undefined : nextPaymentPollMs(this.#polls);
    if (wait === undefined) return;
    this.#polls += 1;
    this.#poll = timer(wait, this.#dependencies.clock.scheduler).subscribe(() => void this.pollOnce(waiting));
  }

  private async pollOnce(waiting: number): Promise<void> {
    await this.#dependencies.store.payments.reload();
    if (this.payments.filter(({ payment }) => payment.state === "processing").length < waiting)
      this.#dependencies.onChanged();
  }

  private setAbandonedId(paymentId: string): void {
    this.abandonedId = paymentId;
  }
}
