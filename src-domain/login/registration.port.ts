import type { Instant, Result, TransportFailure } from "../shared-kernel/index.ts";
import type { LoginRefusal } from "./login.errors.ts";
import type { CodeChannel, IdentificationResult, Identity } from "./registration.ts";

/** Sent code: end of its validity, and time from which another can be requested. */
export interface SentRegistrationCode {
  readonly validUntil: Instant;
  readonly againAt: Instant;
}

/**
 * Registration of an account (LOGIN-04). Refusals are those of LOGIN-06. Every call carries the identity until there is
 * a ticket, because the server stores nothing for a person who is not logged in.
 */
export interface RegistrationPort {
  /** Identifies a person (`beforeLogin`). Too many wrong attempts are `locked`. */
  identify(identity: Identity): Promise<Result<IdentificationResult, LoginRefusal | TransportFailure>>;
  /** Sends a code and returns its times. Reuses one sent recently by the same channel, unless `another` is set. */
  sendCode(
    order: Identity & {
      readonly idempotencyKey: string;
      readonly channel: CodeChannel;
      readonly another: boolean;
    },
  ): Promise<Result<SentRegistrationCode, LoginRefusal | TransportFailure>>;
  /** Verifies a code and returns the ticket (`signUpCodeVerify`). Too many wrong codes are `locked`. */
  verifyCode(
    proof: Identity & {
      readonly idempotencyKey: string;
      readonly code: string;
    },
  ): Promise<Result<string, LoginRefusal | TransportFailure>>;
  /** Creates the account. Refused with `expired-sms-token` for an expired ticket, or `login-used` for a taken login. */
  createAccount(account: {
    readonly idempotencyKey: string;
    readonly ticket: string;
    readonly login: string;
    readonly password: string;
  }): Promise<Result<true, LoginRefusal | TransportFailure>>;
}
