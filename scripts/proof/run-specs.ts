import { join } from "node:path";
import { readJson } from "../json.ts";
import { fullOutput, REPORTS, ROOT, runTool } from "../run-tool.ts";
import { vitestOutcome } from "../stages/unit.ts";
import { failedPart, type PartContext, type PartOutcome } from "./proof-part.ts";

interface SpecRun {
  readonly specs: readonly string[];
  /** Name of the report in the folder of the proof. */
  readonly report: string;
  readonly bar: string;
  readonly options?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Runs these specs by vitest; a part passes if it has tests and all of them pass. */
export async function runSpecs(
  { specs, report: name, bar, options = [], env }: SpecRun,
  { logLine, signal }: PartContext,
): Promise<PartOutcome> {
  logLine(specs.join(", "));
  if (specs.length === 0) return failedPart(bar, "no spec was found");
  const report = join(REPORTS, "proof", `${name}.vitest.json`);
  const run = await runTool(
    "vitest",
    ["run", "--root", ROOT, ...options, "--reporter=json", `--outputFile.json=${report}`, ...specs],
    { signal, env },
  );
  const content = readJson(report);
  if (content === undefined) return failedPart(bar, fullOutput(run));
  const { passed, failed, details } = vitestOutcome(content, { code: run.code, output: fullOutput(run) });
  return {
    verdict: run.code === 0 && failed === 0 && passed > 0 ? "passed" : "failed",
    bar,
    figures: [
      { name: "files", value: String(specs.length) },
      { name: "tests passed", value: `${passed} of ${passed + failed}` },
    ],
    details: run.code === 0 ? [] : [details],
  };
}
