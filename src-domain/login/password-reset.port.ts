import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { LoginRefusal } from "./login.errors.ts";
import type { RegistrationPort } from "./registration.port.ts";

/** A new password for somebody who does not know the former one any more (LOGIN-05). */
export interface PasswordResetPort {
  /** Has a link sent to the e-mail address of this login. Answered alike for a login that nobody has (LOGIN-02). */
  requestLink(request: {
    readonly idempotencyKey: string;
    readonly login: string;
  }): Promise<Result<true, LoginRefusal | TransportFailure>>;
  /** Whether a link may still be used; refused as USED_TOKEN, OVERDUE_TOKEN or `unknown-token`. */
  checkToken(token: string): Promise<Result<true, LoginRefusal | TransportFailure>>;
  /** Sets the password by the link, which is used up. Ends every session of the login, and its lock. */
  setPassword(change: {
    readonly idempotencyKey: string;
    readonly token: string;
    readonly password: string;
  }): Promise<Result<true, LoginRefusal | TransportFailure>>;
}

/** What somebody needs who cannot log in yet. */
export interface AccountAccessPorts {
  readonly registration: RegistrationPort;
  readonly passwordReset: PasswordResetPort;
}
