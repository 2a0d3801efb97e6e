import { autorun, configure } from "mobx";
import { beforeAll, describe, expect, it } from "vitest";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { TodayStore } from "./today.store.ts";

beforeAll(() => configure({ enforceActions: "always" }));

const MINUTE = 60_000;

describe("TodayStore", () => {
  it.each([
    ["in winter, an hour before UTC", Date.UTC(2026, 10, 20, 22, 59), "2026-11-20", "2026-11-21"],
    ["in summer, two hours before UTC", Date.UTC(2026, 6, 20, 21, 59), "2026-07-20", "2026-07-21"],
    ["after the end of daylight saving time", Date.UTC(2026, 9, 25, 22, 59), "2026-10-25", "2026-10-26"],
  ])(
    "[I18N-02] changes the date at midnight in Warsaw, whatever the device's zone: %s",
    async (_name, start, before, after) => {
      const clock = movableClock(start);
      const store = new TodayStore(clock);
      store.start();
      expect(store.today).toBe(before);
      await clock.advance(MINUTE - 1);
      expect(store.today).toBe(before);
      await clock.advance(MINUTE);
      expect(store.today).toBe(after);
      store.stop();
      expect(clock.waiting).toBe(0);
    },
  );

  it("reads the clock when first asked for the date, and again in the task after the start", async () => {
    const clock = movableClock(Date.UTC(2026, 10, 20, 22, 59));
    const store = new TodayStore(clock);
    clock.jumpTo(Date.UTC(2026, 10, 23, 6));
    expect(store.today).toBe("2026-11-23");
    clock.jumpTo(Date.UTC(2026, 10, 24, 6));
    store.start();
    expect(store.today).toBe("2026-11-23");
    await clock.advance(1);
    expect(store.today).toBe("2026-11-24");
    store.stop();
  });

  it("notifies no reader when it reads the same date again", async () => {
    const clock = movableClock(Date.UTC(2026, 10, 20, 12));
    const store = new TodayStore(clock);
    const seen: string[] = [];
    const stopSeeing = autorun(() => seen.push(store.today));
    store.start();
    await clock.advance(10 * MINUTE);
    expect(seen).toEqual(["2026-11-20"]);
    stopSeeing();
    store.stop();
  });

  it("updates the date at once when the device wakes up after a night", () => {
    const clock = movableClock(Date.UTC(2026, 10, 20, 18));
    const store = new TodayStore(clock);
    store.start();
    clock.jumpTo(Date.UTC(2026, 10, 23, 6));
    store.refresh();
    expect(store.today).toBe("2026-11-23");
  });

  it("starts the calendar once and does not read the clock after a stop", async () => {
    const clock = movableClock(Date.UTC(2026, 10, 20, 22, 59));
    const store = new TodayStore(clock);
    expect(store.today).toBe("2026-11-20");
    store.start();
    store.start();
    store.stop();
    expect(clock.waiting).toBe(0);
    await clock.advance(10 * MINUTE);
    expect(store.today).toBe("2026-11-20");
  });
});
