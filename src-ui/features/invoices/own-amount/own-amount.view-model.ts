import { action, computed, makeObservable, observable, observableRef } from "mobx";
import { allocatePayment, type PaymentShare } from "#domain/finance/payment-order.ts";
import type { Grosze, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { FinancialAccount } from "../financial-account.ts";
import { formatAmount } from "#ui/shared/formats.ts";
import type { FormModel } from "#ui/shared/forms/form-model.ts";
import { parseTypedAmount } from "#ui/shared/forms/typed-amount.ts";
import { createOwnAmountForm, type OwnAmountForm } from "./own-amount-form.ts";

export interface OwnAmountDependencies {
  readonly account: FinancialAccount;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Opens the review of this amount. */
  review(amount: Grosze): void;
}

/**
 * Payment of an own amount (FIN-05). The typed amount is kept until the page closes, also while the dialog is closed.
 */
export class OwnAmountViewModel {
  state: "closed" | "open" = "closed";
  /** Created when the dialog is first opened. */
  form: FormModel<OwnAmountForm> | undefined = undefined;
  readonly #dependencies: OwnAmountDependencies;

  constructor(dependencies: OwnAmountDependencies) {
    this.#dependencies = dependencies;
    makeObservable(this, {
      state: observable,
      form: observableRef,
      shares: computed,
      limit: computed,
      open: action,
      close: action,
      openWith: action,
    });
  }

  /** Amount due. */
  get limit(): Grosze {
    return this.#dependencies.account.due.total;
  }

  /** Shares that the typed amount pays, earliest due date first; empty without a valid amount. */
  get shares(): readonly PaymentShare[] {
    return this.sharesFor(this.form?.form.amount ?? "");
  }

  /** Opens the dialog with its former content. */
  readonly open = (): void => {
    this.form ??= createOwnAmountForm({
      idempotencyKeys: this.#dependencies.idempotencyKeys,
      limit: () => this.limit,
      reviewAmount: (typed) => this.reviewAmount(typed),
    });
    this.state = "open";
  };

  /** Opens the dialog with this amount. */
  readonly openWith = (amount: Grosze): void => {
    this.open();
    this.form?.set("amount", formatAmount(amount));
  };

  readonly close = (): void => {
    this.state = "closed";
  };

  private reviewAmount(typed: string): void {
    const amount = parseTypedAmount(typed);
    if (amount === undefined) return;
    this.close();
    this.#dependencies.review(amount);
  }

  private sharesFor(typed: string): readonly PaymentShare[] {
    const amount = parseTypedAmount(typed);
    return (amount === undefined ? undefined : allocatePayment(amount, this.#dependencies.account.due.open)) ?? [];
  }
}
