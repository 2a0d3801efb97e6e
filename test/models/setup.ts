import { appendFileSync } from "node:fs";
import fc, { type RunDetails } from "fast-check";
import { modelRuns, modelSeed } from "./runs.ts";

/** Fails as fast-check does by default, and logs the number of runs of each property. */
function report(details: RunDetails<unknown>): void {
  const file = process.env["EBOK_MODEL_LOG"];
  if (file !== undefined)
    appendFileSync(file, `${JSON.stringify({ runs: details.numRuns, failed: details.failed })}\n`);
  if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
}

const numRuns = modelRuns();
const seed = modelSeed();
fc.configureGlobal({
  ...(numRuns === undefined ? {} : { numRuns }),
  ...(seed === undefined ? {} : { seed }),
  reporter: report,
});
