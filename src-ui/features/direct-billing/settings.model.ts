import { action, makeObservable, observable, observableRef } from "mobx";
import { remedyOf, type BillingRefusal, type OrderProblem } from "#domain/direct-billing/index.ts";
import type { Grosze } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey, type WriteOutcome } from "#domain/shared-kernel/write.ts";
import { amountOf } from "#domain/validation/index.ts";
import { FormModel, type Sent } from "#ui/shared/forms/form-model.ts";
import { LimitForm } from "./limit-form.ts";
import type { DirectBillingWorld } from "./world.ts";

/** What was saved last, to be told on the page. */
export type SavedNews =
  | { readonly kind: "limit-saved"; readonly amount: Grosze }
  | { readonly kind: "blocked" | "unblocked" };

/** The monthly limit, and the consent without which nobody charges anything (DB-05). */
export class SettingsModel {
  limitForm: FormModel<LimitForm> | undefined = undefined;
  /** What is asked about in the dialog: to give the consent, or to take it back. */
  consentAsked: "give" | "take-back" | undefined = undefined;
  isSaving = false;
  problem: OrderProblem | undefined = undefined;
  readonly #world: DirectBillingWorld;
  readonly #saved: (news: SavedNews) => void;
  readonly #limit: IdempotencyKey;
  readonly #consent: IdempotencyKey;

  constructor(world: DirectBillingWorld, saved: (news: SavedNews) => void) {
    this.#world = world;
    this.#saved = saved;
    this.#limit = new IdempotencyKey(world.idempotencyKeys);
    this.#consent = new IdempotencyKey(world.idempotencyKeys);
    makeObservable<this, "begin" | "end">(this, {
      limitForm: observableRef,
      consentAsked: observable,
      isSaving: observable,
      problem: observable,
      openLimit: action,
      openConsent: action,
      close: action,
      begin: action,
      end: action,
    });
  }

  readonly openLimit = (): void => {
    const { billing } = this.#world.store;
    const first = billing.known?.limit;
    if (first === undefined) return;
    const limit = () => billing.known?.limit ?? first;
    this.problem = undefined;
    this.limitForm = new FormModel({
      open: () => new LimitForm(limit),
      idempotencyKeys: this.#world.idempotencyKeys,
      send: (form) => this.sendLimit(form),
    });
  };

  readonly openConsent = (asked: "give" | "take-back"): void => {
    if (this.isSaving) return;
    this.problem = undefined;
    this.consentAsked = asked;
  };

  /** Not while something is sent: whoever looked away would not learn how it ended. */
  readonly close = (): void => {
    if (this.isSaving || this.limitForm?.busy === true) return;
    this.limitForm = undefined;
    this.consentAsked = undefined;
  };

  readonly confirmConsent = async (): Promise<void> => {
    const { consentAsked: asked } = this;
    if (asked === undefined || this.isSaving) return;
    const consentGiven = asked === "give";
    const { store } = this.#world;
    this.begin();
    const end = await executeWrite<"saved", BillingRefusal>(this.#consent, {
      content: [consentGiven],
      send: (intentId) => store.save({ intentId, consentGiven }),
      verifyApplied: async () => {
        await store.billing.reload();
        return store.billing.state.status === "ready" ? store.billing.known?.consent.given === consentGiven : undefined;
      },
    });
    if (end.kind !== "cancelled") await store.billing.reload();
    if (this.end(end)) this.tell({ kind: consentGiven ? "unblocked" : "blocked" });
  };

  private async sendLimit(form: LimitForm): Promise<Sent<LimitForm>> {
    const limit = amountOf(form.amount);
    if (limit === undefined) return { kind: "failed", answered: true };
    const { store } = this.#world;
    this.begin();
    const end = await executeWrite<"saved", BillingRefusal>(this.#limit, {
      content: [limit],
      send: (intentId) => store.save({ intentId, limit }),
      verifyApplied: async () => {
        await store.billing.reload();
        return store.billing.state.status === "ready" ? store.billing.known?.limit.amount === limit : undefined;
      },
    });
    if (end.kind !== "cancelled") await store.billing.reload();
    if (this.end(end)) {
      this.tell({ kind: "limit-saved", amount: limit });
      return { kind: "done" };
    }
    return { kind: "failed", answered: end.kind === "not-done" };
  }

  private tell(news: SavedNews): void {
    this.#saved(news);
    this.#world.news.tell();
  }

  private begin(): void {
    this.isSaving = true;
    this.problem = undefined;
  }

  /** Whether it is done: then its dialog closes. */
  private end(end: WriteOutcome<unknown, BillingRefusal>): boolean {
    this.isSaving = false;
    switch (end.kind) {
      case "done":
      case "found-done":
        this.limitForm = undefined;
        this.consentAsked = undefined;
        return true;
      case "not-done":
        this.problem =
          end.failure.kind === "billing-refused"
            ? remedyOf(end.failure.code, this.#world.store.billing.known?.consent.given ?? true)
            : "try-later";
        return false;
      case "unknown":
        this.problem = "unknown";
        return false;
      case "cancelled":
        return false;
    }
  }
}
