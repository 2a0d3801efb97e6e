import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { UserSession } from "../session/index.ts";
import type { LoginRefusal } from "./login.errors.ts";
import type { Challenge } from "./second-factor.ts";

/**
 * What `beforeLogin` says of a login (LOGIN-02), by the wire's number: 1 `possible`, 0 `not-possible`,
 * 2 `forced` (not possible, and the customer must not learn it), 3 `no-account`.
 */
export type LoginPossibility = "possible" | "not-possible" | "forced" | "no-account";

/** The password was right, but alone it opens no session (LOGIN-03). */
export interface SecondFactorNeeded {
  readonly kind: "second-factor";
  readonly challenge: Challenge;
}

export interface LoginPort {
  /** Asks how this login may go on (`beforeLogin`). Sends no password and no identification. */
  beforeLogin(login: string): Promise<Result<LoginPossibility, TransportFailure>>;
  /**
   * Opens a session (`sessionStart`), or says that a second factor is asked for. A refusal is one of the catalogue's
   * codes.
   */
  startSession(credentials: {
    readonly login: string;
    readonly password: string;
  }): Promise<Result<UserSession, SecondFactorNeeded | LoginRefusal | TransportFailure>>;
  /** Opens the session of a challenge by its code; `remember`: no code is asked for on this device again (LOGIN-09). */
  confirmSession(proof: {
    readonly challengeId: string;
    readonly code: string;
    readonly remember: boolean;
  }): Promise<Result<UserSession, LoginRefusal | TransportFailure>>;
  /** Has another code sent for a challenge; the former one works no more. */
  sendAnotherCode(challengeId: string): Promise<Result<Challenge, LoginRefusal | TransportFailure>>;
}
