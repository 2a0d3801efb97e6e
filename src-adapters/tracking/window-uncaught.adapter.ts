import { fromEvent, map, merge } from "rxjs";
import type { Observable } from "rxjs";
import type { UncaughtPort } from "#domain/tracking/index.ts";

/** Uncaught errors of this window. React reports its own errors and warnings to the window, too. */
export class WindowUncaughtAdapter implements UncaughtPort {
  readonly uncaught: Observable<string>;

  constructor(page: Window) {
    this.uncaught = merge(
      fromEvent(page, "error").pipe(
        map((event) => ("message" in event && typeof event.message === "string" ? event.message : "error")),
      ),
      fromEvent(page, "unhandledrejection").pipe(
        map((event) => ("reason" in event ? textOf(event.reason) : "rejection")),
      ),
      fromEvent(page, "securitypolicyviolation").pipe(
        map((event) =>
          "effectiveDirective" in event && typeof event.effectiveDirective === "string"
            ? `csp ${event.effectiveDirective}`
            : "csp",
        ),
      ),
    );
  }
}

function textOf(reason: unknown): string {
  if (reason instanceof Error) return `${reason.name}: ${reason.message}`;
  return typeof reason === "string" ? reason : "rejection";
}
