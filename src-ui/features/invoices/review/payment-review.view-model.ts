import { action, computed, makeObservable, observable, observableRef } from "mobx";
import { isOverdue, type FinancialEntry } from "#domain/finance/index.ts";
import { allocatePayment, fullShares, type PaymentShare } from "#domain/finance/payment-order.ts";
import { sumOf, type Grosze, type WarsawDate } from "#domain/shared-kernel/index.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { FinancialAccount } from "../financial-account.ts";
import type { StartPaymentCommand } from "../start-payment-command.ts";
import type { PaidAccount } from "./review-dialog.view.tsx";

export interface PaymentReviewDependencies {
  readonly account: FinancialAccount;
  readonly paying: Pick<StartPaymentCommand, "pay" | "payOwn" | "busy">;
  /** Returns the name of the account; `undefined` when the customer has only one. */
  accountName(): string | undefined;
  readonly client: Pick<ClientStore, "data">;
  /** Opens the form of the own amount again. */
  changeOwn(): void;
}

/** Reviewed entries: all or only overdue ones. */
export type ReviewScope = "all" | "overdue";

interface ReviewOptions {
  readonly isWhole?: boolean;
  readonly own?: Grosze;
  readonly leave?: (() => void) | undefined;
}

/** Review before the payment page: entries and their sum (FIN-05). Exactly the shown entries are paid. */
export class PaymentReviewViewModel {
  scope: ReviewScope = "all";
  /** Leads back to the page that requested the review; `undefined` when it was opened here. */
  leave: (() => void) | undefined = undefined;
  /** Ids of the chosen entries; those that are no longer open are left out. */
  private chosen: ReadonlySet<string> | undefined = undefined;
  private isWhole = false;
  /** Own amount, divided among the chosen entries. */
  private own: Grosze | undefined = undefined;
  readonly #dependencies: PaymentReviewDependencies;

  constructor(dependencies: PaymentReviewDependencies) {
    this.#dependencies = dependencies;
    makeObservable<this, "chosen" | "isWhole" | "own" | "setReview">(this, {
      scope: observable,
      leave: observableRef,
      chosen: observableRef,
      isWhole: observable,
      own: observable,
      choices: computed,
      lines: computed,
      sum: computed,
      setReview: action,
      close: action,
      choose: action,
    });
  }

  /** Closes by itself when none of the chosen entries is open any more. */
  get state(): "closed" | "open" {
    return this.chosen === undefined || this.lines.length === 0 ? "closed" : "open";
  }

  /** Sum of each scope, when all open entries are reviewed and only some are overdue. */
  get choices(): Readonly<Record<ReviewScope, Grosze>> | undefined {
    const { all, overdue } = this;
    if (!this.isWhole || overdue.length === 0 || overdue.length === all.length) return undefined;
    return { all: unpaidTotal(all), overdue: unpaidTotal(overdue) };
  }

  /** Shares to pay, earliest due date first; empty when the own amount exceeds the amount due. */
  get lines(): readonly PaymentShare[] {
    if (this.own !== undefined) return allocatePayment(this.own, this.all) ?? [];
    return fullShares(this.scope === "overdue" && this.choices !== undefined ? this.overdue : this.all);
  }

  get hasPending(): boolean {
    return this.#dependencies.account.due.pendingAmount > 0;
  }

  get sum(): Grosze {
    return sumOf(this.lines.map(({ amount }) => amount));
  }

  get paidAccount(): PaidAccount | undefined {
    const { client } = this.#dependencies;
    const name = this.#dependencies.accountName();
    return name === undefined ? undefined : { name, number: client.data.known?.client.accountNumber };
  }

  get isOwn(): boolean {
    return this.own !== undefined;
  }

  get today(): WarsawDate {
    return this.#dependencies.account.today;
  }

  /**
   * Opens the review of all open entries, with the choice of overdue ones. `leave` leads back to the requesting page.
   */
  readonly openAll = (leave?: () => void): void =>
    this.open(this.#dependencies.account.due.open, { isWhole: true, leave });

  /** Opens the review of these entries only. */
  readonly openFor = (entries: readonly FinancialEntry[], leave?: () => void): void => this.open(entries, { leave });

  /** Opens the review of an own amount, divided among all open entries. */
  readonly openOwn = (amount: Grosze): void => this.open(this.#dependencies.account.due.open, { own: amount });

  readonly close = (): void => {
    this.chosen = undefined;
  };

  /**
   * Clears the entries of a review that has closed by itself. Otherwise it would reopen when one of them is open again.
   */
  closeIfEmpty(): void {
    if (this.state === "closed") this.close();
  }

  readonly choose = (scope: ReviewScope): void => {
    this.scope = scope;
  };

  readonly pay = (): void => {
    const { paying } = this.#dependencies;
    void (this.isOwn ? paying.payOwn(this.lines) : paying.pay(this.lines.map(({ entry }) => entry)));
  };

  /** Opens the form of the own amount again. */
  readonly change = (): void => {
    // The payment has already been sent: its result must stay visible here.
    if (this.#dependencies.paying.busy) return;
    this.close();
    this.#dependencies.changeOwn();
  };

  private open(entries: readonly FinancialEntry[], options: ReviewOptions): void {
    if (!this.#dependencies.paying.busy && entries.length > 0) this.setReview(entries, options);
  }

  private setReview(entries: readonly FinancialEntry[], { isWhole = false, own, leave }: ReviewOptions): void {
    this.chosen = new Set(entries.map(({ entryId }) => entryId));
    this.isWhole = isWhole;
    this.own = own;
    this.leave = leave;
    this.scope = "all";
  }

  private get all(): readonly FinancialEntry[] {
    const { chosen } = this;
    return chosen === undefined ? [] : this.#dependencies.account.due.open.filter(({ entryId }) => chosen.has(entryId));
  }

  private get overdue(): readonly FinancialEntry[] {
    return this.all.filter((entry) => isOverdue(entry, this.today));
  }
}

function unpaidTotal(entries: readonly FinancialEntry[]): Grosze {
  return sumOf(entries.map(({ unpaidAmount }) => unpaidAmount));
}
