import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../scripts/run-tool.ts";
import { BENCH_SCHEDULE, PART_NAMES, runsInTurn, selectBenchParts } from "./bench-schedule.ts";

const turnsOf = (name: string, turns: number): readonly number[] =>
  Array.from({ length: turns + 1 }, (_, turn) => turn).filter((turn) =>
    selectBenchParts([name]).every((part) => runsInTurn(part, turn, turns)),
  );

describe("parts of the bench", () => {
  it("runs all parts without a name, the named ones in their order, and no unknown one", () => {
    expect(selectBenchParts([])).toEqual(BENCH_SCHEDULE);
    expect(selectBenchParts(["chat", "login"]).map(({ name }) => name)).toEqual(["login", "chat"]);
    expect(() => selectBenchParts(["logn"])).toThrow("unknown parts: logn");
  });

  it("runs a part in every turn, or a long one seldom and not in the warm-up", () => {
    expect(turnsOf("login", 3)).toEqual([0, 1, 2, 3]);
    expect(turnsOf("chat", 9)).toEqual([1, 4, 7]);
    expect(turnsOf("lighthouse", 9)).toEqual([1, 3, 5, 7, 9]);
    expect(turnsOf("chat", 1)).toEqual([0, 1]);
  });

  it("is described part by part in the guide", () => {
    const guide = readFileSync(join(ROOT, "docs/guides/benchmark.md"), "utf8");
    expect(PART_NAMES.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});
