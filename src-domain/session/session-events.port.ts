import type { Observable } from "rxjs";
import type { StoredSession } from "./session-storage.port.ts";

/** What other tabs of this browser do to the stored session (SESS-08). */
export interface SessionEventsPort {
  /** The session as another tab has just written it; `undefined` when it has logged out. */
  readonly changes: Observable<StoredSession | undefined>;
}
