import { action, computed, makeObservable, observable, observableRef } from "mobx";
import { isOverdue, type FinancialEntry } from "#domain/finance/index.ts";
import { sharesOf, wholeShares, type Share } from "#domain/finance/payment-order.ts";
import { sumOf, type Grosze, type WarsawDate } from "#domain/shared-kernel/index.ts";
import type { Account } from "../account.ts";
import type { Paying } from "../paying.model.ts";

/** Dependencies of the review of a payment. */
export interface ReviewDependencies {
  readonly account: Account;
  readonly paying: Pick<Paying, "pay" | "payOwn" | "busy">;
  /** Leads back to where an amount of the customer's own is typed. */
  changeOwn(): void;
}

/** Of what is looked over: everything, or what is late. */
export type Scope = "all" | "overdue";

interface Opening {
  readonly isWhole?: boolean;
  readonly own?: Grosze;
  readonly leave?: (() => void) | undefined;
}

/**
 * The step before the payment page: what is paid, entry by entry, and how much it is (FIN-05). What is shown is what is
 * paid.
 */
export class Review {
  scope: Scope = "all";
  /** Where it was opened by an address: leads back to the page on which that was pressed. */
  leave: (() => void) | undefined = undefined;
  /** Ids of what was chosen; what is no longer open is no longer looked over. */
  private chosen: ReadonlySet<string> | undefined = undefined;
  private isWhole = false;
  /** An amount of the customer's own, laid on what was chosen. */
  private own: Grosze | undefined = undefined;
  readonly #around: ReviewDependencies;

  constructor(around: ReviewDependencies) {
    this.#around = around;
    makeObservable<this, "chosen" | "isWhole" | "own" | "look">(this, {
      scope: observable,
      leave: observableRef,
      chosen: observableRef,
      isWhole: observable,
      own: observable,
      choices: computed,
      lines: computed,
      sum: computed,
      look: action,
      close: action,
      choose: action,
    });
  }

  /** Whether the dialog is shown. It closes by itself once nothing of it is open any more. */
  get state(): "closed" | "open" {
    return this.chosen === undefined || this.lines.length === 0 ? "closed" : "open";
  }

  /** How much each scope comes to, where all that is owed is looked over and only a part of it is late. */
  get choices(): Readonly<Record<Scope, Grosze>> | undefined {
    const { all, overdue } = this;
    if (!this.isWhole || overdue.length === 0 || overdue.length === all.length) return undefined;
    return { all: left(all), overdue: left(overdue) };
  }

  /**
   * What is paid of which entry, the earliest due date first; nothing where less is owed by now than the customer's own
   * amount.
   */
  get lines(): readonly Share[] {
    if (this.own !== undefined) return sharesOf(this.own, this.all) ?? [];
    return wholeShares(this.scope === "overdue" && this.choices !== undefined ? this.overdue : this.all);
  }

  get sum(): Grosze {
    return sumOf(this.lines.map(({ amount }) => amount));
  }

  get isOwn(): boolean {
    return this.own !== undefined;
  }

  get today(): WarsawDate {
    return this.#around.account.today;
  }

  /**
   * Opens over all that is owed: then only what is late can be chosen too. `leave` where another page has asked for it.
   */
  readonly openAll = (leave?: () => void): void => this.open(this.#around.account.due.open, { isWhole: true, leave });

  /** Opens over these entries, and no others. */
  readonly openFor = (entries: readonly FinancialEntry[], leave?: () => void): void => this.open(entries, { leave });

  /** Opens over an amount of the customer's own, laid on all that is owed. */
  readonly openOwn = (amount: Grosze): void => this.open(this.#around.account.due.open, { own: amount });

  readonly close = (): void => {
    this.chosen = undefined;
  };

  /** Lets go of what has closed by itself: it must not come back once something of it is open again. */
  letGo(): void {
    if (this.state === "closed") this.close();
  }

  readonly choose = (scope: Scope): void => {
    this.scope = scope;
  };

  readonly pay = (): void => {
    const { paying } = this.#around;
    void (this.isOwn ? paying.payOwn(this.lines) : paying.pay(this.lines.map(({ entry }) => entry)));
  };

  /** Back to where the amount is typed. */
  readonly change = (): void => {
    // the payment is on its way already: the form would close into nothing
    if (this.#around.paying.busy) return;
    this.close();
    this.#around.changeOwn();
  };

  private open(entries: readonly FinancialEntry[], how: Opening): void {
    if (!this.#around.paying.busy && entries.length > 0) this.look(entries, how);
  }

  private look(entries: readonly FinancialEntry[], { isWhole = false, own, leave }: Opening): void {
    this.chosen = new Set(entries.map(({ entryId }) => entryId));
    this.isWhole = isWhole;
    this.own = own;
    this.leave = leave;
    this.scope = "all";
  }

  private get all(): readonly FinancialEntry[] {
    const { chosen } = this;
    return chosen === undefined ? [] : this.#around.account.due.open.filter(({ entryId }) => chosen.has(entryId));
  }

  private get overdue(): readonly FinancialEntry[] {
    return this.all.filter((entry) => isOverdue(entry, this.today));
  }
}

function left(entries: readonly FinancialEntry[]): Grosze {
  return sumOf(entries.map(({ unpaidAmount }) => unpaidAmount));
}
