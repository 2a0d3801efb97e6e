import { filter, fromEvent, map, merge, throttleTime } from "rxjs";
import type { Observable } from "rxjs";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import type { ActivityPort } from "#domain/session/index.ts";
import { focusFromOutside } from "./own-focus.ts";

/** SESS-01 and SESS-12, the focus apart. Scrolling does not bubble, hence the capture. */
const EVENTS = ["mousemove", "touchmove", "keydown", "click", "scroll", "input", "pointerdown"] as const;

const ONCE_IN_MS = 1_000;

/** What somebody does on this page. Only events that the browser made itself count. */
export class DocumentActivity implements ActivityPort {
  readonly activity: Observable<"activity">;
  readonly wakes: Observable<void>;

  constructor(page: Window, clock: ClockPort) {
    const { document } = page;
    const listening = { capture: true, passive: true };
    this.activity = merge(focusFromOutside(document), ...EVENTS.map((name) => fromEvent<Event>(document, name, listening))).pipe(
      filter((event) => event.isTrusted),
      map(() => "activity" as const),
      throttleTime(ONCE_IN_MS, clock.scheduler),
    );
    this.wakes = merge(
      fromEvent(document, "visibilitychange").pipe(filter(() => document.visibilityState === "visible")),
      fromEvent(page, "pageshow"),
      fromEvent(page, "focus"),
    ).pipe(map(() => undefined));
  }
}
