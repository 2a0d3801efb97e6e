import { describe, expect, it } from "vitest";
import { parseBars, benchReport, evaluateBars, type Runs } from "./bar-verdict.ts";

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

describe("the verdict of a bench", () => {
  it("holds to the bars what a figure is beside another in all turns, and the median of one by itself", () => {
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

  it("compares what was measured in one turn, so that a machine that slows down between turns changes nothing", () => {
    const slowing = runs({ "a, ms/portal": [110, 220, 550], "a, ms/plain": [100, 200, 500] });
    expect(evaluateBars(BARS, slowing)[0]?.value).toBeCloseTo(1.1);
  });

  it("counts a turn of twice as much for as far as one of half", () => {
    expect(
      evaluateBars(BARS, runs({ "a, ms/portal": [50, 100, 200], "a, ms/plain": [100, 100, 100] }))[0]?.value,
    ).toBeCloseTo(1);
  });

  it("keeps no bar of what was not measured, nor one beside nothing at all", () => {
    for (const unknown of [new Map(), runs({ "a, ms/plain": [0, 0, 0] })]) {
      const [first] = evaluateBars(BARS, unknown);
      expect([first?.value, first?.isMet]).toEqual([undefined, false]);
    }
  });

  it("gives no ratio of what comes in steps", () => {
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

  it("says of how many turns a median is where not all have it", () => {
    expect(benchReport(runs({}), [], 9)).toContain("| b, ms |  |  | 0.0 (0.0–60.0, of 3) |  |");
  });

  it("says both in tables", () => {
    const text = benchReport(runs({}), evaluateBars(BARS, runs({ "a, ms/portal": [130, 130, 975] })), 3);
    expect(text).toContain("| a, ms |  | 100 (100–750) | 120 (120–900) | 1.20 |");
    expect(text).toContain("| a, ms: portal / plain | 1.30 | 1.2 | **missed** |");
  });
});
