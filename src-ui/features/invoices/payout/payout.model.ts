import { action, computed, makeObservable, observable, observableRef } from "mobx";
import type { FormDraft } from "#domain/drafts/index.ts";
import { alikeAmong, onTheWay, payableBack, type Payout, type PayoutRefusal } from "#domain/finance/payout.ts";
import type { Grosze, IdempotencyKeyPort, TransportFailure } from "#domain/shared-kernel/index.ts";
import { countAlikePayouts, orderPayout, type OrderPayoutPorts } from "#domain/finance/use-cases/order-payout.ts";
import { accountDigits, amountOf, type AccountKind } from "#domain/validation/index.ts";
import { FormModel, type Sent } from "#ui/shared/forms/form-model.ts";
import type { PayoutsStore } from "#ui/stores/finance/payouts.store.ts";
import { PayoutForm, refusedField } from "./payout-form.ts";

/** What paying an overpayment out needs of the world. */
export interface PayoutsWorld {
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
export class Payouts {
  isOpen = false;
  /** What was ordered last, while its confirmation is shown. */
  ordered: Payout | undefined = undefined;
  problem: PayoutProblem | undefined = undefined;
  form: FormModel<PayoutForm> | undefined = undefined;
  readonly #world: PayoutsWorld;
  readonly #ports: OrderPayoutPorts;
  /**
   * The order that was begun last, and how many alike were on their way before it: `undefined` when it was sent before
   * this page was loaded.
   */
  #begun: { readonly intentId: string; readonly alike: number | undefined } | undefined;

  constructor(world: PayoutsWorld) {
    this.#world = world;
    const { store } = world;
    this.#ports = { order: (order) => store.order(order), reloadPayouts: () => store.payouts.refetch() };
    makeObservable<this, "told">(this, {
      isOpen: observable,
      ordered: observableRef,
      problem: observable,
      form: observableRef,
      left: computed,
      reading: computed,
      waiting: computed,
      open: action,
      close: action,
      told: action,
    });
  }

  /** Asks what is on its way. */
  start(): void {
    void this.#world.store.payouts.reload();
  }

  /** Whether it has been asked what is on its way. */
  get isStarted(): boolean {
    return this.#world.store.payouts.state.status !== "idle";
  }

  /** Whether it is known what is on its way: a stale answer is one. */
  get reading(): "coming" | "failed" | "known" {
    const { payouts } = this.#world.store;
    if (payouts.known !== undefined) return "known";
    return payouts.state.status === "failed" ? "failed" : "coming";
  }

  /** How much can be ordered; `undefined` until it is known what is ordered already. */
  get left(): Grosze | undefined {
    const payouts = this.#world.store.payouts.known;
    return payouts === undefined ? undefined : payableBack(this.#world.balance(), payouts);
  }

  get waiting(): readonly Payout[] {
    return onTheWay(this.#world.store.payouts.known ?? []);
  }

  get accounts(): AccountKind {
    return this.#world.accounts;
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
    const { idempotencyKeys, accounts, draft } = this.#world;
    const sent = draft?.unanswered();
    if (sent !== undefined && this.#begun?.intentId !== sent.intentId)
      this.#begun = { intentId: sent.intentId, alike: undefined };
    return new FormModel({
      open: () => new PayoutForm(limit, accounts),
      idempotencyKeys,
      content: (form) => [accountDigits(form.account), amountOf(form.amount)],
      draft,
      send: (form, intentId) => this.send(form, intentId),
    });
  }

  private async send(form: PayoutForm, intentId: string): Promise<Sent<PayoutForm>> {
    const amount = amountOf(form.amount);
    if (amount === undefined) return { kind: "failed", answered: true };
    const account = accountDigits(form.account);
    this.told(undefined, undefined);
    const alikeBefore = await this.alikeBefore(intentId, account, amount);
    const end = await orderPayout(this.#ports, { intentId, account, amount, alikeBefore });
    switch (end.kind) {
      case "done":
        this.told(end.value, undefined);
        this.refresh();
        return { kind: "done" };
      case "found-done":
        this.told(alikeAmong(this.waiting, account, amount).at(-1), undefined);
        this.refresh();
        return { kind: "done" };
      case "not-done":
        return this.refusedBy(end.failure, form);
      case "unknown":
        this.told(undefined, "unknown");
        return { kind: "failed" };
      case "cancelled":
        return { kind: "failed" };
    }
  }

  private refusedBy(failure: PayoutRefusal | TransportFailure, form: PayoutForm): Sent<PayoutForm> {
    void this.#world.store.payouts.reload();
    const code = failure.kind === "payout-refused" ? failure.code : "unknown";
    const problem = refusedField(code, form, this.left ?? PayoutForm.limitOf(form));
    if (problem !== undefined) return { kind: "refused", problems: [problem] };
    this.told(undefined, "refused");
    return { kind: "failed", answered: true };
  }

  /**
   * How many alike were there before this order was sent for the first time: counted anew, for what somebody else has
   * ordered since must not be taken for it.
   */
  private async alikeBefore(intentId: string, account: string, amount: Grosze): Promise<number | undefined> {
    if (this.#begun?.intentId !== intentId)
      this.#begun = { intentId, alike: await countAlikePayouts(this.#ports, { account, amount }) };
    return this.#begun.alike;
  }

  private refresh(): void {
    void this.#world.store.payouts.reload();
    this.#world.changed();
  }

  private told(ordered: Payout | undefined, problem: PayoutProblem | undefined): void {
    this.ordered = ordered;
    this.problem = problem;
  }
}
