import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { LoginCode, PasswordCode, SettingsRefusal } from "./settings-refusal.ts";

/** New login name. */
export interface LoginChange {
  readonly idempotencyKey: string;
  readonly login: string;
}

/** Passwords are secrets: send them to the server only, never log or store them. */
export interface PasswordChange {
  readonly idempotencyKey: string;
  readonly current: string;
  readonly next: string;
}

/** Login name and password of the customer (SET-01). */
export interface SignInPort {
  /** Changes the login name (`changeCustomLogin`). Resolves with the one in force. */
  changeLogin(change: LoginChange): Promise<Result<string, SettingsRefusal<LoginCode> | TransportFailure>>;
  /** Changes the password (`changePasswordAuthenticated`). Ends all other sessions of the login. */
  changePassword(change: PasswordChange): Promise<Result<"changed", SettingsRefusal<PasswordCode> | TransportFailure>>;
}
