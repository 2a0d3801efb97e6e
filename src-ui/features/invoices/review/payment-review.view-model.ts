import { action, computed, makeObservable, observable, observableRef } from "mobx";
import { isOverdue, type FinancialEntry } from "#domain/finance/index.ts";
import { allocatePayment, fullShares, type PaymentShare } from "#domain/finance/payment-order.ts";
import { sumOf, type Grosze, type WarsawDate } from "#domain/shared-kernel/index.ts";
import type { FinancialAccount } from "../financial-account.ts";
import type { StartPayment } from "../start-payment.ts";

/** Dependencies of the review of a payment. */
export interface PaymentReviewDependencies {
  readonly account: FinancialAccount;
  readonly paying: Pick<StartPayment, "pay" | "payOwn" | "busy">;
  /** Leads back to where an amount of the customer's own is typed. */
  changeOwn(): void;
}

/** Of what is looked over: everything, or what is late. */
export type ReviewScope = "all" | "overdue";

interface ReviewOptions {
  readonly isWhole?: boolean;
  readonly own?: Grosze;
  readonly leave?: (() => void) | undefined;
}

/**
 * The step before the payment page: what is paid, entry by entry, and how much it is (FIN-05). What is shown is what is
 * paid.
 */
export class PaymentReviewViewModel {
  scope: ReviewScope = "all";
  /** Where it was opened by an address: leads back to the page on which that was pressed. */
  leave: (() => void) | undefined = undefined;
  /** Ids of what was chosen; what is no longer open is no longer looked over. */
  private chosen: ReadonlySet<string> | undefined = undefined;
  private isWhole = false;
  /** An amount of the customer's own, laid on what was chosen. */
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

  /** Whether the dialog is shown. It closes by itself once nothing of it is open any more. */
  get state(): "closed" | "open" {
    return this.chosen === undefined || this.lines.length === 0 ? "closed" : "open";
  }

  /** How much each scope comes to, where all that is owed is looked over and only a part of it is late. */
  get choices(): Readonly<Record<ReviewScope, Grosze>> | undefined {
    const { all, overdue } = this;
    if (!this.isWhole || overdue.length === 0 || overdue.length === all.length) return undefined;
    return { all: unpaidTotal(all), overdue: unpaidTotal(overdue) };
  }

  /**
   * What is paid of which entry, the earliest due date first; nothing where less is owed by now than the customer's own
   * amount.
   */
  get lines(): readonly PaymentShare[] {
    if (this.own !== undefined) return allocatePayment(this.own, this.all) ?? [];
    return fullShares(this.scope === "overdue" && this.choices !== undefined ? this.overdue : this.all);
  }

  get sum(): Grosze {
    return sumOf(this.lines.map(({ amount }) => amount));
  }

  get isOwn(): boolean {
    return this.own !== undefined;
  }

  get today(): WarsawDate {
    return this.#dependencies.account.today;
  }

  /**
   * Opens over all that is owed: then only what is late can be chosen too. `leave` where another page has asked for it.
   */
  readonly openAll = (leave?: () => void): void =>
    this.open(this.#dependencies.account.due.open, { isWhole: true, leave });

  /** Opens over these entries, and no others. */
  readonly openFor = (entries: readonly FinancialEntry[], leave?: () => void): void => this.open(entries, { leave });

  /** Opens over an amount of the customer's own, laid on all that is owed. */
  readonly openOwn = (amount: Grosze): void => this.open(this.#dependencies.account.due.open, { own: amount });

  readonly close = (): void => {
    this.chosen = undefined;
  };

  /** Lets go of what has closed by itself: it must not come back once something of it is open again. */
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

  /** Back to where the amount is typed. */
  readonly change = (): void => {
    // the payment is on its way already: the form would close into nothing
    if (this.#dependencies.paying.busy) return;
    this.close();
    this.#dependencies.changeOwn();
  };

  private open(entries: readonly FinancialEntry[], how: ReviewOptions): void {
    if (!this.#dependencies.paying.busy && entries.length > 0) this.setReview(entries, how);
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
