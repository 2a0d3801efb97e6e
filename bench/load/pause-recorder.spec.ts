import { constants } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { PauseRecorder, pauseFigures } from "./pause-recorder.ts";

describe("pauses", () => {
  it("counts collections by kind, with their sum and the longest", () => {
    const recorder = new PauseRecorder();
    for (const [duration, kind] of [
      [2, constants.NODE_PERFORMANCE_GC_MINOR],
      [5, constants.NODE_PERFORMANCE_GC_MINOR],
      [40, constants.NODE_PERFORMANCE_GC_MAJOR],
      [1, constants.NODE_PERFORMANCE_GC_INCREMENTAL],
    ] as const)
      recorder.add({ startTime: 0, duration, detail: { kind } });
    const { young, old } = recorder.stop();
    expect(young).toEqual({ count: 2, totalMs: 7, longestMs: 5 });
    expect(old).toEqual({ count: 2, totalMs: 41, longestMs: 40 });
  });

  it("records the delay of the event loop when the thread is busy", async () => {
    const recorder = new PauseRecorder();
    recorder.start();
    await wait(30);
    for (const begun = performance.now(); performance.now() - begun < 60;);
    await wait(30);
    expect(recorder.stop().loopLongestMs).toBeGreaterThanOrEqual(50);
  });

  it("names the figures of a program", () => {
    const collections = { count: 3, totalMs: 12.4, longestMs: 6.25 };
    const pauses = { young: collections, old: collections, loopP99Ms: 7, loopLongestMs: 80.04 };
    expect(pauseFigures("the provider", pauses)).toEqual([
      ["young collections of the provider", "3, 12 ms, longest 6.3 ms"],
      ["other collections of the provider", "3, 12 ms, longest 6.3 ms"],
      ["event loop of the provider", "p99 7.0 ms, longest 80.0 ms"],
    ]);
  });
});
