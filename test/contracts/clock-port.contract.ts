import { timer } from "rxjs";
import { describe, expect, it } from "vitest";
import type { ClockPort, Instant } from "#domain/shared-kernel/index.ts";

/** Clock and control of its time. */
export interface ClockContractSetup {
  readonly clock: ClockPort;
  /** Advances the time, ms. */
  pass(ms: number): Promise<void>;
  /** Sets the clock of the device without advancing the time. */
  jumpTo(now: Instant): void;
}

const HOUR = 3_600_000;

/** Runs the contract suite of `ClockPort`. */
export function clockPortContract(name: string, make: () => ClockContractSetup): void {
  describe(`ClockPort: ${name}`, () => {
    it("runs a timer when its time has passed, and not before", async () => {
      const { clock, pass } = make();
      const start = clock.now();
      const ran: Instant[] = [];
      timer(1_000, clock.scheduler).subscribe(() => ran.push(clock.now() - start));
      await pass(999);
      expect(ran).toEqual([]);
      await pass(1);
      expect(ran).toEqual([1_000]);
      expect(clock.now() - start).toBe(1_000);
    });

    it("does not run an unsubscribed timer", async () => {
      const { clock, pass } = make();
      let ran = false;
      timer(1_000, clock.scheduler)
        .subscribe(() => (ran = true))
        .unsubscribe();
      await pass(2_000);
      expect(ran).toBe(false);
    });

    it.each([HOUR, -HOUR])(
      "returns the new time when the clock is set by %i ms, and keeps the delay of its timers",
      async (jump) => {
        const { clock, pass, jumpTo } = make();
        const start = clock.now();
        let ran = false;
        timer(1_000, clock.scheduler).subscribe(() => (ran = true));
        jumpTo(start + jump);
        expect([clock.now(), ran]).toEqual([start + jump, false]);
        await pass(999);
        expect(ran).toBe(false);
        await pass(1);
        expect([clock.now(), ran]).toEqual([start + jump + 1_000, true]);
      },
    );

    it("(part of SESS-09) measures elapsed time independently of changes of the clock", async () => {
      const { clock, pass, jumpTo } = make();
      const begun = clock.elapsed();
      await pass(1_000);
      jumpTo(clock.now() - HOUR);
      await pass(500);
      jumpTo(clock.now() + 2 * HOUR);
      expect(clock.elapsed() - begun).toBe(1_500);
    });
  });
}
