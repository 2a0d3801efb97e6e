import type { LoginDependencies } from "../login.view-model.ts";
import type { LoginAttempts, LoginPageHandle } from "../steps/login-attempts.ts";
import { ProtectionStep } from "./protection-step.view.tsx";

/** The second factor: its view, and what is tried there. Fetched by those who have one. */
export class Protection {
  readonly View = ProtectionStep;
  readonly #dependencies: LoginDependencies;
  readonly #page: LoginPageHandle;
  readonly #attempts: Pick<LoginAttempts, "enter" | "refuse" | "problemText">;

  constructor(
    dependencies: LoginDependencies,
    page: LoginPageHandle,
    attempts: Pick<LoginAttempts, "enter" | "refuse" | "problemText">,
  ) {
    this.#dependencies = dependencies;
    this.#page = page;
    this.#attempts = attempts;
  }

  /** What happened and what to do next. */
  get problemText(): LoginAttempts["problemText"] {
    return this.#attempts.problemText;
  }

  /** The moment that it is, ms. */
  readonly now = (): number => this.#dependencies.now();

  /** The code; `remember`: this device is to be trusted. */
  async giveCode(code: string, remember: boolean): Promise<void> {
    if (!this.#page.begin({ kind: "code-given", code, remember })) return;
    const state = this.#page.state();
    if (state.step !== "ACCOUNT_PROTECTION") return;
    const answer = await this.#dependencies.port.confirmSession({
      challengeId: state.challenge.challengeId,
      code,
      remember: state.remember,
    });
    return answer.ok ? this.#attempts.enter(answer.value) : this.#attempts.refuse(answer.failure);
  }

  /** Another code in place of the one that did not come. */
  async askAnotherCode(): Promise<void> {
    const state = this.#page.state();
    if (state.step !== "ACCOUNT_PROTECTION" || !this.#page.begin({ kind: "code-again", now: this.#dependencies.now() }))
      return;
    const answer = await this.#dependencies.port.sendAnotherCode(state.challenge.challengeId);
    return answer.ok
      ? this.#page.apply({ kind: "challenged", challenge: answer.value })
      : this.#attempts.refuse(answer.failure);
  }
}
