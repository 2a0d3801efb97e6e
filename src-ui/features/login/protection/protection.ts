import type { LoginDependencies } from "../login.view-model.ts";
import type { LoginAttempts, LoginPageHandle } from "../steps/login-attempts.ts";
import { ProtectionStep } from "./protection-step.view.tsx";

/** Second factor: its view and its calls. Loaded only for customers who use one. */
export class Protection {
  readonly View = ProtectionStep;
  readonly #dependencies: LoginDependencies;
  readonly #page: LoginPageHandle;
  readonly #attempts: Pick<LoginAttempts, "runStep" | "openSession" | "refuse" | "problemText">;

  constructor(
    dependencies: LoginDependencies,
    page: LoginPageHandle,
    attempts: Pick<LoginAttempts, "runStep" | "openSession" | "refuse" | "problemText">,
  ) {
    this.#dependencies = dependencies;
    this.#page = page;
    this.#attempts = attempts;
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

  /** Requests another code to replace one that did not arrive. */
  askAnotherCode(): Promise<void> {
    return this.#attempts.runStep(() => this.#sendAnotherCode());
  }

  async #confirmSession(code: string, remember: boolean): Promise<void> {
    if (!this.#page.begin({ kind: "code-given", code, remember })) return;
    const state = this.#page.state();
    if (state.step !== "ACCOUNT_PROTECTION") return;
    const answer = await this.#dependencies.port.confirmSession({
      challengeId: state.challenge.challengeId,
      code,
      remember: state.remember,
    });
    return answer.ok ? this.#attempts.openSession(answer.value) : this.#attempts.refuse(answer.failure);
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
