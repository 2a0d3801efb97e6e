import { action, makeObservable, observableRef } from "mobx";
import { timer, type Subscription } from "rxjs";
import type { AccountChangesPort } from "#domain/finance/account-changes.port.ts";
import type { Payment } from "#domain/finance/index.ts";
import { nextPaymentPollMs, isPaymentFinished } from "#domain/finance/payment-order.ts";
import { type ClockPort, type Grosze, type TransportFailure, failureCause } from "#domain/shared-kernel/index.ts";
import type { Result } from "#domain/shared-kernel/index.ts";
import { settleCall } from "#domain/shared-kernel/settle-call.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { PaymentCompleteViewState, PaymentOutcome } from "./payment-complete.view.tsx";

export interface PaymentCompleteDependencies {
  readonly finance: FinanceStore;
  readonly client: ClientStore;
  readonly clock: ClockPort;
  readonly accountChanges: Pick<AccountChangesPort, "publish">;
}

/** Payment and return page in the address. The address is not trusted for the outcome (FIN-05). */
export interface PaymentCompleteAddress {
  readonly paymentId: string | undefined;
  readonly back: PaymentCompleteViewState["back"];
}

/** Polls the server until the payment has ended (ROUTE-03, FIN-05). */
export class PaymentCompleteViewModel implements PaymentCompleteViewState {
  outcome: PaymentOutcome = { kind: "loading" };
  readonly back: PaymentCompleteViewState["back"];
  readonly #dependencies: PaymentCompleteDependencies;
  readonly #paymentId: string | undefined;
  #waiting: Subscription | undefined;
  #runId = 0;

  constructor(dependencies: PaymentCompleteDependencies, address: PaymentCompleteAddress) {
    this.#dependencies = dependencies;
    this.#paymentId = address.paymentId;
    this.back = address.back;
    makeObservable<this, "show">(this, { outcome: observableRef, show: action });
  }

  /**
   * Link that selects the entries of this payment again. The page of invoices requests them from the server; the
   * address carries only the id (FIN-05).
   */
  get repeatPaymentHref(): string {
    const { href, to } = this.back;
    return to === "invoices" && this.#paymentId !== undefined
      ? `${href}?again=${encodeURIComponent(this.#paymentId)}`
      : href;
  }

  /** Starts polling. */
  start(): void {
    this.#runId += 1;
    this.show({ kind: "loading" });
    void this.poll(0);
  }

  /** Stops polling and ignores responses that arrive later. */
  stop(): void {
    this.#runId += 1;
    this.#waiting?.unsubscribe();
  }

  readonly retry = (): void => {
    this.stop();
    this.start();
  };

  private async poll(attempt: number): Promise<void> {
    const { finance } = this.#dependencies;
    const paymentId = this.#paymentId;
    if (paymentId === undefined) return this.show({ kind: "unknown" });
    const runId = this.#runId;
    const response = await settleCall(() => finance.paymentState(paymentId));
    if (runId === this.#runId) this.handleResponse(response, attempt);
  }

  private handleResponse(response: Result<Payment | undefined, TransportFailure>, attempt: number): void {
    // A pending payment is known: a failed poll only delays its result.
    if (!response.ok)
      return this.knownAmount === undefined
        ? this.show({ kind: "unreachable", cause: failureCause(response.failure) })
        : this.schedulePoll(this.knownAmount, attempt);
    const payment = response.value;
    if (payment === undefined) return this.show({ kind: "unknown" });
    if (!isPaymentFinished(payment.state)) return this.schedulePoll(payment.amount, attempt);
    this.show({ kind: payment.state === "confirmed" ? "confirmed" : "failed", amount: payment.amount });
    this.refresh();
  }

  private schedulePoll(amount: Grosze, attempt: number): void {
    const wait = nextPaymentPollMs(attempt);
    if (wait === undefined) {
      this.show({ kind: "late", amount });
      return this.refresh();
    }
    this.show({ kind: "processing", amount });
    this.#waiting = timer(wait, this.#dependencies.clock.scheduler).subscribe(() => void this.poll(attempt + 1));
  }

  private get knownAmount(): Grosze | undefined {
    return this.outcome.kind === "processing" ? this.outcome.amount : undefined;
  }

  /** Reloads entries and customer data, and informs other tabs: the amount due has changed. */
  private refresh(): void {
    void this.#dependencies.finance.entries.reload();
    void this.#dependencies.client.data.reload();
    this.#dependencies.accountChanges.publish();
  }

  private show(outcome: PaymentOutcome): void {
    this.outcome = outcome;
  }
}
