import type { Instant, Result, TransportFailure } from "../shared-kernel/index.ts";
import type { LoginRefusal } from "./login.errors.ts";
import type { CodeChannel, IdentificationResult, Identity } from "./registration.ts";

/** A code that is on its way: how long it works, and when another may be asked for. */
export interface SentRegistrationCode {
  readonly validUntil: Instant;
  readonly againAt: Instant;
}

/**
 * How somebody without an account gets one (LOGIN-04). What is refused is one of the catalogue's codes (LOGIN-06). Who
 * it is goes
 * along with every call until there is a ticket: the provider keeps nothing of somebody who is not in.
 */
export interface RegistrationPort {
  /** Asks who this is (`beforeLogin`). Too many that do not fit are `locked`. */
  identify(identity: Identity): Promise<Result<IdentificationResult, LoginRefusal | TransportFailure>>;
  /** Has a code sent. One that went the same way a moment ago is the answer again, unless `another` is asked for. */
  sendCode(
    order: Identity & {
      readonly idempotencyKey: string;
      readonly channel: CodeChannel;
      readonly another: boolean;
    },
  ): Promise<Result<SentRegistrationCode, LoginRefusal | TransportFailure>>;
  /** Gives the ticket that stands for a right code (`signUpCodeVerify`); too many wrong ones are `locked`. */
  verifyCode(
    proof: Identity & {
      readonly idempotencyKey: string;
      readonly code: string;
    },
  ): Promise<Result<string, LoginRefusal | TransportFailure>>;
  /** Makes the account. A ticket that has run out is EXPIRED_SMS_TOKEN, a login that somebody has LOGIN_USED. */
  createAccount(account: {
    readonly idempotencyKey: string;
    readonly ticket: string;
    readonly login: string;
    readonly password: string;
  }): Promise<Result<true, LoginRefusal | TransportFailure>>;
}
