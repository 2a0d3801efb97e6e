import { action, computed, makeObservable, observable, observableRef } from "mobx";
import type { FormDraft } from "#domain/drafts/index.ts";
import {
  findSimilarPayouts,
  pendingPayouts,
  availableForPayout,
  type Payout,
  type PayoutRefusal,
} from "#domain/finance/payout.ts";
import type { Grosze, IdempotencyKeyPort, TransportFailure } from "#domain/shared-kernel/index.ts";
import { countSimilarPayouts, orderPayout, type OrderPayoutPorts } from "#domain/finance/use-cases/order-payout.ts";
import { accountDigits, type AccountKind } from "#domain/validation/index.ts";
import { FormModel, type SubmitResult } from "#ui/shared/forms/form-model.ts";
import { parseTypedAmount } from "#ui/shared/forms/typed-amount.ts";
import type { PayoutsStore } from "#ui/stores/finance/payouts.store.ts";
import { PayoutForm, refusedField } from "./payout-form.ts";

export interface PayoutsDependencies {
  readonly store: PayoutsStore;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Account numbers that the server accepts. */
  readonly accounts: AccountKind;
  /** Stores the typed content over a reload or a lost session. */
  readonly draft: FormDraft | undefined;
  balance(): Grosze;
  /** Returns the accounts on which the operator collects payments; empty while unknown. */
  collectingAccounts(): readonly string[];
  onChanged(): void;
}

/** Reason why the order is not confirmed. `unknown`: no response came, and the order is not among the payouts. */
export type PayoutProblem = "unknown" | "refused";

/** Payout of an overpayment: available amount, pending payouts and the form (FIN-07). */
export class PayoutsViewModel {
  isOpen = false;
  /** Payout that was ordered last, while its confirmation is shown. */
  ordered: Payout | undefined = undefined;
  problem: PayoutProblem | undefined = undefined;
  form: FormModel<PayoutForm> | undefined = undefined;
  readonly #dependencies: PayoutsDependencies;
  readonly #ports: OrderPayoutPorts;
  /**
   * Order that was started last, and the number of similar pending payouts before it; `undefined` when an earlier page
   * load sent it.
   */
  #begun: { readonly idempotencyKey: string; readonly similarCount: number | undefined } | undefined;

  constructor(dependencies: PayoutsDependencies) {
    this.#dependencies = dependencies;
    const { store } = dependencies;
    this.#ports = { order: (order) => store.order(order), reloadPayouts: () => store.payouts.refetch() };
    makeObservable<this, "setResult">(this, {
      isOpen: observable,
      ordered: observableRef,
      problem: observable,
      form: observableRef,
      left: computed,
      loadStatus: computed,
      waiting: computed,
      open: action,
      close: action,
      setResult: action,
    });
  }

  /** Loads the pending payouts. */
  start(): void {
    void this.#dependencies.store.payouts.reload();
  }

  /** True once loading has started. */
  get isStarted(): boolean {
    return this.#dependencies.store.payouts.state.status !== "idle";
  }

  /**
   * Status of the pending payouts; outdated ones count as known. Payouts that were read in part count as failed: the
   * available amount would be too large (ENT-03).
   */
  get loadStatus(): "coming" | "failed" | "known" {
    const { payouts } = this.#dependencies.store;
    if (payouts.isIncomplete) return payouts.state.status === "loading" ? "coming" : "failed";
    if (payouts.known !== undefined) return "known";
    return payouts.state.status === "failed" ? "failed" : "coming";
  }

  /** Amount that can be paid out; `undefined` until all pending payouts have loaded. */
  get left(): Grosze | undefined {
    const payouts = this.#dependencies.store.payouts.known;
    return payouts === undefined || this.loadStatus !== "known"
      ? undefined
      : availableForPayout(this.#dependencies.balance(), payouts);
  }

  get waiting(): readonly Payout[] {
    return pendingPayouts(this.#dependencies.store.payouts.known ?? []);
  }

  get accounts(): AccountKind {
    return this.#dependencies.accounts;
  }

  readonly open = (): void => {
    const { left } = this;
    if (left === undefined || left <= 0) return;
    // Keeps the typed content, unless it was ordered or the available amount has changed.
    if (this.form === undefined || this.form.status === "done" || PayoutForm.limitOf(this.form.form) !== left)
      this.form = this.newForm(left);
    this.ordered = undefined;
    this.problem = undefined;
    this.isOpen = true;
  };

  readonly close = (): void => {
    this.isOpen = false;
  };

  private newForm(limit: Grosze): FormModel<PayoutForm> {
    const { idempotencyKeys, accounts, draft } = this.#dependencies;
    const sent = draft?.unanswered();
    if (sent !== undefined && this.#begun?.idempotencyKey !== sent.intentId)
      this.#begun = { idempotencyKey: sent.intentId, similarCount: undefined };
    return new FormModel({
      open: () => new PayoutForm(limit, accounts, () => this.#dependencies.collectingAccounts()),
      idempotencyKeys,
      content: (form) => [accountDigits(form.account), parseTypedAmount(form.amount)],
      draft,
      send: (form, idempotencyKey) => this.send(form, idempotencyKey),
    });
  }

  private async send(form: PayoutForm, idempotencyKey: string): Promise<SubmitResult<PayoutForm>> {
    const amount = parseTypedAmount(form.amount);
    if (amount === undefined) return { kind: "failed", answered: true };
    const account = accountDigits(form.account);
    this.setResult(undefined, undefined);
    const similarBefore = await this.similarBefore(idempotencyKey, account, amount);
    const end = await orderPayout(this.#ports, { idempotencyKey, account, amount, similarBefore });
    switch (end.kind) {
      case "done":
        this.setResult(end.value, undefined);
        this.refresh();
        return { kind: "done" };
      case "found-done":
        this.setResult(findSimilarPayouts(this.waiting, account, amount).at(-1), undefined);
        this.refresh();
        return { kind: "done" };
      case "not-done":
        return this.refusedBy(end.failure, form);
      case "unknown":
        this.setResult(undefined, "unknown");
        return { kind: "failed" };
      case "cancelled":
        return { kind: "failed" };
    }
  }

  private refusedBy(failure: PayoutRefusal | TransportFailure, form: PayoutForm): SubmitResult<PayoutForm> {
    void this.#dependencies.store.payouts.reload();
    const code = failure.kind === "payout-refused" ? failure.code : "unknown";
    const problem = refusedField(code, this.left ?? PayoutForm.limitOf(form));
    if (problem !== undefined) return { kind: "refused", invalidFields: [problem] };
    this.setResult(undefined, "refused");
    return { kind: "failed", answered: true };
  }

  /**
   * Returns the number of similar payouts before the first sending of this order. Counted again for each new order, so
   * that a payout ordered elsewhere is not mistaken for it.
   */
  private async similarBefore(idempotencyKey: string, account: string, amount: Grosze): Promise<number | undefined> {
    if (this.#begun?.idempotencyKey !== idempotencyKey)
      this.#begun = { idempotencyKey, similarCount: await countSimilarPayouts(this.#ports, { account, amount }) };
    return this.#begun.similarCount;
  }

  private refresh(): void {
    void this.#dependencies.store.payouts.reload();
    this.#dependencies.onChanged();
  }

  private setResult(ordered: Payout | undefined, problem: PayoutProblem | undefined): void {
    this.ordered = ordered;
    this.problem = problem;
  }
}
