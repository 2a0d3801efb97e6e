import { ROOT } from "../run-tool.ts";
import { traceLastRun } from "../trace/trace-last-run.ts";
import { type Stage, stageFailed, stagePassed } from "./stage.ts";

export const trace: Stage = {
  name: "trace",
  what: "requirements that are done are proven by this run",
  run() {
    const { broken, unknown } = traceLastRun(ROOT).trace;
    const problems = [
      ...broken.map((id) => `${id} is declared done in docs/requirements.md, but no passing test proves it`),
      ...unknown.map((id) => `a test names ${id}, but docs/requirements.md does not`),
    ];
    return Promise.resolve(problems.length === 0 ? stagePassed() : stageFailed(problems.join("\n")));
  },
};
