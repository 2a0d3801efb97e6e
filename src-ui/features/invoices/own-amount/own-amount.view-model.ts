import { action, computed, makeObservable, observable, observableRef } from "mobx";
import { allocatePayment, type PaymentShare } from "#domain/finance/payment-order.ts";
import { decimalOf, type Grosze, type IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import { amountOf } from "#domain/validation/index.ts";
import type { FinancialAccount } from "../financial-account.ts";
import type { FormModel } from "#ui/shared/forms/form-model.ts";
import { createOwnAmountForm, type OwnAmountForm } from "./own-amount-form.ts";

/** Dependencies of "Inna kwota". */
export interface OwnAmountDependencies {
  readonly account: FinancialAccount;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Looks this amount over, and pays it from there. */
  review(amount: Grosze): void;
}

/**
 * Paying an amount of one's own (FIN-05). What was typed stays while the screen does, whether or not its dialog is
 * open.
 */
export class OwnAmountViewModel {
  state: "closed" | "open" = "closed";
  /** Created when the dialog is opened first. */
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

  /** All that is owed. */
  get limit(): Grosze {
    return this.#dependencies.account.due.total;
  }

  /** What the amount pays as it is typed, the earliest due date first; empty while it is none. */
  get shares(): readonly PaymentShare[] {
    return this.sharesFor(this.form?.form.amount ?? "");
  }

  /** Opens the dialog. What was typed before is still there. */
  readonly open = (): void => {
    this.form ??= createOwnAmountForm({
      idempotencyKeys: this.#dependencies.idempotencyKeys,
      limit: () => this.limit,
      reviewAmount: (typed) => this.reviewAmount(typed),
    });
    this.state = "open";
  };

  /** Opens the dialog with an amount in it. */
  readonly openWith = (amount: Grosze): void => {
    this.open();
    this.form?.set("amount", decimalOf(amount).replace(".", ","));
  };

  readonly close = (): void => {
    this.state = "closed";
  };

  private reviewAmount(typed: string): void {
    const amount = amountOf(typed);
    if (amount === undefined) return;
    this.close();
    this.#dependencies.review(amount);
  }

  private sharesFor(typed: string): readonly PaymentShare[] {
    const amount = amountOf(typed);
    return (amount === undefined ? undefined : allocatePayment(amount, this.#dependencies.account.due.open)) ?? [];
  }
}
