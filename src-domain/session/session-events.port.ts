import type { Observable } from "rxjs";
import type { SessionEnding, StoredSession } from "./session-storage.port.ts";

/**
 * Change of the stored session by another tab: written or ended. A session that was removed without a reason, or is
 * unreadable, is `missing` (SESS-05).
 */
export type SessionChange = StoredSession | SessionEnding;

/** Emits changes of the stored session by other tabs (SESS-08). */
export interface SessionEventsPort {
  readonly changes: Observable<SessionChange>;
}
