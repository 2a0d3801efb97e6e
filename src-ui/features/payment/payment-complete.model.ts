import { action, makeObservable, observableRef } from "mobx";
import { timer, type Subscription } from "rxjs";
import type { AccountNewsPort } from "#domain/finance/account-news.port.ts";
import type { Payment } from "#domain/finance/index.ts";
import { nextPoll, settled } from "#domain/finance/payment-order.ts";
import type { ClockPort, Grosze, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { Result } from "#domain/shared-kernel/index.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { PaymentCompleteViewModel, PaymentOutcome } from "./payment-complete.view.tsx";

/** What the page works with. */
export interface PaymentCompleteWorld {
  readonly finance: FinanceStore;
  readonly client: ClientStore;
  readonly clock: ClockPort;
  readonly news: Pick<AccountNewsPort, "tell">;
}

/** What the address tells: which payment, and where to go back to. Nothing of its outcome is believed (FIN-05). */
export interface PaymentAddressed {
  readonly paymentId: string | undefined;
  readonly back: PaymentCompleteViewModel["back"];
}

/** Asks the provider how a payment has ended, again and again until it tells (ROUTE-03, FIN-05). */
export class PaymentCompleteModel implements PaymentCompleteViewModel {
  outcome: PaymentOutcome = { kind: "asking" };
  readonly back: PaymentCompleteViewModel["back"];
  readonly #world: PaymentCompleteWorld;
  readonly #paymentId: string | undefined;
  #waiting: Subscription | undefined;
  #turn = 0;

  constructor(world: PaymentCompleteWorld, addressed: PaymentAddressed) {
    this.#world = world;
    this.#paymentId = addressed.paymentId;
    this.back = addressed.back;
    makeObservable<this, "show">(this, { outcome: observableRef, show: action });
  }

  /**
   * Where what this payment was to pay can be chosen again: it is asked of the provider there, not carried in the
   * address (FIN-05).
   */
  get againHref(): string {
    const { href, to } = this.back;
    return to === "invoices" && this.#paymentId !== undefined
      ? `${href}?again=${encodeURIComponent(this.#paymentId)}`
      : href;
  }

  /** Begins to ask. */
  start(): void {
    this.#turn += 1;
    this.show({ kind: "asking" });
    void this.askNow(0);
  }

  /** The page is gone: asks no more, and answers on their way count no more. */
  stop(): void {
    this.#turn += 1;
    this.#waiting?.unsubscribe();
  }

  readonly retry = (): void => {
    this.stop();
    this.start();
  };

  private async askNow(attempt: number): Promise<void> {
    if (this.#paymentId === undefined) return this.show({ kind: "unknown" });
    const turn = this.#turn;
    const answer = await this.#world.finance.paymentState(this.#paymentId);
    if (turn === this.#turn) this.take(answer, attempt);
  }

  private take(answer: Result<Payment | undefined, TransportFailure>, attempt: number): void {
    // once the payment is known to be under way, an answer that does not come is only a late one
    if (!answer.ok)
      return this.knownAmount === undefined
        ? this.show({ kind: "unreachable" })
        : this.askLater(this.knownAmount, attempt);
    const payment = answer.value;
    if (payment === undefined) return this.show({ kind: "unknown" });
    if (!settled(payment.state)) return this.askLater(payment.amount, attempt);
    this.show({ kind: payment.state === "confirmed" ? "confirmed" : "failed", amount: payment.amount });
    this.refresh();
  }

  private askLater(amount: Grosze, attempt: number): void {
    const wait = nextPoll(attempt);
    if (wait === undefined) {
      this.show({ kind: "late", amount });
      return this.refresh();
    }
    this.show({ kind: "processing", amount });
    this.#waiting = timer(wait, this.#world.clock.scheduler).subscribe(() => void this.askNow(attempt + 1));
  }

  private get knownAmount(): Grosze | undefined {
    return this.outcome.kind === "processing" ? this.outcome.amount : undefined;
  }

  /** What is owed has changed: the rest of the portal must not show it as it was. */
  private refresh(): void {
    void this.#world.finance.entries.reload();
    void this.#world.client.data.reload();
    this.#world.news.tell();
  }

  private show(outcome: PaymentOutcome): void {
    this.outcome = outcome;
  }
}
