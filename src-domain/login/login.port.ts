import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { UserSession } from "../session/index.ts";
import type { LoginRefusal } from "./login.errors.ts";

/**
 * What `beforeLogin` says of a login (LOGIN-02), by the wire's number: 1 `possible`, 0 `not-possible`,
 * 2 `forced` (not possible, and the customer must not learn it), 3 `no-account`.
 */
export type LoginPossibility = "possible" | "not-possible" | "forced" | "no-account";

export interface LoginPort {
  /** Asks how this login may go on (`beforeLogin`). Sends no password and no identification. */
  beforeLogin(login: string): Promise<Result<LoginPossibility, TransportFailure>>;
  /** Opens a session (`sessionStart`). A refusal is one of the catalogue's codes. */
  startSession(credentials: {
    readonly login: string;
    readonly password: string;
  }): Promise<Result<UserSession, LoginRefusal | TransportFailure>>;
}
