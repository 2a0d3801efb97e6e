import { filter, fromEvent, map, merge } from "rxjs";
import type { Observable } from "rxjs";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { ANSWERS } from "#domain/session/index.ts";
import type { Activity, ActivityPort } from "#domain/session/index.ts";
import { focusFromOutside } from "./own-focus.ts";

/** SESS-01 and SESS-12, the focus apart. Scrolling does not bubble, hence the capture. */
const EVENTS = ["mousemove", "touchmove", "keydown", "click", "scroll", "input", "pointerdown", "keyup"] as const;

/** Keys that only move the focus or change what another key means. */
const NO_PRESS = /^(Tab|Shift|Control|Alt|AltGraph|Meta|CapsLock)$/;

const ONCE_IN_MS = 1_000;

/** What somebody does on this page. Only events that the browser made itself count. */
export class DocumentActivityAdapter implements ActivityPort {
  readonly activity: Observable<Activity>;
  readonly wakes: Observable<void>;

  constructor(page: Window, clock: ClockPort) {
    const { document } = page;
    /** When each kind was last told of: a press that follows a move must not be lost. */
    const told: Record<Activity, number> = { move: -Infinity, press: -Infinity };
    const listening = { capture: true, passive: true };
    this.activity = merge(
      focusFromOutside(document),
      ...EVENTS.map((name) => fromEvent<Event>(document, name, listening)),
    ).pipe(
      filter((event) => event.isTrusted),
      map(kindOf),
      filter((kind) => {
        const now = clock.now();
        // a clock that was set back must not silence anybody
        if (Math.abs(now - told[kind]) < ONCE_IN_MS) return false;
        told[kind] = now;
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
function kindOf(event: Event): Activity {
  const done =
    event.type === "click" || (event instanceof KeyboardEvent && event.type === "keyup" && !NO_PRESS.test(event.key));
  const answers = event.target instanceof Element && event.target.closest(`[${ANSWERS}]`) !== null;
  return done && !answers ? "press" : "move";
}
