import { describe, expect, it } from "vitest";
import { barsFrom, reportOf, verdictsOn, type Runs } from "./verdict.ts";

const BARS = barsFrom({ ratios: [{ figure: "a, ms", of: "portal", to: "plain", most: 1.2 }], limits: [{ figure: "b, ms", of: "portal", most: 50 }] });
const runs = (changes: Readonly<Record<string, readonly number[]>>): Runs =>
  new Map(Object.entries({ "a, ms/portal": [120, 100, 900], "a, ms/plain": [100], "b, ms/portal": [0, 0, 60], ...changes }));

describe("the verdict of a bench", () => {
  it("holds the medians to the bars: a ratio, and a figure by itself", () => {
    expect(verdictsOn(BARS, runs({})).map(({ value, kept }) => [value, kept])).toEqual([[1.2, true], [0, true]]);
    expect(verdictsOn(BARS, runs({ "a, ms/portal": [121] })).map(({ kept }) => kept)).toEqual([false, true]);
    expect(verdictsOn(BARS, runs({ "b, ms/portal": [51] })).map(({ kept }) => kept)).toEqual([true, false]);
  });

  it("keeps no bar of what was not measured", () => {
    const [first] = verdictsOn(BARS, new Map());
    expect([first?.value, first?.kept]).toEqual([undefined, false]);
  });

  it("says both in tables", () => {
    const text = reportOf(runs({}), verdictsOn(BARS, runs({ "a, ms/portal": [130] })));
    expect(text).toContain("| a, ms |  | 100 (100–100) | 120 (100–900) | 1.20 |");
    expect(text).toContain("| a, ms: portal / plain | 1.30 | 1.2 | **missed** |");
  });
});
