import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { UserSession } from "./session.ts";

/** Fields of a session that change with the account (SESS-11). */
export type AccountRoles = Pick<
  UserSession,
  "currentContext" | "cooperative" | "b2b" | "crmUser" | "access" | "unreadRights"
>;

/** The customer has no such account, or no longer has it. */
export interface AccountSwitchRefusal {
  readonly kind: "unknown-context";
}

/** Switches between accounts of the same customer. */
export interface CustomerContextsPort {
  /**
   * Switches the session to another account (`changeContext`). Idempotent. Resolves with the roles in force. The caller
   * must drop responses for the former account afterwards.
   */
  switchAccount(contextId: string): Promise<Result<AccountRoles, AccountSwitchRefusal | TransportFailure>>;
}

/**
 * Name of the tab lock for changes of the account and its roles: of two concurrent switches, the last response need not
 * belong to the last switch.
 */
export const ACCOUNT_LOCK_NAME = "ebok.context";
