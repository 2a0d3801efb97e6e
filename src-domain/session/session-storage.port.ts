import type { Instant } from "../shared-kernel/index.ts";
import type { UserSession } from "./session.ts";

/** Session and deadline that survive a reload. */
export interface StoredSession {
  readonly session: UserSession;
  /** Wall-clock time, ms, after which the session is over (SESS-01). */
  readonly deadline: Instant;
  /** Latest end of the session, wall-clock time, ms; absent if its login is unknown (SESS-15). */
  readonly endsAt?: Instant;
  /** First hash of this session that the server has reported; absent before (CALL-09). */
  readonly serverHash?: string;
  /** True after a response has shown backend access: it lasts until the session ends (ACC-12). */
  readonly backendAccess?: true;
}

/**
 * Reason why a session ended (SESS-03 to SESS-06).
 *
 * - `logout`: the customer logged out. Leads to the login.
 * - `expired`: it ran out in a running portal, or the server ended it. Leads to `/sessionExpired`.
 * - `lifetime-over`: it reached its latest end in a running portal. Leads to `/sessionExpired`, which says so
 *   (SESS-15).
 * - `missing`: its deadline had passed before the portal opened, or has disappeared. Leads to the login.
 */
export type SessionEnding = "logout" | "expired" | "lifetime-over" | "missing";

/**
 * Reason why a session ended in this tab. `password-changed`: by a new password; the page that set it says so
 * (LOGIN-05), and other tabs treat the session as expired.
 */
export type TabSessionEnding = SessionEnding | "password-changed";

/** Reason that another tab gives for the end of a session. */
export type SessionEndedElsewhere = Exclude<SessionEnding, "missing">;

/**
 * Storage of the session between page loads, shared by all tabs. Synchronous, because the guard and the first paint
 * need it. Unreadable or malformed data reads as `undefined`, never throws. If the storage is full or forbidden, the
 * session lasts for this page only.
 */
export interface SessionStoragePort {
  read(): StoredSession | undefined;
  write(stored: StoredSession): void;
  /** Moves the deadline of the stored session; does nothing without one. */
  moveDeadline(deadline: Instant): void;
  /**
   * Removes all local data of the portal except `ebok.chat.open`, `ebok.widget` and the language (SESS-06), and sends
   * the reason to the other tabs (SESS-08) without storing it.
   */
  clear(ending: SessionEnding): void;
}
