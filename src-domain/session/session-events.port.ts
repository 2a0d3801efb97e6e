import type { Observable } from "rxjs";
import type { SessionEnding, StoredSession } from "./session-storage.port.ts";

/**
 * What another tab has done to the stored session: written it, or ended it. One that is gone and nobody says why has
 * expired (SESS-05).
 */
export type SessionChange = StoredSession | SessionEnding;

/** What other tabs of this browser do to the stored session (SESS-08). */
export interface SessionEventsPort {
  readonly changes: Observable<SessionChange>;
}
