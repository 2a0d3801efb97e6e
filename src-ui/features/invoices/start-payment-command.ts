import { action, computed, makeObservable, observable } from "mobx";
import type { AccountChangesPort } from "#domain/finance/account-changes.port.ts";
import {
  hasOnlyInvoices,
  type FinancialEntry,
  type AllowedPaymentOrigins,
  type PaymentRefusal,
  type StartedPayment,
} from "#domain/finance/index.ts";
import { isPaymentAddress } from "#domain/finance/payment-address.ts";
import type { PaymentShare } from "#domain/finance/payment-order.ts";
import {
  startPaymentFailureReasonOf,
  type StartPaymentFailureReason,
} from "#domain/finance/start-payment-failure-reason.ts";
import { entriesToPay, startPayment, type PaymentChoice } from "#domain/finance/use-cases/start-payment.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";

/** Reason why the payment page was not opened. */
export interface PaymentProblem {
  readonly kind: StartPaymentFailureReason;
  /** True when all entries are invoices, so that the text may say "invoice". */
  readonly isForInvoices: boolean;
}

export interface StartPaymentCommandDependencies {
  readonly finance: FinanceStore;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly allowedOrigins: AllowedPaymentOrigins;
  readonly accountChanges: Pick<AccountChangesPort, "publish">;
  /** Navigates to the payment page. */
  leaveFor(address: string): void;
}

/** Starts a payment and opens its page, once per choice, even when pressed or sent several times (FIN-05). */
export class StartPaymentCommand {
  private isForInvoices = false;
  readonly #dependencies: StartPaymentCommandDependencies;
  readonly #command: WriteCommand<PaymentChoice, StartedPayment, PaymentRefusal>;

  constructor(dependencies: StartPaymentCommandDependencies) {
    this.#dependencies = dependencies;
    const { finance, accountChanges } = dependencies;
    const ports = {
      startPayment: finance.startPayment.bind(finance),
      reloadEntries: () => finance.loadedEntries(),
      accountChanges,
    };
    this.#command = new WriteCommand((choice, key) => startPayment(ports, choice, key), dependencies.idempotencyKeys);
    makeObservable<this, "isForInvoices" | "setForInvoices">(this, {
      isForInvoices: observable,
      busy: computed,
      problem: computed,
      setForInvoices: action,
    });
  }

  /** True while a payment is being started or its page is being opened; the browser then leaves this page. */
  get busy(): boolean {
    return this.#command.isRunning || this.paymentPage !== undefined;
  }

  get problem(): PaymentProblem | undefined {
    const kind = this.problemKind;
    return kind === undefined ? undefined : { kind, isForInvoices: this.isForInvoices };
  }

  /** Pays these entries in full. Does nothing while a payment is being started. */
  pay(entries: readonly FinancialEntry[]): Promise<void> {
    return this.start({ kind: "in-full", entries });
  }

  /** Pays an own amount, as shares of entries. */
  payOwn(shares: readonly PaymentShare[]): Promise<void> {
    return this.start({ kind: "own-amount", shares });
  }

  /** Resets a started payment: the customer has left the page, or has returned to it. */
  readonly forgetPayment = (): void => this.#command.reset();

  private async start(choice: PaymentChoice): Promise<void> {
    const entries = entriesToPay(choice);
    if (this.busy || entries.length === 0) return;
    this.setForInvoices(hasOnlyInvoices(entries));
    await this.#command.run(choice);
    if (this.paymentPage !== undefined) this.#dependencies.leaveFor(this.paymentPage);
  }

  /** Address of the payment page, if the portal may open it. */
  private get paymentPage(): string | undefined {
    const { state } = this.#command;
    const address = state.status === "done" ? state.value?.paymentUrl : undefined;
    return address !== undefined && isPaymentAddress(address, this.#dependencies.allowedOrigins) ? address : undefined;
  }

  private get problemKind(): StartPaymentFailureReason | undefined {
    const { state } = this.#command;
    switch (state.status) {
      case "idle":
      case "running":
        return undefined;
      case "failed":
        return startPaymentFailureReasonOf(state.failure);
      case "done":
        if (state.value === undefined) return "found-pending";
        return this.paymentPage === undefined ? "bad-address" : undefined;
    }
  }

  private setForInvoices(isForInvoices: boolean): void {
    this.isForInvoices = isForInvoices;
  }
}
