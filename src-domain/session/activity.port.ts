import type { Observable } from "rxjs";

/** What the person at the device does (SESS-01, SESS-12). */
export interface ActivityPort {
  /**
   * At most once a second while somebody moves, types, clicks, scrolls or moves the focus. What the portal does by
   * itself, the focus that it moves included, is no activity.
   */
  readonly activity: Observable<"activity">;
  /** The page is looked at again after it was hidden, frozen or in the background (SESS-09). */
  readonly wakes: Observable<void>;
}
