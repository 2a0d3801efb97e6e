import type { LoginRefusal, PasswordResetPort } from "#domain/login/index.ts";
import {
  INITIAL_NEW_PASSWORD_STATE,
  isLinkUsed,
  reduceResetLink,
  reduceNewPassword,
  type ResetLinkEvent,
  type ResetLinkState,
  type NewPasswordEvent,
  type NewPasswordState,
} from "#domain/login/password-reset.ts";
import { requestResetLink } from "#domain/login/use-cases/request-reset-link.ts";
import { setNewPassword } from "#domain/login/use-cases/set-new-password.ts";
import type { IdempotencyKeyPort, Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { StateMachine } from "./state-machine.ts";

type Failure = LoginRefusal | TransportFailure;

/** Event of an operation of the portal that threw. */
const FAILED = { kind: "refused", failureReason: { kind: "unexpected-error" } } as const;

/** View model to request a link that resets the password (LOGIN-05). */
export class ResetLinkViewModel extends StateMachine<ResetLinkState, ResetLinkEvent> {
  readonly #port: PasswordResetPort;
  readonly #idempotencyKey: IdempotencyKeyIssuer;

  /** `login`: text typed on the login page before, if any. */
  constructor(port: PasswordResetPort, idempotencyKeys: IdempotencyKeyPort, login = "") {
    super({ step: "ASK", login, busy: false, failureReason: undefined }, reduceResetLink);
    this.#port = port;
    this.#idempotencyKey = new IdempotencyKeyIssuer(idempotencyKeys);
  }

  readonly request = (typed: string): Promise<void> => this.run(() => this.#requestLink(typed), FAILED);

  async #requestLink(typed: string): Promise<void> {
    if (!this.begin({ kind: "login-given", login: typed })) return;
    const { login } = this.snapshot();
    const outcome = await requestResetLink({ passwordReset: this.#port }, login, this.#idempotencyKey);
    switch (outcome.kind) {
      case "done":
      case "found-done":
        return this.apply({ kind: "accepted" });
      case "not-done":
      case "unknown":
        return this.apply({ kind: "refused", failureReason: outcome.failure });
      case "cancelled":
        return this.apply({ kind: "refused", failureReason: { kind: "unreachable" } });
    }
  }

  readonly back = (): void => this.apply({ kind: "back" });
}

/** Session of another customer in this browser. */
export interface RemainingSession {
  /**
   * Returns the name of the customer still logged in after the new password ended its own sessions; requests it from
   * the server.
   */
  loggedInAs(): Promise<string | undefined>;
}

/** View model to set a new password by a link (LOGIN-05). */
export class NewPasswordViewModel extends StateMachine<NewPasswordState, NewPasswordEvent> {
  readonly #port: PasswordResetPort;
  readonly #idempotencyKey: IdempotencyKeyIssuer;
  readonly #token: string;
  readonly #other: RemainingSession;

  constructor(port: PasswordResetPort, idempotencyKeys: IdempotencyKeyPort, token: string, other: RemainingSession) {
    super(INITIAL_NEW_PASSWORD_STATE, reduceNewPassword);
    this.#port = port;
    this.#idempotencyKey = new IdempotencyKeyIssuer(idempotencyKeys);
    this.#token = token;
    this.#other = other;
  }

  /** Checks whether the link is still valid. Without a token, fails without a request. */
  readonly check = (): Promise<void> => this.run(() => this.#checkLink(), FAILED);

  readonly setPassword = (given: { readonly password: string; readonly repeated: string }): Promise<void> =>
    this.run(() => this.#sendPassword(given), { kind: "outcome-lost" });

  /** Checks the link again when it is unknown whether the password is set. */
  readonly checkAgain = (): Promise<void> => this.run(() => this.#verifyAgain(), { kind: "outcome-lost" });

  async #checkLink(): Promise<void> {
    if (!this.begin({ kind: "check" })) return;
    const answer: Result<true, Failure> =
      this.#token === "" ? { ok: false, failure: { kind: "unknown-token" } } : await this.#port.checkToken(this.#token);
    this.apply(answer.ok ? { kind: "accepted" } : { kind: "refused", failureReason: answer.failure });
  }

  async #sendPassword(given: { readonly password: string; readonly repeated: string }): Promise<void> {
    if (!this.begin({ kind: "password-given", ...given })) return;
    const { password } = given;
    const outcome = await setNewPassword(
      { passwordReset: this.#port },
      { token: this.#token, password },
      this.#idempotencyKey,
    );
    switch (outcome.kind) {
      case "done":
      case "found-done":
        return this.#done();
      case "not-done":
      case "unknown":
        return this.apply(
          outcome.failure.kind === "outcome-unknown"
            ? { kind: "outcome-lost" }
            : { kind: "refused", failureReason: outcome.failure },
        );
      case "cancelled":
        return this.apply({ kind: "refused", failureReason: { kind: "unreachable" } });
    }
  }

  async #verifyAgain(): Promise<void> {
    if (!this.begin({ kind: "verify-again" })) return;
    const answer = await this.#port.checkToken(this.#token);
    if (answer.ok) return this.apply({ kind: "accepted" });
    const { failure } = answer;
    if (isLinkUsed(failure)) return this.#done();
    // An expired or unknown link has set no password; any other failure leaves the outcome unknown.
    this.apply(
      failure.kind === "login-refused" || failure.kind === "unknown-token"
        ? { kind: "refused", failureReason: failure }
        : { kind: "outcome-lost" },
    );
  }

  async #done(): Promise<void> {
    this.apply({ kind: "password-set", loggedInAs: await this.#other.loggedInAs() });
  }
}
