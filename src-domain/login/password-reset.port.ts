import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { LoginRefusal } from "./login.errors.ts";
import type { RegistrationPort } from "./registration.port.ts";

/** Reset of a forgotten password (LOGIN-05). */
export interface PasswordResetPort {
  /** Sends a link to the e-mail address of this login. The response is the same for an unknown login (LOGIN-02). */
  requestLink(request: {
    readonly idempotencyKey: string;
    readonly login: string;
  }): Promise<Result<true, LoginRefusal | TransportFailure>>;
  /** Checks that a link is usable; refused with `used-token`, `overdue-token` or `unknown-token`. */
  checkToken(token: string): Promise<Result<true, LoginRefusal | TransportFailure>>;
  /** Sets the password and uses up the link. Ends all sessions of the login and removes its lock. */
  setPassword(change: {
    readonly idempotencyKey: string;
    readonly token: string;
    readonly password: string;
  }): Promise<Result<true, LoginRefusal | TransportFailure>>;
}

/** Ports for customers who cannot log in yet. */
export interface AccountAccessPorts {
  readonly registration: RegistrationPort;
  readonly passwordReset: PasswordResetPort;
  /** Called after the first login with a new account. */
  readonly onAccountCreated: () => void;
}
