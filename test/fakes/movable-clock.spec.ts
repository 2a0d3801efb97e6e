import { interval, timer } from "rxjs";
import { describe, expect, it } from "vitest";
import { movableClock } from "./movable-clock.ts";

describe("movable clock", () => {
  it("movable clock runs due timers in order and at their time", async () => {
    const clock = movableClock(1_000);
    const seen: [string, number][] = [];
    timer(30, clock.scheduler).subscribe(() => seen.push(["late", clock.now()]));
    timer(10, clock.scheduler).subscribe(() => seen.push(["early", clock.now()]));
    await clock.advance(9);
    expect(seen).toEqual([]);
    await clock.advance(21);
    expect(seen).toEqual([
      ["early", 1_010],
      ["late", 1_030],
    ]);
    expect(clock.now()).toBe(1_030);
    expect(clock.waiting).toBe(0);
  });

  it("movable clock emits intervals relative to the current time", async () => {
    const clock = movableClock();
    let emissions = 0;
    await clock.advance(500);
    const ticking = interval(1_000, clock.scheduler).subscribe(() => (emissions += 1));
    await clock.advance(999);
    expect(emissions).toBe(0);
    await clock.advance(2_001);
    expect(emissions).toBe(3);
    ticking.unsubscribe();
    await clock.advance(5_000);
    expect(emissions).toBe(3);
  });

  it("movable clock jumps to a time without advancing its timers", async () => {
    const clock = movableClock(1_000);
    let rang = false;
    timer(10, clock.scheduler).subscribe(() => (rang = true));
    clock.jumpTo(900_000);
    expect([clock.now(), rang]).toEqual([900_000, false]);
    await clock.advance(10);
    expect([clock.now(), rang]).toEqual([900_010, true]);
  });
});
