import type { Observable } from "rxjs";

/**
 * `press`: a key other than one that only moves the focus or changes another (Tab, Shift, …), or a press of a pointer,
 * once it is done. A press on what `ANSWERS` marks counts as a `move`, and so does everything else.
 */
export type Activity = "press" | "move";

/** The attribute of what decides by itself what a press on it means: the answers to the warning (SESS-12). */
export const ANSWERS_ATTRIBUTE = "data-answers";

/** What the person at the device does (SESS-01, SESS-12). */
export interface ActivityPort {
  /**
   * Each kind at most once a second, while somebody moves, types, clicks, scrolls or moves the focus. What the portal
   * does by itself, the focus that it moves included, is no activity.
   */
  readonly activity: Observable<Activity>;
  /** The page is looked at again after it was hidden, frozen or in the background (SESS-09). */
  readonly wakes: Observable<void>;
}
