import { asyncScheduler } from "rxjs";
import type { ClockPort, Instant } from "#domain/shared-kernel/index.ts";

/** System clock and timers. */
export class SystemClockAdapter implements ClockPort {
  readonly scheduler = asyncScheduler;

  now(): Instant {
    return Date.now();
  }

  elapsed(): number {
    return performance.now();
  }
}
