import { VirtualAction, VirtualTimeScheduler } from "rxjs";
import type { ClockPort, Instant } from "#domain/shared-kernel/index.ts";

/** Default time of tests: 20 November 2026, 9:12 in Warsaw. */
export const START = Date.UTC(2026, 10, 20, 8, 12);

/** Clock that only the test moves. */
export interface MovableClock extends ClockPort {
  /**
   * Advances the time by `ms` and runs due timers in order before it returns. Await it to run the promises that they
   * have settled.
   */
  advance(ms: number): Promise<void>;
  /** Sets the wall clock without running timers, as after a suspension of the device or a change of its clock. */
  jumpTo(now: Instant): void;
  /** Number of pending timers. */
  readonly waiting: number;
}

/** Clock that starts at `start`; its scheduler drives rxjs without real time. */
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

/** Timer of a movable clock, for code without rxjs. */
export function delayOn({ scheduler }: Pick<ClockPort, "scheduler">): (run: () => void, ms: number) => void {
  return (run, ms) => void scheduler.schedule(run, ms);
}
