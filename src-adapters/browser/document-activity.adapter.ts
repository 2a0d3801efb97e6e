import { filter, fromEvent, map, merge } from "rxjs";
import type { Observable } from "rxjs";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { ANSWERS_ATTRIBUTE } from "#domain/session/index.ts";
import type { Activity, ActivityPort } from "#domain/session/index.ts";
import { observeUserFocus } from "./observe-user-focus.ts";

/** Events of SESS-01 and SESS-12, except the focus. Scroll events do not bubble, so the listeners capture. */
const EVENTS = ["mousemove", "touchmove", "keydown", "click", "scroll", "input", "pointerdown", "keyup"] as const;

/** Keys that only move the focus or change what another key means. */
const NON_PRESS_KEYS = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock)$/;

const THROTTLE_MS = 1_000;

/** Activity of the user on this page. Counts only trusted events. */
export class DocumentActivityAdapter implements ActivityPort {
  readonly activity: Observable<Activity>;
  readonly wakes: Observable<void>;

  constructor(page: Window, clock: ClockPort) {
    const { document } = page;
    /** Last emission of each kind (ms). Separate times, so that a press right after a move is not dropped. */
    const lastEmittedAt: Record<Activity, number> = { move: -Infinity, press: -Infinity };
    const listenerOptions = { capture: true, passive: true };
    this.activity = merge(
      observeUserFocus(document),
      ...EVENTS.map((name) => fromEvent<Event>(document, name, listenerOptions)),
    ).pipe(
      filter((event) => event.isTrusted),
      map(activityOf),
      filter((kind) => {
        const now = clock.now();
        // `Math.abs`: a clock that was set back must not block the activity.
        if (Math.abs(now - lastEmittedAt[kind]) < THROTTLE_MS) return false;
        lastEmittedAt[kind] = now;
        return true;
      }),
    );
    this.wakes = merge(
      fromEvent(document, "visibilitychange").pipe(filter(() => document.visibilityState === "visible")),
      fromEvent(page, "pageshow"),
      fromEvent(page, "focus"),
    ).pipe(map(() => undefined));
  }
}

/**
 * A press counts when it is completed. A dialog may close on it, and the rest of the key or touch would then reach the
 * element beneath.
 */
function activityOf(event: Event): Activity {
  const isCompleted =
    event.type === "click" ||
    (event instanceof KeyboardEvent && event.type === "keyup" && !NON_PRESS_KEYS.test(event.key));
  const isAnswer = event.target instanceof Element && event.target.closest(`[${ANSWERS_ATTRIBUTE}]`) !== null;
  return isCompleted && !isAnswer ? "press" : "move";
}
