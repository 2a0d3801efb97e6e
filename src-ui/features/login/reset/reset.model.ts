import type { LoginRefusal, PasswordResetPort } from "#domain/login/index.ts";
import {
  FIRST_NEW_PASSWORD_STATE,
  linkStep,
  newPasswordStep,
  type LinkEvent,
  type LinkState,
  type NewPasswordEvent,
  type NewPasswordState,
} from "#domain/login/password-reset.ts";
import type { IdempotencyKeyPort, Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { executeWrite, IdempotencyKey, type WriteOutcome } from "#domain/shared-kernel/write.ts";
import { Machine } from "./machine.ts";

type Failure = LoginRefusal | TransportFailure;

/** Asking for a link that sets a new password (LOGIN-05). */
export class LinkModel extends Machine<LinkState, LinkEvent> {
  readonly #port: PasswordResetPort;
  readonly #idempotencyKey: IdempotencyKey;

  /** `login`: what was typed on the login page, where somebody has come from there. */
  constructor(port: PasswordResetPort, idempotencyKeys: IdempotencyKeyPort, login = "") {
    super({ step: "ASK", login, busy: false, problem: undefined }, linkStep);
    this.#port = port;
    this.#idempotencyKey = new IdempotencyKey(idempotencyKeys);
  }

  readonly request = async (typed: string): Promise<void> => {
    if (!this.begin({ kind: "login-given", login: typed })) return;
    const { login } = this.snapshot();
    const end = await executeWrite<true, LoginRefusal>(this.#idempotencyKey, {
      content: [login],
      send: (intentId) => this.#port.requestLink({ intentId, login }),
      // nothing shows that a letter was sent: pressed again it is the same intent
      verifyApplied: () => Promise.resolve(undefined),
    });
    this.apply(end.kind === "done" ? { kind: "accepted" } : { kind: "refused", problem: failureOf(end) });
  };

  readonly back = (): void => this.apply({ kind: "back" });
}

/** Who is in in this browser beside the login whose password is set. */
export interface OtherSession {
  /**
   * The name of whoever is still logged in once a session is gone that the new password has ended; asks the provider.
   */
  stillIn(): Promise<string | undefined>;
}

/** A new password by the link in the hand (LOGIN-05). */
export class NewPasswordModel extends Machine<NewPasswordState, NewPasswordEvent> {
  readonly #port: PasswordResetPort;
  readonly #idempotencyKey: IdempotencyKey;
  readonly #token: string;
  readonly #other: OtherSession;

  constructor(port: PasswordResetPort, idempotencyKeys: IdempotencyKeyPort, token: string, other: OtherSession) {
    super(FIRST_NEW_PASSWORD_STATE, newPasswordStep);
    this.#port = port;
    this.#idempotencyKey = new IdempotencyKey(idempotencyKeys);
    this.#token = token;
    this.#other = other;
  }

  /** Looks whether the link may still be used. Nobody is asked about a page without one. */
  readonly check = async (): Promise<void> => {
    if (!this.begin({ kind: "check" })) return;
    const answer: Result<true, Failure> =
      this.#token === "" ? { ok: false, failure: { kind: "unknown-token" } } : await this.#port.checkToken(this.#token);
    this.apply(answer.ok ? { kind: "accepted" } : { kind: "refused", problem: answer.failure });
  };

  readonly setPassword = async (given: { readonly password: string; readonly repeated: string }): Promise<void> => {
    if (!this.begin({ kind: "password-given", ...given })) return;
    const { password } = given;
    let used: boolean | undefined;
    const end = await executeWrite<true, LoginRefusal>(this.#idempotencyKey, {
      content: [this.#token, password],
      send: (intentId) => this.#port.setPassword({ intentId, token: this.#token, password }),
      verifyApplied: async () => (used = await this.#isUsed()),
    });
    if (end.kind === "done" || end.kind === "found-done") return this.#done();
    this.apply(
      end.kind === "unknown" && used === undefined
        ? { kind: "outcome-lost" }
        : { kind: "refused", problem: failureOf(end) },
    );
  };

  /** Asks once more whether the password is set, where nobody knows. */
  readonly lookAgain = async (): Promise<void> => {
    if (!this.begin({ kind: "look-again" })) return;
    const answer = await this.#port.checkToken(this.#token);
    if (answer.ok) return this.apply({ kind: "accepted" });
    const { failure } = answer;
    if (isUsed(failure)) return this.#done();
    // a link that is over has set no password; anything else tells nothing
    this.apply(
      failure.kind === "login-refused" || failure.kind === "unknown-token"
        ? { kind: "refused", problem: failure }
        : { kind: "outcome-lost" },
    );
  };

  async #done(): Promise<void> {
    this.apply({ kind: "password-set", stillIn: await this.#other.stillIn() });
  }

  /** `undefined`: no answer that tells. */
  readonly #isUsed = async (): Promise<boolean | undefined> => {
    const answer = await this.#port.checkToken(this.#token);
    if (answer.ok) return false;
    return isUsed(answer.failure) || undefined;
  };
}

/** A link works once: used just after it was good, it has set the password whose answer was lost. */
const isUsed = (failure: Failure): boolean => failure.kind === "login-refused" && failure.code === "used-token";

/** Why a write was not done, as far as anybody knows. */
function failureOf(end: Exclude<WriteOutcome<true, LoginRefusal>, { readonly kind: "done" }>): Failure {
  return end.kind === "not-done" || end.kind === "unknown" ? end.failure : { kind: "unreachable" };
}
