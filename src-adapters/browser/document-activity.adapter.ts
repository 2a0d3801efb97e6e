import { filter, fromEvent, map, merge } from "rxjs";
import type { Observable } from "rxjs";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { ANSWERS_ATTRIBUTE } from "#domain/session/index.ts";
import type { Activity, ActivityPort } from "#domain/session/index.ts";
import { observeUserFocus } from "./observe-user-focus.ts";

/** SESS-01 and SESS-12, the focus apart. Scrolling does not bubble, hence the capture. */
const EVENTS = ["mousemove", "touchmove", "keydown", "click", "scroll", "input", "pointerdown", "keyup"] as const;

/** Keys that only move the focus or change what another key means. */
const NON_PRESS_KEYS = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock)$/;

const THROTTLE_MS = 1_000;

/** What somebody does on this page. Only events that the browser made itself count. */
export class DocumentActivityAdapter implements ActivityPort {
  readonly activity: Observable<Activity>;
  readonly wakes: Observable<void>;

  constructor(page: Window, clock: ClockPort) {
    const { document } = page;
    /** When each kind was last told of: a press that follows a move must not be lost. */
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
        // a clock that was set back must not silence anybody
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
 * A press counts when it is done: what it answers may go away, and the rest of a key or a touch would then meet
 * whatever
 * stands beneath.
 */
function activityOf(event: Event): Activity {
  const isCompleted =
    event.type === "click" ||
    (event instanceof KeyboardEvent && event.type === "keyup" && !NON_PRESS_KEYS.test(event.key));
  const isAnswer = event.target instanceof Element && event.target.closest(`[${ANSWERS_ATTRIBUTE}]`) !== null;
  return isCompleted && !isAnswer ? "press" : "move";
}
