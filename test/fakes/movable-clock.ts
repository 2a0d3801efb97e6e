import { VirtualAction, VirtualTimeScheduler } from "rxjs";
import type { ClockPort, Instant } from "#domain/shared-kernel/index.ts";

/** When tests happen unless they say otherwise: 20 November 2026, 9:12 in Warsaw. */
export const START = Date.UTC(2026, 10, 20, 8, 12);

/** A clock that only the test moves. */
export interface MovableClock extends ClockPort {
  /**
   * Lets `ms` pass: timers that fall due run in their order, before this returns. Await it to let promises that they
   * settled run too.
   */
  advance(ms: number): Promise<void>;
  /** Sets the wall clock without letting time pass: a suspended laptop, a changed clock. Timers do not run. */
  jumpTo(now: Instant): void;
  /** How many timers wait. */
  readonly waiting: number;
}

/** A clock at `start`; its scheduler drives rxjs without real time. */
export function movableClock(start: Instant = START): MovableClock {
  const scheduler = new VirtualTimeScheduler(VirtualAction, 0);
  let offset = start;
  const now = (): Instant => offset + scheduler.frame;
  return {
    now,
    elapsed: () => scheduler.frame,
    scheduler,
    async advance(ms) {
      const target = scheduler.frame + ms;
      scheduler.maxFrames = target;
      scheduler.flush();
      scheduler.frame = target;
      await new Promise((settled) => setImmediate(settled));
    },
    jumpTo(instant) {
      offset = instant - scheduler.frame;
    },
    get waiting() {
      return scheduler.actions.length;
    },
  };
}
