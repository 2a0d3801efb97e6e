import { describe, expect, it } from "vitest";
import {
  CPU_SLOWDOWN_FIGURE,
  parseBars,
  benchReport,
  evaluateBars,
  slowMachineNote,
  type Runs,
} from "./bar-verdict.ts";

const BARS = parseBars({
  ratios: [{ figure: "a, ms", of: "portal", to: "plain", most: 1.2 }],
  limits: [{ figure: "b, ms", of: "portal", most: 50 }],
});
const runs = (changes: Readonly<Record<string, readonly number[]>>): Runs =>
  new Map(
    Object.entries({
      "a, ms/portal": [120, 120, 900],
      "a, ms/plain": [100, 100, 750],
      "b, ms/portal": [0, 0, 60],
      ...changes,
    }),
  );

describe("bench verdict", () => {
  it("compares ratios of two figures and medians of single figures to the bars", () => {
    expect(
      evaluateBars(BARS, runs({ "a, ms/portal": [110, 110, 900] })).map(({ value, isMet }) => [value, isMet]),
    ).toEqual([
      [expect.closeTo(1.132), true],
      [0, true],
    ]);
    expect(evaluateBars(BARS, runs({ "a, ms/portal": [121, 121, 910] })).map(({ isMet }) => isMet)).toEqual([
      false,
      true,
    ]);
    expect(evaluateBars(BARS, runs({ "b, ms/portal": [51] })).map(({ isMet }) => isMet)).toEqual([true, false]);
  });

  it("compares figures of the same turn, so that a slower machine has no effect", () => {
    const slowing = runs({ "a, ms/portal": [110, 220, 550], "a, ms/plain": [100, 200, 500] });
    expect(evaluateBars(BARS, slowing)[0]?.value).toBeCloseTo(1.1);
  });

  it("weights a doubled turn like a halved one", () => {
    expect(
      evaluateBars(BARS, runs({ "a, ms/portal": [50, 100, 200], "a, ms/plain": [100, 100, 100] }))[0]?.value,
    ).toBeCloseTo(1);
  });

  it("misses a bar whose figure was not measured or is compared to one below 1", () => {
    for (const unknown of [new Map(), runs({ "a, ms/plain": [0, 0, 0] }), runs({ "a, ms/plain": [0.1, 0.1, 0.9] })]) {
      const [first] = evaluateBars(BARS, unknown);
      expect([first?.value, first?.isMet]).toEqual([undefined, false]);
    }
  });

  it("shows no ratio of stepped figures", () => {
    const text = benchReport(
      new Map([
        ["longest frame, ms/portal", [50]],
        ["longest frame, ms/plain", [16.8]],
      ]),
      [],
      1,
    );
    expect(text).toContain("| longest frame, ms |  | 16.8 (16.8–16.8) | 50.0 (50.0–50.0) |  |");
  });

  it("shows the number of turns of a median that not all turns have", () => {
    expect(benchReport(runs({}), [], 9)).toContain("| b, ms |  |  | 0.0 (0.0–60.0, of 3) |  |");
  });

  it("shows figures and bars in tables", () => {
    const text = benchReport(runs({}), evaluateBars(BARS, runs({ "a, ms/portal": [130, 130, 975] })), 3);
    expect(text).toContain("| a, ms |  | 100 (100–750) | 120 (120–900) | 1.20 |");
    expect(text).toContain("| a, ms: portal / plain | 1.30 | 1.2 | **missed** |");
  });

  it("says that the machine is too slow when the smallest slowdown is 1 in most turns", () => {
    const noteFor = (slowdowns: readonly number[]): string =>
      slowMachineNote(runs({ [CPU_SLOWDOWN_FIGURE]: slowdowns }));
    expect(noteFor([1, 1, 1.4])).toContain("not faster than the simulated phone");
    expect(noteFor([1, 1.04, 1.4])).toContain("not faster than the simulated phone");
    expect(noteFor([1, 1.1, 1.4])).toBe("");
  });

  it("says that the machine is too slow when its speed was not measured", () => {
    expect(slowMachineNote(runs({}))).toContain("not faster than the simulated phone");
  });
});
