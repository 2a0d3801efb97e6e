import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { UserSession } from "./session.ts";

/** Fields of a session that change with the account (SESS-11). */
export type ContextRoles = Pick<UserSession, "currentContext" | "cooperative" | "b2b" | "crmUser" | "access">;

/** The customer has no such account, or no longer has it. */
export interface ContextRefusal {
  readonly kind: "unknown-context";
}

/** Switches between accounts of the same customer. */
export interface ContextsPort {
  /**
   * Switches the session to another account (`changeContext`). Idempotent. Resolves with the roles in force. The caller
   * must drop responses for the former account afterwards.
   */
  change(contextId: string): Promise<Result<ContextRoles, ContextRefusal | TransportFailure>>;
}

/** Lock across tabs: with two concurrent switches, the last response need not belong to the last switch. */
export interface TabLockPort {
  /** Runs `work` while no other tab does; waits for the lock. Settles with the result of `work`. */
  runExclusively<Value>(work: () => Promise<Value>): Promise<Value>;
}
