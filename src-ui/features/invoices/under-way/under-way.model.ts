import { action, computed, makeObservable, observable, reaction } from "mobx";
import { timer, type Subscription } from "rxjs";
import type { FinancialEntry, Payment, PaymentPlaces } from "#domain/finance/index.ts";
import { nextPoll } from "#domain/finance/payment-order.ts";
import {
  givingUpEnd,
  waysOutOf,
  type GiveUpRefusal,
  type GivingUp,
  type OpenPayment,
  type WaysOut,
} from "#domain/finance/open-payment.ts";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey } from "#domain/shared-kernel/write.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";

/** What payments under way need of the world. */
export interface UnderWayWorld {
  readonly store: OpenPaymentsStore;
  readonly places: PaymentPlaces;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly clock: ClockPort;
  /** The account's entries as they are known. */
  entries(): readonly FinancialEntry[];
  /** What the provider says of one payment, however it has ended. */
  paymentState(paymentId: string): ReturnType<FinanceStore["paymentState"]>;
  /** The account has changed: everything that shows it reads it anew, in other tabs too. */
  changed(): void;
  leaveFor(address: string): void;
}

/** One payment that has not ended, with what it pays. */
export interface PaymentUnderWay {
  readonly payment: OpenPayment;
  readonly entries: readonly FinancialEntry[];
  readonly ways: WaysOut;
}

/** What became of a payment that was to be given up and was not, or is not known to have been. */
export type NotGivenUp = Exclude<GivingUp, "given-up">;

/** Payments that have not ended: back to one, or give it up (FIN-05). */
export class UnderWay {
  /** Id of the payment that is being given up. */
  busy: string | undefined = undefined;
  ended: NotGivenUp | undefined = undefined;
  readonly #world: UnderWayWorld;
  readonly #idempotencyKeys = new Map<string, IdempotencyKey>();
  #watching: (() => void) | undefined;
  #poll: Subscription | undefined;
  #polls = 0;

  constructor(world: UnderWayWorld) {
    this.#world = world;
    makeObservable<this, "begin" | "stand">(this, {
      busy: observable,
      ended: observable,
      payments: computed,
      begin: action,
      stand: action,
    });
  }

  /** Asks what is under way, and from then on whether the bank has made up its mind. */
  start(): void {
    this.stop();
    this.#polls = 0;
    void this.#world.store.payments.reload();
    this.#watching = reaction(
      () => this.#world.store.payments.state,
      (state) => {
        if (state.status === "ready" || state.status === "failed") this.askLater();
      },
    );
  }

  stop(): void {
    this.#watching?.();
    this.#poll?.unsubscribe();
  }

  /** The payments as the provider tells of them; `undefined` where it does not. */
  get told(): readonly Payment[] | "asking" | undefined {
    const { known, state } = this.#world.store.payments;
    return known ?? (state.status === "failed" ? undefined : "asking");
  }

  get payments(): readonly PaymentUnderWay[] {
    const known = new Map(this.#world.entries().map((entry) => [entry.entryId, entry]));
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
    this.begin(paymentId);
    const { store, idempotencyKeys } = this.#world;
    const idempotencyKey = this.#idempotencyKeys.get(paymentId) ?? new IdempotencyKey(idempotencyKeys);
    this.#idempotencyKeys.set(paymentId, idempotencyKey);
    let after: Parameters<typeof givingUpEnd>[0] = "silent";
    const end = await executeWrite<"given-up", GiveUpRefusal>(idempotencyKey, {
      content: [paymentId],
      send: (intentId) => store.giveUp({ intentId, paymentId }),
      verifyApplied: async () => {
        after = await this.standingOf(paymentId);
        return after === "silent" ? undefined : after === "abandoned";
      },
    });
    switch (end.kind) {
      case "done":
      case "found-done":
      case "cancelled":
        this.stand("given-up");
        break;
      case "not-done":
        this.stand(givingUpEnd(await this.standingOf(paymentId), true));
        break;
      case "unknown":
        this.stand(givingUpEnd(after, false));
    }
    void store.payments.reload();
    this.#world.changed();
  };

  /** How the payment stands by itself: that it is under way no more does not say how it ended. */
  private async standingOf(paymentId: string): Promise<Parameters<typeof givingUpEnd>[0]> {
    const answer = await this.#world.paymentState(paymentId);
    return answer.ok ? (answer.value?.state ?? "none") : "silent";
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

  private begin(paymentId: string): void {
    this.busy = paymentId;
    this.ended = undefined;
  }

  private stand(end: GivingUp): void {
    this.busy = undefined;
    this.ended = end === "given-up" ? undefined : end;
  }
}
