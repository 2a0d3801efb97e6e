import { action, computed, makeObservable, observable, reaction } from "mobx";
import { timer, type Subscription } from "rxjs";
import type { FinancialEntry, Payment, PaymentPlaces } from "#domain/finance/index.ts";
import { nextPoll } from "#domain/finance/payment-order.ts";
import { waysOutOf, type OpenPayment, type WaysOut } from "#domain/finance/open-payment.ts";
import {
  giveUpPayment,
  type GiveUpPaymentPorts,
  type GivingUpFailed,
  type NotGivenUp,
} from "#domain/finance/use-cases/give-up-payment.ts";
import type { AccountNewsPort } from "#domain/finance/account-news.port.ts";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { IdempotencyKey } from "#domain/shared-kernel/write.ts";
import type { Account } from "../account.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import type { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";

/** Dependencies of the payments under way. */
export interface UnderWayDependencies {
  readonly store: OpenPaymentsStore;
  readonly account: Pick<Account, "entries" | "due">;
  readonly finance: Pick<FinanceStore, "paymentState">;
  readonly news: Pick<AccountNewsPort, "heard">;
  readonly places: PaymentPlaces;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly clock: ClockPort;
  /** Called when the account has changed here: everything that shows it reads it anew, in other tabs too. */
  changed(): void;
  leaveFor(address: string): void;
}

/** One payment that has not ended, with what it pays. */
export interface PaymentUnderWay {
  readonly payment: OpenPayment;
  readonly entries: readonly FinancialEntry[];
  readonly ways: WaysOut;
}

/** Payments that have not ended: back to one, or give it up (FIN-05). */
export class UnderWay {
  /** Id of the payment that the customer gives up, or gave up last. */
  private givenUp: string | undefined = undefined;
  readonly #world: UnderWayDependencies;
  readonly #givingUp: WriteCommand<string, "given-up", GivingUpFailed>;
  /** By id of the payment. */
  readonly #keys = new Map<string, IdempotencyKey>();
  #watching: (() => void) | undefined;
  #polling: (() => void) | undefined;
  #poll: Subscription | undefined;
  #polls = 0;

  constructor(world: UnderWayDependencies) {
    this.#world = world;
    const ports: GiveUpPaymentPorts = {
      giveUp: (order) => world.store.giveUp(order),
      paymentState: (paymentId) => world.finance.paymentState(paymentId),
    };
    this.#givingUp = new WriteCommand((paymentId, key) => giveUpPayment(ports, paymentId, key), world.idempotencyKeys);
    makeObservable<this, "givenUp" | "setGivenUp">(this, {
      givenUp: observable,
      payments: computed,
      setGivenUp: action,
    });
  }

  /** Id of the payment that is being given up. */
  get busy(): string | undefined {
    return this.#givingUp.isRunning ? this.givenUp : undefined;
  }

  /** Why the payment that was given up last was not, or may not have been. */
  get ended(): NotGivenUp | undefined {
    const failure = this.#givingUp.failed?.failure;
    return failure?.kind === "not-given-up" ? failure.why : undefined;
  }

  /**
   * From now on reads the payments whenever the account says that something is under way. `onChangedElsewhere` is
   * called when another tab has changed the account.
   */
  start(onChangedElsewhere: () => void): void {
    this.stop();
    const { account, news } = this.#world;
    const listening = news.heard.subscribe(onChangedElsewhere);
    const watching = reaction(
      () => ({ entries: account.entries, is: account.due.underWay > 0 }),
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
  get told(): readonly Payment[] | "asking" | undefined {
    const { known, state } = this.#world.store.payments;
    return known ?? (state.status === "failed" ? undefined : "asking");
  }

  get payments(): readonly PaymentUnderWay[] {
    const known = new Map(this.#world.account.entries.map((entry) => [entry.entryId, entry]));
    return (this.#world.store.payments.known ?? []).map((payment) => ({
      payment,
      entries: payment.entryIds.flatMap((entryId) => known.get(entryId) ?? []),
      ways: waysOutOf(payment, this.#world.places),
    }));
  }

  /** Back to the page of a payment that was only begun. */
  readonly resume = ({ ways }: PaymentUnderWay): void => {
    if (ways.resumeAt !== undefined) this.#world.leaveFor(ways.resumeAt);
  };

  /** Gives a payment up. While one is being given up, another press does nothing. */
  readonly giveUp = async ({ payment: { paymentId } }: PaymentUnderWay): Promise<void> => {
    if (this.busy !== undefined) return;
    this.setGivenUp(paymentId);
    const key = this.#keys.get(paymentId) ?? new IdempotencyKey(this.#world.idempotencyKeys);
    this.#keys.set(paymentId, key);
    await this.#givingUp.run(paymentId, key);
    void this.#world.store.payments.reload();
    this.#world.changed();
  };

  /** Reads the payments, and polls those that the bank is still working on. */
  private read(): void {
    this.stopPolling();
    this.#polls = 0;
    void this.#world.store.payments.reload();
    this.#polling = reaction(
      () => this.#world.store.payments.state,
      (state) => {
        if (state.status === "ready" || state.status === "failed") this.askLater();
      },
    );
  }

  private stopPolling(): void {
    this.#polling?.();
    this.#poll?.unsubscribe();
  }

  /** A bank that is still at it is asked again, less and less often; once one has ended the account is read anew. */
  private askLater(): void {
    this.#poll?.unsubscribe();
    const waiting = this.payments.filter(({ payment }) => payment.state === "processing").length;
    const wait = waiting === 0 ? undefined : nextPoll(this.#polls);
    if (wait === undefined) return;
    this.#polls += 1;
    this.#poll = timer(wait, this.#world.clock.scheduler).subscribe(() => void this.askNow(waiting));
  }

  private async askNow(waiting: number): Promise<void> {
    await this.#world.store.payments.reload();
    if (this.payments.filter(({ payment }) => payment.state === "processing").length < waiting) this.#world.changed();
  }

  private setGivenUp(paymentId: string): void {
    this.givenUp = paymentId;
  }
}
