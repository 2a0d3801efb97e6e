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
import { startPaymentProblemOf, type StartPaymentProblem } from "#domain/finance/start-payment-problem.ts";
import { entriesToPay, startPayment, type PaymentChoice } from "#domain/finance/use-cases/start-payment.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { FinanceStore } from "#ui/stores/finance/finance.store.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";

/** Why the payment page was not opened. */
export interface ShownPaymentProblem {
  readonly kind: StartPaymentProblem;
  /** Whether only invoices were to be paid, so that the text may call them so. */
  readonly ofInvoices: boolean;
}

/** Dependencies of a payment. */
export interface StartPaymentDependencies {
  readonly finance: FinanceStore;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly places: AllowedPaymentOrigins;
  readonly accountChanges: Pick<AccountChangesPort, "publish">;
  /** Takes the window to the payment page. */
  leaveFor(address: string): void;
}

/** Starts a payment and opens its page, once for one choice, however often it is pressed or sent (FIN-05). */
export class StartPayment {
  private ofInvoices = false;
  readonly #dependencies: StartPaymentDependencies;
  readonly #command: WriteCommand<PaymentChoice, StartedPayment, PaymentRefusal>;

  constructor(dependencies: StartPaymentDependencies) {
    this.#dependencies = dependencies;
    const { finance, accountChanges } = dependencies;
    const ports = {
      startPayment: finance.startPayment.bind(finance),
      reloadEntries: () => finance.loadedEntries(),
      accountChanges,
    };
    this.#command = new WriteCommand((choice, key) => startPayment(ports, choice, key), dependencies.idempotencyKeys);
    makeObservable<this, "ofInvoices" | "setOfInvoices">(this, {
      ofInvoices: observable,
      busy: computed,
      problem: computed,
      setOfInvoices: action,
    });
  }

  /** Whether a payment is being started, or its page is being opened: then this page is about to go away. */
  get busy(): boolean {
    return this.#command.isRunning || this.paymentPage !== undefined;
  }

  get problem(): ShownPaymentProblem | undefined {
    const kind = this.problemKind;
    return kind === undefined ? undefined : { kind, ofInvoices: this.ofInvoices };
  }

  /** Pays these entries in full. While a payment is being started, another press does nothing. */
  pay(entries: readonly FinancialEntry[]): Promise<void> {
    return this.start({ kind: "in-full", entries });
  }

  /** Pays an amount of the customer's own, as shares of entries. */
  payOwn(shares: readonly PaymentShare[]): Promise<void> {
    return this.start({ kind: "own-amount", shares });
  }

  /** Forgets a payment that is under way here: the customer has left the page, or is back on it. */
  readonly forgetPayment = (): void => this.#command.reset();

  private async start(choice: PaymentChoice): Promise<void> {
    const entries = entriesToPay(choice);
    if (this.busy || entries.length === 0) return;
    this.setOfInvoices(hasOnlyInvoices(entries));
    await this.#command.run(choice);
    if (this.paymentPage !== undefined) this.#dependencies.leaveFor(this.paymentPage);
  }

  /** Address of the page of the payment that was started, if the portal may open it. */
  private get paymentPage(): string | undefined {
    const { state } = this.#command;
    const address = state.status === "done" ? state.value?.paymentUrl : undefined;
    return address !== undefined && isPaymentAddress(address, this.#dependencies.places) ? address : undefined;
  }

  private get problemKind(): StartPaymentProblem | undefined {
    const { state } = this.#command;
    switch (state.status) {
      case "idle":
      case "running":
        return undefined;
      case "failed":
        return startPaymentProblemOf(state.failure);
      case "done":
        if (state.value === undefined) return "turned-out-under-way";
        return this.paymentPage === undefined ? "bad-address" : undefined;
    }
  }

  private setOfInvoices(ofInvoices: boolean): void {
    this.ofInvoices = ofInvoices;
  }
}
