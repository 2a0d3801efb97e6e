import { computed, makeObservable, reaction } from "mobx";
import { standingOf } from "#domain/finance/index.ts";
import { underWaySums, type UnderWaySums } from "#domain/finance/under-way.ts";
import { ZERO } from "#domain/shared-kernel/index.ts";
import { Account } from "./account.ts";
import { AddressRequests, type AgainProblem, type Asked } from "./address-requests.model.ts";
import { Blockade } from "./blockade.model.ts";
import { DueDates } from "./due-dates.model.ts";
import { duePanelOf, type DuePanel } from "./due-panel.ts";
import { EntriesList } from "./entries-list.model.ts";
import { History } from "./history.model.ts";
import type { Balance, HelpNumber, InvoicesViewModel } from "./invoices.view.tsx";
import { OwnAmount } from "./own-amount/own-amount.model.ts";
import { Payouts } from "./payout/payout.model.ts";
import type { InvoicesWorld } from "./invoices.world.ts";
import { Paying, type ToldProblem } from "./paying.model.ts";
import { Review } from "./review/review.model.ts";
import { Ticks } from "./ticks.model.ts";
import { Transfer } from "./transfer.model.ts";
import { UnderWay } from "./under-way/under-way.model.ts";

/** State of the invoices screen: the account, what is ticked, the payment and the dialog that are open. */
export class InvoicesModel implements InvoicesViewModel {
  readonly account: Account;
  readonly blockade: Blockade;
  readonly history: History;
  readonly list: EntriesList;
  readonly ticks: Ticks;
  readonly paying: Paying;
  readonly transfer: Transfer;
  readonly own: OwnAmount;
  readonly dueDates: DueDates;
  readonly review: Review;
  readonly underWay: UnderWay;
  readonly payout: Payouts;
  readonly #addressRequests: AddressRequests;
  readonly #world: InvoicesWorld;
  #watchingPayouts: (() => void) | undefined;

  constructor(world: InvoicesWorld) {
    this.#world = world;
    this.account = new Account(world.finance, world.today);
    this.history = new History(this.account);
    this.ticks = new Ticks(this.account);
    this.list = new EntriesList(this.account, this.ticks);
    this.paying = new Paying(world);
    this.dueDates = new DueDates(this.account, (days) => world.saveDueDates(days));
    this.own = new OwnAmount({
      account: this.account,
      idempotencyKeys: world.idempotencyKeys,
      review: (amount) => this.review.openOwn(amount),
    });
    this.review = new Review({
      account: this.account,
      paying: this.paying,
      changeOwn: () => this.own.open(),
    });
    this.blockade = new Blockade({ client: world.client, account: this.account, review: this.review });
    this.underWay = new UnderWay({
      ...world,
      store: world.openPayments,
      account: this.account,
      changed: () => this.changed(),
      leaveFor: (address) => world.leaveFor(address),
    });
    this.payout = new Payouts({
      ...world.payouts,
      idempotencyKeys: world.idempotencyKeys,
      balance: () => world.client.data.known?.client.currentBalance ?? ZERO,
      changed: () => this.changed(),
    });
    this.transfer = new Transfer({
      client: world.client,
      siteContent: world.siteContent,
      recipient: world.brand.transferRecipient,
      taxId: world.brand.taxId,
      copy: (text) => world.copy(text),
    });
    this.#addressRequests = new AddressRequests({
      finance: world.finance,
      account: this.account,
      ticks: this.ticks,
      review: this.review,
      own: this.own,
      transfer: this.transfer,
      pageBefore: () => world.pageBefore(),
    });
    makeObservable(this, {
      due: computed,
      balance: computed,
      tickedOutOfSight: computed,
    });
  }

  /** Asks for what the screen shows. */
  start(): void {
    void this.#world.finance.entries.load();
    void this.#world.client.data.load();
    this.#watchingPayouts = reaction(
      () => this.due.kind === "overpaid",
      (isOverpaid) => {
        if (isOverpaid) this.payout.start();
      },
      { fireImmediately: true },
    );
    this.underWay.start(() => {
      this.review.letGo();
      this.readAnew();
    });
  }

  /** The screen is gone. What it was waiting for comes to nothing. */
  stop(): void {
    this.#addressRequests.stop();
    this.underWay.stop();
    this.#watchingPayouts?.();
    this.paying.startAnew();
  }

  /** The browser kept the page while the customer was at the bank, and shows it again as it was left. */
  readonly comeBack = (): void => {
    this.paying.startAnew();
    this.review.close();
    this.readAnew();
  };

  ask(asked: Asked): void {
    this.#addressRequests.ask(asked);
  }

  get againProblem(): AgainProblem | undefined {
    return this.#addressRequests.problem;
  }

  get offersEInvoice(): boolean {
    return this.#world.client.data.known?.flags.showEInvoiceActivation === true;
  }

  get help(): readonly HelpNumber[] {
    return this.#world.brand.helpLines;
  }

  get today(): InvoicesViewModel["today"] {
    return this.account.today;
  }

  get balance(): Balance | "loading" | undefined {
    const client = this.#world.client.data.known?.client;
    if (client === undefined) return this.#world.client.data.state.status === "failed" ? undefined : "loading";
    if (client.currentBalance === undefined) return undefined;
    return { amount: client.currentBalance, on: client.accountBalanceDate };
  }

  get due(): DuePanel {
    const balance = this.#world.client.data.known?.client.currentBalance;
    return duePanelOf(standingOf(this.account.entries, this.account.due, balance), this.underWaySums);
  }

  get tickedOutOfSight(): number {
    return this.ticks.entries.filter(({ entryId }) => !this.list.shownIds.has(entryId)).length;
  }

  /** Beside the button that was pressed; once its dialog is gone, in the panel. */
  get panelProblem(): ToldProblem | undefined {
    return this.review.state === "open" ? undefined : this.paying.problem;
  }

  get reviewProblem(): ToldProblem | undefined {
    return this.review.state === "open" ? this.paying.problem : undefined;
  }

  get recipient(): string {
    return this.#world.brand.transferRecipient;
  }

  readonly payAll = (): void => this.review.openAll();
  readonly payTicked = (): void => this.review.openFor(this.ticks.entries);

  readonly openTransferOfAll = (): void => this.transfer.open(this.account.due.open);
  readonly openTransferOfTicked = (): void => this.transfer.open(this.ticks.entries);

  private get underWaySums(): UnderWaySums | "asking" {
    const { told } = this.underWay;
    return told === "asking" ? told : underWaySums(this.account.entries, told);
  }

  /** The account has changed by what was done here. */
  private changed(): void {
    this.review.letGo();
    this.readAnew();
    this.#world.news.tell();
  }

  /** Everything that shows the account: entries, balance, and what is paid out of it. */
  private readAnew(): void {
    this.account.retry();
    void this.#world.client.data.reload();
    if (this.payout.isStarted) this.payout.start();
  }
}
