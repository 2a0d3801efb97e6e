import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { UserSession } from "../session/index.ts";
import type { LoginRefusal } from "./login.errors.ts";
import type { SecondFactorChallenge } from "./second-factor-challenge.ts";

/**
 * Result of `beforeLogin` (LOGIN-02) by its wire number: 1 `possible`, 0 `not-possible`, 2 `forced` (not possible, but
 * hidden from the customer), 3 `no-account`.
 */
export type LoginPossibility = "possible" | "not-possible" | "forced" | "no-account";

/** The password was correct, but the session needs a second factor (LOGIN-03). */
export interface SecondFactorNeeded {
  readonly kind: "second-factor";
  readonly challenge: SecondFactorChallenge;
}

/**
 * Proof of the second factor: its code, a challenge that a passkey has signed (KEY-04), or a recovery code (KEY-07).
 */
export type SecondFactorProof =
  | { readonly code: string }
  | { readonly passkey: string }
  | { readonly recoveryCode: string };

export interface LoginPort {
  /** Checks how this login may continue (`beforeLogin`). Sends no password and no identification. */
  beforeLogin(login: string): Promise<Result<LoginPossibility, TransportFailure>>;
  /** Starts a session (`sessionStart`), or fails with `second-factor` or a refusal. */
  startSession(credentials: {
    readonly login: string;
    readonly password: string;
  }): Promise<Result<UserSession, SecondFactorNeeded | LoginRefusal | TransportFailure>>;
  /**
   * Starts the session of a challenge with its proof. `remember`: this device skips the second factor from now on
   * (LOGIN-09).
   */
  confirmSession(
    confirmation: SecondFactorProof & { readonly challengeId: string; readonly remember: boolean },
  ): Promise<Result<UserSession, LoginRefusal | TransportFailure>>;
  /** Sends another code for a challenge and invalidates the former one. */
  sendAnotherCode(challengeId: string): Promise<Result<SecondFactorChallenge, LoginRefusal | TransportFailure>>;
}
