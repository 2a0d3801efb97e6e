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
import { accountDigits, amountOf, type AccountKind } from "#domain/validation/index.ts";
import { FormModel, type SubmitResult } from "#ui/shared/forms/form-model.ts";
import type { PayoutsStore } from "#ui/stores/finance/payouts.store.ts";
import { PayoutForm, refusedField } from "./payout-form.ts";

/** What paying an overpayment out needs of the world. */
export interface PayoutsDependencies {
  readonly store: PayoutsStore;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Which accounts the provider takes. */
  readonly accounts: AccountKind;
  /** Where what is typed waits over a reload or a lost session. */
  readonly draft: FormDraft | undefined;
  balance(): Grosze;
  changed(): void;
}

/** Why nothing is known to be ordered. `unknown`: no answer came, and it is not there. */
export type PayoutProblem = "unknown" | "refused";

/** Paying an overpayment out: how much of it is left, what is on its way, and the form (FIN-07). */
export class PayoutsViewModel {
  isOpen = false;
  /** What was ordered last, while its confirmation is shown. */
  ordered: Payout | undefined = undefined;
  problem: PayoutProblem | undefined = undefined;
  form: FormModel<PayoutForm> | undefined = undefined;
  readonly #dependencies: PayoutsDependencies;
  readonly #ports: OrderPayoutPorts;
  /**
   * The order that was begun last, and how many alike were on their way before it: `undefined` when it was sent before
   * this page was loaded.
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

  /** Asks what is on its way. */
  start(): void {
    void this.#dependencies.store.payouts.reload();
  }

  /** Whether it has been asked what is on its way. */
  get isStarted(): boolean {
    return this.#dependencies.store.payouts.state.status !== "idle";
  }

  /** Whether it is known what is on its way: a stale answer is one. */
  get loadStatus(): "coming" | "failed" | "known" {
    const { payouts } = this.#dependencies.store;
    if (payouts.known !== undefined) return "known";
    return payouts.state.status === "failed" ? "failed" : "coming";
  }

  /** How much can be ordered; `undefined` until it is known what is ordered already. */
  get left(): Grosze | undefined {
    const payouts = this.#dependencies.store.payouts.known;
    return payouts === undefined ? undefined : availableForPayout(this.#dependencies.balance(), payouts);
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
    // what was typed before stays, unless it was ordered, or there is less to order by now
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
      open: () => new PayoutForm(limit, accounts),
      idempotencyKeys,
      content: (form) => [accountDigits(form.account), amountOf(form.amount)],
      draft,
      send: (form, idempotencyKey) => this.send(form, idempotencyKey),
    });
  }

  private async send(form: PayoutForm, idempotencyKey: string): Promise<SubmitResult<PayoutForm>> {
    const amount = amountOf(form.amount);
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
    const problem = refusedField(code, form, this.left ?? PayoutForm.limitOf(form));
    if (problem !== undefined) return { kind: "refused", problems: [problem] };
    this.setResult(undefined, "refused");
    return { kind: "failed", answered: true };
  }

  /**
   * How many alike were there before this order was sent for the first time: counted anew, for what somebody else has
   * ordered since must not be taken for it.
   */
  private async similarBefore(idempotencyKey: string, account: string, amount: Grosze): Promise<number | undefined> {
    if (this.#begun?.idempotencyKey !== idempotencyKey)
      this.#begun = { idempotencyKey, similarCount: await countSimilarPayouts(this.#ports, { account, amount }) };
    return this.#begun.similarCount;
  }

  private refresh(): void {
    void this.#dependencies.store.payouts.reload();
    this.#dependencies.changed();
  }

  private setResult(ordered: Payout | undefined, problem: PayoutProblem | undefined): void {
    this.ordered = ordered;
    this.problem = problem;
  }
}
