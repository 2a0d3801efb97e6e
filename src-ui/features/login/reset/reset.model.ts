import type { LoginRefusal, PasswordResetPort } from "#domain/login/index.ts";
import {
  FIRST_NEW_PASSWORD_STATE, linkStep, newPasswordStep,
  type LinkEvent, type LinkState, type NewPasswordEvent, type NewPasswordState,
} from "#domain/login/password-reset.ts";
import type { IntentIdPort, Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { carryOut, CurrentIntent } from "#domain/shared-kernel/write.ts";
import { Machine } from "./machine.ts";

type Failure = LoginRefusal | TransportFailure;

/** Sends a write once. Where its answer was lost and nothing shows that it was done, pressed again it is the same intent. */
async function failureOf(
  intent: CurrentIntent,
  content: readonly unknown[],
  send: (intentId: string) => Promise<Result<true, Failure>>,
  isThere: () => Promise<boolean | undefined> = () => Promise.resolve(undefined),
): Promise<Failure | undefined> {
  const end = await carryOut<true, LoginRefusal>(intent, { content, send, isThere });
  switch (end.kind) {
    case "done":
    case "found-done":
      return undefined;
    case "not-done":
    case "unknown":
      return end.failure;
    case "given-up":
      return { kind: "unreachable" };
  }
}

/** Asking for a link that sets a new password (LOGIN-05). */
export class LinkModel extends Machine<LinkState, LinkEvent> {
  readonly #port: PasswordResetPort;
  readonly #intent: CurrentIntent;

  constructor(port: PasswordResetPort, intentIds: IntentIdPort) {
    super({ step: "ASK", login: "", busy: false, problem: undefined }, linkStep);
    this.#port = port;
    this.#intent = new CurrentIntent(intentIds);
  }

  readonly request = async (typed: string): Promise<void> => {
    if (!this.begin({ kind: "login-given", login: typed })) return;
    const { login } = this.snapshot();
    const problem = await failureOf(this.#intent, [login], (intentId) => this.#port.requestLink({ intentId, login }));
    this.apply(problem === undefined ? { kind: "accepted" } : { kind: "refused", problem });
  };

  readonly back = (): void => this.apply({ kind: "back" });
}

/** A new password by the link in the hand (LOGIN-05). */
export class NewPasswordModel extends Machine<NewPasswordState, NewPasswordEvent> {
  readonly #port: PasswordResetPort;
  readonly #intent: CurrentIntent;
  readonly #token: string;

  constructor(port: PasswordResetPort, intentIds: IntentIdPort, token: string) {
    super(FIRST_NEW_PASSWORD_STATE, newPasswordStep);
    this.#port = port;
    this.#intent = new CurrentIntent(intentIds);
    this.#token = token;
  }

  /** Looks whether the link may still be used. Nobody is asked about a page without one. */
  readonly check = async (): Promise<void> => {
    if (!this.begin({ kind: "check" })) return;
    const answer: Result<true, Failure> = this.#token === "" ? { ok: false, failure: { kind: "unknown-token" } } : await this.#port.checkToken(this.#token);
    this.apply(answer.ok ? { kind: "accepted" } : { kind: "refused", problem: answer.failure });
  };

  readonly setPassword = async (given: { readonly password: string; readonly repeated: string }): Promise<void> => {
    if (!this.begin({ kind: "password-given", ...given })) return;
    const { password } = given;
    const problem = await failureOf(this.#intent, [this.#token, password], (intentId) => this.#port.setPassword({ intentId, token: this.#token, password }), this.#isUsed);
    this.apply(problem === undefined ? { kind: "accepted" } : { kind: "refused", problem });
  };

  /** A link works once: used just after it was good, it has set the password whose answer was lost. */
  readonly #isUsed = async (): Promise<boolean | undefined> => {
    const answer = await this.#port.checkToken(this.#token);
    if (answer.ok) return false;
    return answer.failure.kind === "login-refused" && answer.failure.code === "USED_TOKEN" ? true : undefined;
  };
}
