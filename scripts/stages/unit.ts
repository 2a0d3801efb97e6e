import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { asCount, asList, asRecord, asText, readJson } from "../json.ts";
import { fullOutput, REPORTS, ROOT, runTool } from "../run-tool.ts";
import { lastLines, formatFailures, vitestFailures } from "./failed-tests.ts";
import { type Stage, stageFailed, type StageOutcome } from "./stage.ts";

const REPORT = join(REPORTS, "vitest.json");

/**
 * Where every property begins here: a change is judged by the change, never by which values were drawn that day. Other
 * values are drawn by
 * `npm run proof`, which tries each 10,000 times, and by whoever runs vitest by hand (docs/adr/0026).
 */
const SEED = process.env["EBOK_MODEL_SEED"] ?? "20261120";

/**
 * What a vitest report says. A file that could not even start counts as one failure: its tests are in no count. Nor is
 * an
 * error outside of every test, a rejection that nobody caught: then the run failed although no test did.
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
      // a failed query prints no document: one that is asked until it succeeds prints it each time (by hand it does)
      { env: { EBOK_MODEL_SEED: SEED, DEBUG_PRINT_LIMIT: "0" } },
    );
    const report = readJson(REPORT);
    if (report === undefined) return stageFailed(lastLines(fullOutput(run)));
    return vitestOutcome(report, { code: run.code, output: fullOutput(run) });
  },
};
