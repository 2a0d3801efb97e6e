import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { asCount, asList, asRecord, asText, readJson } from "../json.ts";
import { fullOutput, REPORTS, ROOT, runTool } from "../run-tool.ts";
import { lastLines, formatFailures, vitestFailures } from "./failed-tests.ts";
import { type Stage, stageFailed, type StageOutcome } from "./stage.ts";

const REPORT = join(REPORTS, "vitest.json");

/**
 * Fixed seed of all properties, so that a run depends on the change and not on random values. `npm run proof`, which
 * runs each property 10,000 times, and vitest started by hand use other seeds (docs/adr/0026).
 */
const SEED = process.env["EBOK_MODEL_SEED"] ?? "20261120";

/**
 * Converts a vitest report. A file that could not start counts as one failure, because its tests are not counted. An
 * error outside of tests, such as an unhandled rejection, counts as one failure too.
 */
export function vitestOutcome(
  report: unknown,
  { code, output }: { readonly code: number; readonly output: string },
): StageOutcome {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = asRecord(report);
  const unstarted = asList(testResults)
    .map(asRecord)
    .filter(
      ({ status, assertionResults }) =>
        asText(status) === "failed" && asList(assertionResults).every((test) => asRecord(test)["status"] !== "failed"),
    );
  const failed = asCount(numFailedTests) + unstarted.length;
  const unexplained = code !== 0 && failed === 0;
  return {
    passed: asCount(numPassedTests),
    failed: unexplained ? 1 : failed,
    skipped: asCount(numPendingTests) + asCount(numTodoTests),
    details: unexplained ? lastLines(output) : formatFailures(vitestFailures(report)),
  };
}

export const unit: Stage = {
  name: "unit",
  what: "rules, stores, contracts, journeys, architecture (vitest)",
  async run() {
    mkdirSync(REPORTS, { recursive: true });
    rmSync(REPORT, { force: true });
    const run = await runTool(
      "vitest",
      ["run", "--root", ROOT, "--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`],
      // A failed query would print the document at each retry of waitFor (it does so in a run by hand).
      { env: { EBOK_MODEL_SEED: SEED, DEBUG_PRINT_LIMIT: "0" } },
    );
    const report = readJson(REPORT);
    if (report === undefined) return stageFailed(lastLines(fullOutput(run)));
    return vitestOutcome(report, { code: run.code, output: fullOutput(run) });
  },
};
