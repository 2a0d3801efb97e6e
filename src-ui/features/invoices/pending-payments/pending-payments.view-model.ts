import { action, computed, makeObservable, observable, reaction } from "mobx";
import { timer, type Subscription } from "rxjs";
import type { FinancialEntry, Payment, AllowedPaymentOrigins } from "#domain/finance/index.ts";
import { nextPaymentPollMs } from "#domain/finance/payment-order.ts";
import { availablePaymentActions, type OpenPayment, type OpenPaymentActions } from "#domain/finance/open-payment.ts";
import {
  abandonOpenPayment,
  type AbandonOpenPaymentPorts,
  type AbandonPaymentFailure,
  type NotAbandonedReason,
} from "#domain/finance/use-cases/abandon-open-payment.ts";
import type { AccountChangesPort } from "#domain/finance/account-changes.port.ts";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { IdempotencyKey } from "#domain/shared-kernel/write.ts";
import type { FinancialAccount } from "../financial-account.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import type { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";

/** Dependencies of the payments under way. */
export interface PendingPaymentsDependencies {
  readonly store: OpenPaymentsStore;
  readonly account: Pick<FinancialAccount, "entries" | "due">;
  readonly finance: Pick<FinanceStore, "paymentState">;
  readonly accountChanges: Pick<AccountChangesPort, "changes">;
  readonly places: AllowedPaymentOrigins;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly clock: ClockPort;
  /** Called when the account has changed here: everything that shows it reads it anew, in other tabs too. */
  changed(): void;
  leaveFor(address: string): void;
}

/** One payment that has not ended, with what it pays. */
export interface PendingPayment {
  readonly payment: OpenPayment;
  readonly entries: readonly FinancialEntry[];
  readonly actions: OpenPaymentActions;
}

/** Payments that have not ended: back to one, or give it up (FIN-05). */
export class PendingPaymentsViewModel {
  /** Id of the payment that the customer gives up, or gave up last. */
  private abandonedId: string | undefined = undefined;
  readonly #dependencies: PendingPaymentsDependencies;
  readonly #abandonCommand: WriteCommand<string, "given-up", AbandonPaymentFailure>;
  /** By id of the payment. */
  readonly #keys = new Map<string, IdempotencyKey>();
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
      setAbandonedId: action,
    });
  }

  /** Id of the payment that is being given up. */
  get busy(): string | undefined {
    return this.#abandonCommand.isRunning ? this.abandonedId : undefined;
  }

  /** Why the payment that was given up last was not, or may not have been. */
  get ended(): NotAbandonedReason | undefined {
    const failure = this.#abandonCommand.failed?.failure;
    return failure?.kind === "not-given-up" ? failure.why : undefined;
  }

  /**
   * From now on reads the payments whenever the account says that something is under way. `onChangedElsewhere` is
   * called when another tab has changed the account.
   */
  start(onChangedElsewhere: () => void): void {
    this.stop();
    const { account, accountChanges } = this.#dependencies;
    const listening = accountChanges.changes.subscribe(onChangedElsewhere);
    const watching = reaction(
      () => ({ entries: account.entries, is: account.due.pendingAmount > 0 }),
      ({ is }) => {
        // payments that were shown before are read once more: they may have ended in another tab
        if (is || this.#polling !== undefined) this.read();
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

  /** The payments as the provider tells of them; `undefined` where it does not. */
  get loadedPayments(): readonly Payment[] | "asking" | undefined {
    const { known, state } = this.#dependencies.store.payments;
    return known ?? (state.status === "failed" ? undefined : "asking");
  }

  get payments(): readonly PendingPayment[] {
    const known = new Map(this.#dependencies.account.entries.map((entry) => [entry.entryId, entry]));
    return (this.#dependencies.store.payments.known ?? []).map((payment) => ({
      payment,
      entries: payment.entryIds.flatMap((entryId) => known.get(entryId) ?? []),
      actions: availablePaymentActions(payment, this.#dependencies.places),
    }));
  }

  /** Back to the page of a payment that was only begun. */
  readonly resume = ({ actions }: PendingPayment): void => {
    if (actions.resumeAt !== undefined) this.#dependencies.leaveFor(actions.resumeAt);
  };

  /** Gives a payment up. While one is being given up, another press does nothing. */
  readonly abandon = async ({ payment: { paymentId } }: PendingPayment): Promise<void> => {
    if (this.busy !== undefined) return;
    this.setAbandonedId(paymentId);
    const key = this.#keys.get(paymentId) ?? new IdempotencyKey(this.#dependencies.idempotencyKeys);
    this.#keys.set(paymentId, key);
    await this.#abandonCommand.run(paymentId, key);
    void this.#dependencies.store.payments.reload();
    this.#dependencies.changed();
  };

  /** Reads the payments, and polls those that the bank is still working on. */
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

  /** A bank that is still at it is asked again, less and less often; once one has ended the account is read anew. */
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
      this.#dependencies.changed();
  }

  private setAbandonedId(paymentId: string): void {
    this.abandonedId = paymentId;
  }
}
