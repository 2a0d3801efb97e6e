import { normalizeRecoveryCode } from "#domain/login/recovery-code.ts";
import type { SecondFactorChallenge, SecondFactorProof } from "#domain/login/index.ts";
import type { AuthenticatorPort } from "#domain/passkeys/index.ts";
import { hasFewRecoveryCodes } from "#domain/settings/recovery-codes.ts";
import type { LoginDependencies } from "../login.view-model.ts";
import type { LoginAttempts, LoginPageHandle } from "../steps/login-attempts.ts";
import { t } from "./protection.texts.ts";
import { ProtectionStep } from "./protection-step.view.tsx";

/** Second factor: its view and its calls. Loaded only for customers who use one. */
export class Protection {
  readonly View = ProtectionStep;
  readonly #dependencies: LoginDependencies;
  readonly #page: LoginPageHandle;
  readonly #attempts: Pick<LoginAttempts, "runStep" | "openSession" | "refuse" | "problemText">;
  #authenticator: Pick<AuthenticatorPort, "isSupported" | "sign"> | undefined;

  constructor(
    dependencies: LoginDependencies,
    page: LoginPageHandle,
    attempts: Pick<LoginAttempts, "runStep" | "openSession" | "refuse" | "problemText">,
  ) {
    this.#dependencies = dependencies;
    this.#page = page;
    this.#attempts = attempts;
  }

  /** Loads what a challenge needs. Without the code for passkeys, the other ways still work. */
  async prepare({ passkeyOptions }: SecondFactorChallenge): Promise<void> {
    if (passkeyOptions === undefined || this.#authenticator !== undefined) return;
    this.#authenticator = await this.#dependencies.authenticator().catch((error: unknown) => {
      this.#page.report(error);
      return undefined;
    });
  }

  /** True if this device can use passkeys. */
  get canUsePasskeys(): boolean {
    return this.#authenticator?.isSupported ?? false;
  }

  /** Text of a problem and its next step. */
  get problemText(): LoginAttempts["problemText"] {
    return this.#attempts.problemText;
  }

  /** Current time, ms since the epoch. */
  readonly now = (): number => this.#dependencies.now();

  /** Sends the code; `remember`: trust this device. */
  giveCode(code: string, remember: boolean): Promise<void> {
    return this.#attempts.runStep(() => this.#confirmSession(code, remember));
  }

  /** Sends a recovery code instead of the code (KEY-07). */
  giveRecoveryCode(code: string, remember: boolean): Promise<void> {
    return this.#attempts.runStep(() => this.#confirmByRecoveryCode(code, remember));
  }

  /** Asks the device for a passkey instead of the code (KEY-04). */
  usePasskey(remember: boolean): Promise<void> {
    return this.#attempts.runStep(() => this.#confirmByPasskey(remember));
  }

  /** Opens the help for customers who cannot get the code. */
  readonly openNoCode = (): void => this.#page.apply({ kind: "no-code" });

  /** Requests another code to replace one that did not arrive. */
  askAnotherCode(): Promise<void> {
    return this.#attempts.runStep(() => this.#sendAnotherCode());
  }

  async #confirmSession(code: string, remember: boolean): Promise<void> {
    if (this.#page.begin({ kind: "code-given", code, remember })) await this.#confirm({ code });
  }

  async #confirmByRecoveryCode(code: string, remember: boolean): Promise<void> {
    if (this.#page.begin({ kind: "recovery-code-given", code, remember }))
      await this.#confirm({ recoveryCode: normalizeRecoveryCode(code) });
  }

  async #confirmByPasskey(remember: boolean): Promise<void> {
    if (!this.#page.begin({ kind: "passkey-requested", remember })) return;
    const state = this.#page.state();
    const options = state.step === "ACCOUNT_PROTECTION" ? state.challenge.passkeyOptions : undefined;
    const signed = options === undefined ? undefined : await this.#authenticator?.sign(options);
    if (signed?.ok === true) await this.#confirm({ passkey: signed.value });
    else this.#page.apply({ kind: "passkey-not-given" });
  }

  async #confirm(proof: SecondFactorProof): Promise<void> {
    const state = this.#page.state();
    if (state.step !== "ACCOUNT_PROTECTION") return;
    const answer = await this.#dependencies.port.confirmSession({
      ...proof,
      challengeId: state.challenge.challengeId,
      remember: state.remember,
    });
    if (!answer.ok) return this.#attempts.refuse(answer.failure);
    await this.#attempts.openSession(answer.value);
    const left = (state.challenge.recoveryCodesLeft ?? 0) - 1;
    if ("recoveryCode" in proof && hasFewRecoveryCodes(left))
      this.#dependencies.showToast(t("noCode.few", { count: left }));
  }

  async #sendAnotherCode(): Promise<void> {
    const state = this.#page.state();
    if (
      state.step !== "ACCOUNT_PROTECTION" ||
      !this.#page.begin({ kind: "resend-requested", now: this.#dependencies.now() })
    )
      return;
    const answer = await this.#dependencies.port.sendAnotherCode(state.challenge.challengeId);
    return answer.ok
      ? this.#page.apply({ kind: "challenged", challenge: answer.value })
      : this.#attempts.refuse(answer.failure);
  }
}
