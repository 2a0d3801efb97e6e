import { describe, expect, it } from "vitest";
import { runStages } from "./run-stages.ts";
import { type Stage, stagePassed } from "./stage.ts";

/** Creates a stage that ends when `end` is called; `log` records its start. */
function heldStage(name: string, log: string[]): Stage & { readonly end: () => void } {
  const held = new EventTarget();
  return {
    name,
    what: name,
    end: () => void held.dispatchEvent(new Event("end")),
    run: () => {
      log.push(name);
      return new Promise((resolve) => held.addEventListener("end", () => resolve(stagePassed())));
    },
  };
}

describe("runStages", () => {
  it("runs the stages of a round in parallel and then the next round", async () => {
    const log: string[] = [];
    const [types, lint, unit] = [heldStage("types", log), heldStage("lint", log), heldStage("unit", log)];
    const runs = runStages([[types, lint], [unit]]);
    const first = runs.next();
    expect(log).toEqual(["types", "lint"]);
    types.end();
    await first;
    const second = runs.next();
    expect(log).toEqual(["types", "lint"]);
    lint.end();
    await second;
    const third = runs.next();
    unit.end();
    await third;
    expect(log).toEqual(["types", "lint", "unit"]);
  });

  it("yields the outcomes in list order when a later stage ends first", async () => {
    const [slow, fast] = [heldStage("slow", []), heldStage("fast", [])];
    const names: string[] = [];
    const reading = (async () => {
      for await (const { stage } of runStages([[slow, fast]])) names.push(stage.name);
    })();
    fast.end();
    await Promise.resolve();
    slow.end();
    await reading;
    expect(names).toEqual(["slow", "fast"]);
  });

  it("counts a stage that throws as failed and runs the next round", async () => {
    const broken: Stage = { name: "broken", what: "", run: () => Promise.reject(new Error("no such file")) };
    const passing: Stage = { name: "passing", what: "", run: () => Promise.resolve(stagePassed()) };
    const outcomes = [];
    for await (const { outcome } of runStages([[broken], [passing]])) outcomes.push(outcome);
    expect(outcomes).toMatchObject([{ failed: 1 }, { passed: 1 }]);
    expect(outcomes[0]?.details).toContain("no such file");
  });
});
