import { computed, makeObservable, reaction } from "mobx";
import { collectingAccountsOf } from "#domain/account/client.ts";
import { offersEInvoices } from "#domain/contact/visible-contact.ts";
import { ZERO } from "#domain/shared-kernel/index.ts";
import type { IncompleteData } from "#ui/stores/incomplete-data.ts";
import { FinancialAccount } from "./financial-account.ts";
import { AddressRequests, type RepeatPaymentProblem, type InvoicesAddressRequest } from "./address-requests.ts";
import { BlockadeViewModel } from "./blockade.view-model.ts";
import { DueDatesViewModel } from "./due-dates.view-model.ts";
import type { DuePanel } from "./due-panel.ts";
import { DuePanelViewModel } from "./due-panel.view-model.ts";
import { EntriesListViewModel } from "./entries-list.view-model.ts";
import { HistoryViewModel } from "./history.view-model.ts";
import type { Balance, HelpNumber, InvoicesViewState } from "./invoices.view.tsx";
import { OwnAmountViewModel } from "./own-amount/own-amount.view-model.ts";
import { PayoutsViewModel } from "./payout/payouts.view-model.ts";
import type { InvoicesDependencies } from "./invoices-dependencies.ts";
import { StartPaymentCommand, type PaymentProblem } from "./start-payment-command.ts";
import { PaymentReviewViewModel } from "./review/payment-review.view-model.ts";
import { EntrySelection } from "./entry-selection.ts";
import { TransferViewModel } from "./transfer.view-model.ts";
import { PendingPaymentsViewModel } from "./pending-payments/pending-payments.view-model.ts";

/** State of the page of invoices: account, selection, payment and open dialog. */
export class InvoicesViewModel implements InvoicesViewState {
  readonly account: FinancialAccount;
  readonly blockade: BlockadeViewModel;
  readonly history: HistoryViewModel;
  readonly list: EntriesListViewModel;
  readonly selection: EntrySelection;
  readonly paying: StartPaymentCommand;
  readonly transfer: TransferViewModel;
  readonly own: OwnAmountViewModel;
  readonly dueDates: DueDatesViewModel;
  readonly review: PaymentReviewViewModel;
  readonly pending: PendingPaymentsViewModel;
  readonly payout: PayoutsViewModel;
  readonly #duePanel: DuePanelViewModel;
  readonly #addressRequests: AddressRequests;
  readonly #dependencies: InvoicesDependencies;
  #watchingPayouts: (() => void) | undefined;

  constructor(dependencies: InvoicesDependencies) {
    this.#dependencies = dependencies;
    this.account = new FinancialAccount(dependencies.finance, dependencies.today, dependencies.openPayments);
    this.history = new HistoryViewModel(this.account);
    this.selection = new EntrySelection(this.account);
    this.list = new EntriesListViewModel(this, dependencies.duplicates);
    this.paying = new StartPaymentCommand(dependencies);
    this.dueDates = new DueDatesViewModel(this.account, (days) => dependencies.saveDueDates(days));
    this.own = new OwnAmountViewModel({
      account: this.account,
      idempotencyKeys: dependencies.idempotencyKeys,
      review: (amount) => this.review.openOwn(amount),
    });
    this.review = new PaymentReviewViewModel({
      ...dependencies,
      account: this.account,
      paying: this.paying,
      changeOwn: () => this.own.open(),
    });
    this.blockade = new BlockadeViewModel({ ...dependencies, account: this.account, review: this.review });
    this.pending = new PendingPaymentsViewModel({
      ...dependencies,
      store: dependencies.openPayments,
      account: this.account,
      onChanged: () => this.onChanged(),
      leaveFor: (address) => dependencies.leaveFor(address),
    });
    this.#duePanel = new DuePanelViewModel({ ...dependencies, account: this.account, pending: this.pending });
    this.payout = new PayoutsViewModel({
      ...dependencies.payouts,
      idempotencyKeys: dependencies.idempotencyKeys,
      balance: () => dependencies.client.data.known?.client.currentBalance ?? ZERO,
      collectingAccounts: () => collectingAccountsOf(dependencies.client.data.known?.client),
      onChanged: () => this.onChanged(),
    });
    this.transfer = new TransferViewModel({
      ...dependencies,
      recipient: dependencies.brand.transferRecipient,
      taxId: dependencies.brand.taxId,
      copy: (text) => dependencies.copy(text),
    });
    this.#addressRequests = new AddressRequests({
      finance: dependencies.finance,
      account: this.account,
      selection: this.selection,
      review: this.review,
      own: this.own,
      transfer: this.transfer,
      pageBefore: () => dependencies.pageBefore(),
    });
    makeObservable(this, { selectedOutOfSight: computed });
  }

  /** Loads the data of the page. */
  start(): void {
    void this.#dependencies.finance.entries.load();
    void this.#dependencies.client.data.load();
    this.#watchingPayouts = reaction(
      () => this.due.kind === "overpaid",
      (isOverpaid) => {
        if (isOverpaid) this.payout.start();
      },
      { fireImmediately: true },
    );
    this.pending.start(() => {
      this.review.closeIfEmpty();
      this.reloadAccount();
    });
  }

  /** Stops pending requests, polling and subscriptions. */
  stop(): void {
    this.#addressRequests.stop();
    this.pending.stop();
    this.list.downloads.stop();
    this.#watchingPayouts?.();
    this.paying.forgetPayment();
  }

  /** Resets a page that the browser restored from its cache: the customer returned from the bank. */
  readonly handleReturn = (): void => {
    this.paying.forgetPayment();
    this.review.close();
    this.reloadAccount();
  };

  openRequested(addressRequest: InvoicesAddressRequest): void {
    this.#addressRequests.openRequested(addressRequest);
  }

  get repeatPaymentProblem(): RepeatPaymentProblem | undefined {
    return this.#addressRequests.problem;
  }

  get isEInvoiceOffered(): boolean {
    const { known } = this.#dependencies.client.data;
    return known !== undefined && offersEInvoices(known.flags.showEInvoiceActivation, known.client);
  }

  get help(): readonly HelpNumber[] {
    return this.#dependencies.brand.helpLines;
  }

  get today(): InvoicesViewState["today"] {
    return this.account.today;
  }

  get balance(): Balance | "loading" | undefined {
    return this.#duePanel.balance;
  }

  get due(): DuePanel {
    return this.#duePanel.due;
  }

  /** Set when parts of the account could not be read, or contradict each other. */
  get incomplete(): IncompleteData | undefined {
    if (!this.account.isKnown || this.due.kind !== "unknown") return undefined;
    return { isReloading: this.account.isReloading, reload: () => this.reloadAccount() };
  }

  get selectedOutOfSight(): number {
    return this.selection.entries.filter((entry) => !this.list.hasRow(entry)).length;
  }

  /** Problem shown in the panel; while the review is open, the dialog shows it instead. */
  get panelProblem(): PaymentProblem | undefined {
    return this.review.state === "open" ? undefined : this.paying.problem;
  }

  get reviewProblem(): PaymentProblem | undefined {
    return this.review.state === "open" ? this.paying.problem : undefined;
  }

  get recipient(): string {
    return this.#dependencies.brand.transferRecipient;
  }

  readonly payAll = (): void => this.review.openAll();
  readonly paySelected = (): void => this.review.openFor(this.selection.entries);

  readonly openTransferOfAll = (): void => this.transfer.open(this.account.due.open);
  readonly openTransferOfSelected = (): void => this.transfer.open(this.selection.entries);

  /** Reloads the account after a write of this page, and informs other tabs. */
  private onChanged(): void {
    this.review.closeIfEmpty();
    this.reloadAccount();
    this.#dependencies.accountChanges.publish();
  }

  /** Reloads everything that shows the account: entries, balance and payouts. */
  private reloadAccount(): void {
    this.account.retry();
    void this.#dependencies.client.data.reload();
    if (this.payout.isStarted) this.payout.start();
  }
}
