import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { asCount, asList, asRecord, asText, readJson } from "../json.ts";
import { everythingSaid, REPORTS, ROOT, runTool } from "../run-tool.ts";
import { type Stage, stageFailed, type StageOutcome } from "./stage.ts";

const REPORT = join(REPORTS, "vitest.json");

/** Counts of a vitest report. A file that could not even start counts as one failure: its tests are in no count. */
export function vitestOutcome(report: unknown, details: string): StageOutcome {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = asRecord(report);
  const unstarted = asList(testResults)
    .map(asRecord)
    .filter(({ status, assertionResults }) => asText(status) === "failed" && asList(assertionResults).every((test) => asRecord(test)["status"] !== "failed"));
  return {
    passed: asCount(numPassedTests),
    failed: asCount(numFailedTests) + unstarted.length,
    skipped: asCount(numPendingTests) + asCount(numTodoTests),
    details,
  };
}

export const unit: Stage = {
  name: "unit",
  what: "rules, stores, contracts, journeys, architecture (vitest)",
  async run() {
    mkdirSync(REPORTS, { recursive: true });
    rmSync(REPORT, { force: true });
    const run = await runTool("vitest", ["run", "--root", ROOT, "--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`]);
    const report = readJson(REPORT);
    if (report === undefined) return stageFailed(everythingSaid(run));
    const outcome = vitestOutcome(report, everythingSaid(run));
    // An error outside of every test (a rejection that nobody caught) is in no count either.
    return run.code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
  },
};
