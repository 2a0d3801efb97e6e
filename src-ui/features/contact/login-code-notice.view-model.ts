import { makeObservable, observableRef, runInAction } from "mobx";
import { contactKindOf, type ContactFieldName } from "#domain/contact/contact-field.ts";
import type { ContactFormState } from "#domain/contact/contact-form-state.ts";
import { isLoginCodeNumberMissing } from "#domain/contact/is-login-code-number-missing.ts";
import type { SecondFactor } from "#domain/settings/index.ts";
import type { LoginCodeDependencies } from "./contact-dialog-dependencies.ts";

/** Number that still receives the codes for the login after a change of the contact data (ACC-60). */
export interface LoginCodeNotice {
  /** Masked; `undefined` if unknown. */
  readonly phone: string | undefined;
  /** `none`: the portal has no recovery codes; `missing`: the customer has none left. */
  readonly recoveryCodes: "none" | "missing" | "left";
}

/**
 * View model of the notice about login codes (ACC-60). It loads the second step of the login once the customer edits a
 * mobile number; while the second step is unknown, there is no notice.
 */
export class LoginCodeNoticeViewModel {
  private factor: SecondFactor | undefined;
  readonly #dependencies: LoginCodeDependencies | undefined;
  #isRequested = false;

  constructor(dependencies: LoginCodeDependencies | undefined) {
    this.#dependencies = dependencies;
    makeObservable<this, "factor">(this, { factor: observableRef });
  }

  /** Loads the second step once a mobile number is edited. */
  async loadFor(name: ContactFieldName): Promise<void> {
    if (contactKindOf(name) !== "mobile" || this.#isRequested || this.#dependencies === undefined) return;
    this.#isRequested = true;
    const result = await this.#dependencies.load();
    if (result?.ok === true) runInAction(() => (this.factor = result.value));
    else this.#isRequested = false;
  }

  /** Returns the notice for a form; `undefined` if the number stays or another second step is in force. */
  noticeFor(formState: ContactFormState | undefined): LoginCodeNotice | undefined {
    const { factor } = this;
    if (formState === undefined || factor?.kind !== "sms") return undefined;
    if (!isLoginCodeNumberMissing(formState, factor.phone)) return undefined;
    const left = factor.recoveryCodesLeft ?? 0;
    const hasCodes = this.#dependencies?.hasRecoveryCodes === true;
    return { phone: factor.phone, recoveryCodes: left > 0 ? "left" : hasCodes ? "missing" : "none" };
  }
}
