import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { UserSession } from "./session.ts";

/** What acting for another account changes of a session (SESS-11). */
export type ContextRoles = Pick<UserSession, "currentContext" | "cooperative" | "b2b" | "crmUser" | "access">;

/** The provider knows no such account of this customer, or not any more. */
export interface ContextRefusal {
  readonly kind: "unknown-context";
}

/** Acting for another account of the same customer. */
export interface ContextsPort {
  /**
   * From now on the session acts for this account (`changeContext`). Asked again it changes nothing more. The answer is
   * that of the
   * session in force; what was asked for the former account must not be shown once it is there.
   */
  change(contextId: string): Promise<Result<ContextRoles, ContextRefusal | TransportFailure>>;
}

/**
 * Keeps the tabs of a browser from switching at the same time: the last to be answered need not be the last that was
 * done.
 */
export interface TabLockPort {
  /** Runs `work` while no other tab runs any; waits for its turn. Settles as `work` does. */
  runExclusively<Value>(work: () => Promise<Value>): Promise<Value>;
}
