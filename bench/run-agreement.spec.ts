import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readJson } from "../scripts/json.ts";
import { ROOT } from "../scripts/run-tool.ts";
import { comparisonReport, compareRuns, findDisagreements } from "./run-agreement.ts";
import { serializeRuns, parseRuns } from "./runs-file.ts";
import { CPU_SLOWDOWN_FIGURE, parseBars, type Runs } from "./bar-verdict.ts";

const BARS = parseBars({
  ratios: [{ figure: "120 services", of: "portal", against: "10 services", to: "portal", most: 1.2 }],
  limits: [],
});
const runs = (portal: number): Runs =>
  new Map([
    ["a, ms/plain", [100, 100]],
    ["a, ms/portal", [portal, portal]],
    ["longest task/plain", [50]],
    ["longest task/portal", [100]],
    ["120 services/portal", [110]],
    ["10 services/portal", [100]],
  ]);

describe("bench run agreement", () => {
  it("compares two runs by every ratio except those of stepped figures", () => {
    expect(compareRuns(BARS, runs(100), runs(120))).toEqual([
      { ratio: "a, ms: portal / plain", before: 1, now: 1.2, differsBy: expect.closeTo(0.2) },
      { ratio: "120 services / 10 services", before: 1.1, now: 1.1, differsBy: 0 },
    ]);
    expect(comparisonReport(BARS, runs(100), runs(120))).toContain(
      "| a, ms: portal / plain | 1.00 | 1.20 | 20.0 % | **differs** |",
    );
    expect(comparisonReport(BARS, runs(100), runs(109))).toContain(
      "| a, ms: portal / plain | 1.00 | 1.09 | 9.0 % | agrees |",
    );
    expect(comparisonReport(BARS, runs(100), runs(109))).toContain("differences say nothing about the code");
  });

  it("stores the values of a run rounded to a tenth", () => {
    expect(parseRuns(JSON.parse(serializeRuns(new Map([["a, ms/plain", [1.26, 3]]]))))).toEqual(
      new Map([["a, ms/plain", [1.3, 3]]]),
    );
  });

  it("finds the ratios that differ too much when both machines were equally fast", () => {
    const slowedDown = (machine: Runs, times: number): Runs => new Map([...machine, [CPU_SLOWDOWN_FIGURE, [times]]]);
    const [former, fast] = [slowedDown(runs(100), 4), slowedDown(runs(120), 3.3)];
    expect(findDisagreements(BARS, former, fast).map(({ ratio }) => ratio)).toEqual(["a, ms: portal / plain"]);
    expect(comparisonReport(BARS, former, fast)).not.toContain("differences say nothing about the code");
    for (const slower of [slowedDown(runs(120), 3.1), slowedDown(runs(120), 1), runs(120)]) {
      expect(findDisagreements(BARS, former, slower)).toEqual([]);
      expect(findDisagreements(BARS, slower, former)).toEqual([]);
      expect(comparisonReport(BARS, slower, former)).toContain("differences say nothing about the code");
    }
    const [slow, alsoSlow] = [slowedDown(runs(100), 1), slowedDown(runs(120), 1)];
    expect(findDisagreements(BARS, slow, alsoSlow)).toEqual([]);
  });

  it("finds no disagreement between stored release runs that can be compared", () => {
    const folder = join(ROOT, "bench/results");
    const storedRuns = readdirSync(folder).filter((name) => name.endsWith("-before.json"));
    expect(storedRuns).not.toEqual([]);
    const bars = parseBars(JSON.parse(readFileSync(join(ROOT, "bench/budgets.json"), "utf8")));
    for (const name of storedRuns) {
      const before = parseRuns(readJson(join(folder, name)));
      const now = parseRuns(readJson(join(folder, name.replace("-before", ""))));
      expect(compareRuns(bars, before, now).length).toBeGreaterThan(9);
      expect(findDisagreements(bars, before, now)).toEqual([]);
    }
  });
});
