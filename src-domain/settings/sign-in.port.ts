import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { LoginCode, PasswordCode, SettingsRefusal } from "./settings-refusal.ts";

/** A login name that is to hold from now on. */
export interface LoginChange {
  readonly idempotencyKey: string;
  readonly login: string;
}

/** Secrets: they go to the provider and nowhere else. */
export interface PasswordChange {
  readonly idempotencyKey: string;
  readonly current: string;
  readonly next: string;
}

/** What somebody logs in with (SET-01). */
export interface SignInPort {
  /** Gives the login another name (`changeCustomLogin`); gives the one in force. */
  changeLogin(change: LoginChange): Promise<Result<string, SettingsRefusal<LoginCode> | TransportFailure>>;
  /** Sets another password (`changePasswordAuthenticated`). Every other session of the login ends with it. */
  changePassword(change: PasswordChange): Promise<Result<"changed", SettingsRefusal<PasswordCode> | TransportFailure>>;
}
