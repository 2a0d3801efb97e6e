import type { Observable } from "rxjs";

/**
 * Kind of activity. `press`: a completed pointer press, or a key that does more than move the focus or modify another
 * key (Tab, Shift, …). Everything else is a `move`, also a press on an element marked with `ANSWERS_ATTRIBUTE`.
 */
export type Activity = "press" | "move";

/** Attribute of elements that handle a press themselves: the answers to the warning (SESS-12). */
export const ANSWERS_ATTRIBUTE = "data-answers";

/** Activity of the user (SESS-01, SESS-12). */
export interface ActivityPort {
  /**
   * Emits each kind at most once a second while the user moves, types, clicks, scrolls or moves the focus. Actions of
   * the portal itself, such as focusing an element, do not count.
   */
  readonly activity: Observable<Activity>;
  /** Emits when the page is visible again after it was hidden, frozen or in the background (SESS-09). */
  readonly wakes: Observable<void>;
}
