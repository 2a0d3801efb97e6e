import { action, computed, makeObservable, observable, observableRef } from "mobx";
import {
  offeredLimits,
  servicesEndedByLimit,
  type LimitEnd,
  type OrderFailureReason,
  type RemediableRefusal,
} from "#domain/direct-billing/index.ts";
import { changeChargeConsent } from "#domain/direct-billing/use-cases/change-charge-consent.ts";
import { changeLimit } from "#domain/direct-billing/use-cases/change-limit.ts";
import { warsawDateAt, ZERO, type Grosze } from "#domain/shared-kernel/index.ts";
import { formatMoney } from "#ui/shared/formats.ts";
import { FormModel, type SubmitResult } from "#ui/shared/forms/form-model.ts";
import { WriteCommand } from "#ui/stores/write-command.ts";
import { t } from "./direct-billing.texts.ts";
import { chosenLimit, LimitForm } from "./limit-form.ts";
import type { DirectBillingDependencies } from "./direct-billing-dependencies.ts";
import { orderFailureReasonOf } from "./order-failure-reason-of.ts";

/** Setting that was saved last, shown on the page. */
export type SettingsSavedNotice =
  | { readonly kind: "limit-saved"; readonly amount: Grosze }
  | { readonly kind: "blocked" | "unblocked" };

/** Text of the toast after a setting was saved. */
export function settingsSavedText(notice: SettingsSavedNotice): string {
  switch (notice.kind) {
    case "limit-saved":
      return t("notice.limit", { amount: formatMoney(notice.amount) });
    case "blocked":
      return t("notice.blocked");
    case "unblocked":
      return t("notice.unblocked");
  }
}

/** The monthly limit, and the consent to be charged on the invoice (DB-05). */
export class DirectBillingSettingsViewModel {
  limitForm: FormModel<LimitForm> | undefined = undefined;
  /** Limit that is enough for the order from which the dialog of the limit was opened. */
  neededLimit: Grosze | undefined = undefined;
  /** Question of the open consent dialog. */
  consentChange: "give" | "take-back" | undefined = undefined;
  readonly #dependencies: DirectBillingDependencies;
  readonly #saved: (notice: SettingsSavedNotice) => void;
  readonly #limit: WriteCommand<Grosze, "saved", RemediableRefusal>;
  readonly #consent: WriteCommand<boolean, "saved", RemediableRefusal>;

  constructor(dependencies: DirectBillingDependencies, saved: (notice: SettingsSavedNotice) => void) {
    this.#dependencies = dependencies;
    this.#saved = saved;
    const { store, idempotencyKeys } = dependencies;
    const ports = { directBilling: store, billing: store.reader };
    this.#limit = new WriteCommand((limit, key) => changeLimit(ports, limit, key), idempotencyKeys);
    this.#consent = new WriteCommand((given, key) => changeChargeConsent(ports, given, key), idempotencyKeys);
    makeObservable<this, "finish" | "clearFailures">(this, {
      limitForm: observableRef,
      neededLimit: observable,
      consentChange: observable,
      isSaving: computed,
      endedByChosenLimit: computed,
      problem: computed,
      openLimit: action,
      openConsent: action,
      close: action,
      finish: action,
      clearFailures: action,
    });
  }

  get isSaving(): boolean {
    return this.#limit.isRunning || this.#consent.isRunning;
  }

  /** Problem of the open dialog. */
  get problem(): OrderFailureReason | undefined {
    return orderFailureReasonOf(this.#limit.failed ?? this.#consent.failed);
  }

  /** Offered limits, ascending, up to the operator's maximum. */
  get offeredLimits(): readonly Grosze[] {
    const { store, offeredLimits: offered } = this.#dependencies;
    return offeredLimits(store.billing.known?.limit ?? { max: ZERO }, offered);
  }

  /** Services that the limit chosen in the open dialog ends (DB-18). */
  get endedByChosenLimit(): readonly LimitEnd[] {
    const billing = this.#dependencies.store.billing.known;
    const chosen = this.limitForm && chosenLimit(this.limitForm.form);
    if (billing === undefined || chosen === undefined) return [];
    return servicesEndedByLimit(billing, warsawDateAt(this.#dependencies.clock.now()), chosen);
  }

  readonly openLimit = (needed?: Grosze): void => {
    const { billing } = this.#dependencies.store;
    const first = billing.known?.limit;
    if (first === undefined) return;
    const limit = () => billing.known?.limit ?? first;
    this.clearFailures();
    this.neededLimit = needed;
    this.limitForm = new FormModel({
      open: () => new LimitForm({ limit, offered: this.#dependencies.offeredLimits }),
      idempotencyKeys: this.#dependencies.idempotencyKeys,
      send: (form) => this.sendLimit(form),
    });
  };

  readonly openConsent = (change: "give" | "take-back"): void => {
    if (this.isSaving) return;
    this.clearFailures();
    this.consentChange = change;
  };

  /** Closes the dialog. Does nothing while a write runs, because the customer would not see its outcome. */
  readonly close = (): void => {
    if (this.isSaving || this.limitForm?.busy === true) return;
    this.limitForm = undefined;
    this.consentChange = undefined;
  };

  readonly confirmConsent = async (): Promise<void> => {
    const { consentChange: change } = this;
    if (change === undefined || this.isSaving) return;
    const consentGiven = change === "give";
    const outcome = await this.#consent.run(consentGiven);
    if (outcome?.kind === "done" || outcome?.kind === "found-done")
      this.finish({ kind: consentGiven ? "unblocked" : "blocked" });
  };

  private async sendLimit(form: LimitForm): Promise<SubmitResult<LimitForm>> {
    const limit = chosenLimit(form);
    if (limit === undefined) return { kind: "failed", answered: true };
    const outcome = await this.#limit.run(limit);
    if (outcome?.kind === "done" || outcome?.kind === "found-done") {
      this.finish({ kind: "limit-saved", amount: limit });
      return { kind: "done" };
    }
    return { kind: "failed", answered: outcome?.kind === "not-done" };
  }

  private finish(notice: SettingsSavedNotice): void {
    this.limitForm = undefined;
    this.consentChange = undefined;
    this.#saved(notice);
    this.#dependencies.accountChanges.publish();
  }

  private clearFailures(): void {
    this.#limit.clearFailure();
    this.#consent.clearFailure();
  }
}
