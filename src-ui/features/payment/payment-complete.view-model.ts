import { action, computed, makeObservable, observableRef } from "mobx";
import { timer, type Subscription } from "rxjs";
import type { AccountChangesPort } from "#domain/finance/account-changes.port.ts";
import { byDueDate, type FinancialEntry, type Payment, type PaymentState } from "#domain/finance/index.ts";
import { pathTo } from "#domain/navigation/index.ts";
import { isPending } from "#domain/finance/entry-state.ts";
import { nextPaymentPollMs, isPaymentFinished } from "#domain/finance/payment-order.ts";
import {
  failureCause,
  warsawDateAt,
  type ClockPort,
  type Grosze,
  type Result,
  type TransportFailure,
} from "#domain/shared-kernel/index.ts";
import { settleCall } from "#domain/shared-kernel/settle-call.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import type { OpenPaymentsStore } from "#ui/stores/finance/open-payments.store.ts";
import { amountLeft } from "./amount-left.ts";
import type { PaymentCompleteViewState, PaymentOutcome } from "./payment-complete.view.tsx";
import type { PaymentReceipt } from "./payment-receipt.view.tsx";

export interface PaymentCompleteDependencies {
  readonly finance: FinanceStore;
  readonly openPayments: Pick<OpenPaymentsStore, "complete" | "payments">;
  readonly client: ClientStore;
  readonly clock: ClockPort;
  readonly accountChanges: Pick<AccountChangesPort, "publish">;
  /** Saves a text as a file. */
  saveText(name: string, text: string): void;
}

/** Payment and return page in the address. The address is not trusted for the outcome (FIN-05). */
export interface PaymentCompleteAddress {
  readonly paymentId: string | undefined;
  readonly back: PaymentCompleteViewState["back"];
}

/** Polls the server until the payment has ended (ROUTE-03, FIN-05). */
export class PaymentCompleteViewModel implements PaymentCompleteViewState {
  outcome: PaymentOutcome = { kind: "loading" };
  /** Payment that has ended. */
  private payment: Payment | undefined = undefined;
  /** Entries as they are after the payment; `undefined` until they have been read again. */
  private entries: readonly FinancialEntry[] | undefined = undefined;
  readonly back: PaymentCompleteViewState["back"];
  readonly #dependencies: PaymentCompleteDependencies;
  readonly #paymentId: string | undefined;
  #waiting: Subscription | undefined;
  #runId = 0;

  constructor(dependencies: PaymentCompleteDependencies, address: PaymentCompleteAddress) {
    this.#dependencies = dependencies;
    this.#paymentId = address.paymentId;
    this.back = address.back;
    makeObservable<this, "payment" | "entries" | "show" | "setPayment" | "setEntries">(this, {
      outcome: observableRef,
      payment: observableRef,
      entries: observableRef,
      receipt: computed,
      show: action,
      setPayment: action,
      setEntries: action,
    });
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

  /** Details of a transfer with the amount and the entries of this payment; of all that is due without an id. */
  get transferHref(): string {
    return `${pathTo("invoice")}?transfer=${encodeURIComponent(this.#paymentId ?? "all")}`;
  }

  get receipt(): PaymentReceipt | undefined {
    const { payment, entries } = this;
    if (payment?.state !== "confirmed") return undefined;
    const { clock, openPayments } = this.#dependencies;
    const paid = new Set(payment.entryIds);
    return {
      amount: payment.amount,
      paymentId: payment.paymentId,
      finishedAt: payment.finishedAt,
      // In the order of the review that the customer confirmed.
      entryNumbers: (entries ?? [])
        .filter(({ entryId }) => paid.has(entryId))
        .toSorted(byDueDate)
        .map(({ number }) => number),
      left: entries && amountLeft(entries, openPayments.complete, warsawDateAt(clock.now())),
    };
  }

  /** Saves the receipt as a text file. */
  readonly save = (name: string, text: string): void => this.#dependencies.saveText(name, text);

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
    this.show({ kind: endOf(payment.state), amount: payment.amount });
    this.setPayment(payment);
    void this.refresh();
  }

  private schedulePoll(amount: Grosze, attempt: number): void {
    const wait = nextPaymentPollMs(attempt);
    if (wait === undefined) {
      this.show({ kind: "late", amount });
      return void this.refresh();
    }
    this.show({ kind: "processing", amount });
    this.#waiting = timer(wait, this.#dependencies.clock.scheduler).subscribe(() => void this.poll(attempt + 1));
  }

  private get knownAmount(): Grosze | undefined {
    return this.outcome.kind === "processing" ? this.outcome.amount : undefined;
  }

  /** Reloads entries and customer data, and informs other tabs: the amount due has changed. */
  private async refresh(): Promise<void> {
    const runId = this.#runId;
    void this.#dependencies.client.data.reload();
    this.#dependencies.accountChanges.publish();
    await this.#dependencies.finance.entries.reload();
    const { state, isIncomplete } = this.#dependencies.finance.entries;
    if (runId !== this.#runId || state.status !== "ready" || isIncomplete) return;
    this.setEntries(state.value);
    if (state.value.some(isPending)) void this.#dependencies.openPayments.payments.reload();
  }

  private setPayment(payment: Payment): void {
    this.payment = payment;
  }

  private setEntries(entries: readonly FinancialEntry[]): void {
    this.entries = entries;
  }

  private show(outcome: PaymentOutcome): void {
    this.outcome = outcome;
  }
}

/** A customer who leaves the payment page has decided so; any other end without a confirmation is a failure. */
function endOf(state: PaymentState): "confirmed" | "abandoned" | "failed" {
  return state === "confirmed" || state === "abandoned" ? state : "failed";
}
