import type { Instant } from "../shared-kernel/index.ts";
import type { UserSession } from "./session.ts";

/** What survives a reload: the session and when it ends. */
export interface StoredSession {
  readonly session: UserSession;
  /** Wall-clock time, ms, after which the session is over (SESS-01). */
  readonly deadline: Instant;
}

/** Why a session that was in force is over: its customer left, or time or the provider ended it. */
export type SessionEnding = "logout" | "expired";

/**
 * Where a session lives between two page loads, shared by all tabs of a browser. Synchronous: the guard
 * and the first paint need it. What cannot be read, or does not have the right shape, is `undefined`, never a throw;
 * a store that is full or forbidden keeps the session for this page only.
 */
export interface SessionStoragePort {
  read(): StoredSession | undefined;
  write(stored: StoredSession): void;
  /** Moves the deadline of the stored session; does nothing without one. */
  moveDeadline(deadline: Instant): void;
  /**
   * Removes all local data of the portal but the kept keys `ebok.chat.open` and `ebok.widget` (SESS-06), and tells the
   * other
   * tabs why (SESS-08): nothing of that stays behind.
   */
  clear(ending: SessionEnding): void;
}
