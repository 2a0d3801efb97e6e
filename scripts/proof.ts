import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { benchParts } from "./proof/bench-parts.ts";
import { brokenRules } from "./proof/broken-rules.ts";
import { selectParts } from "./proof/select-parts.ts";
import { conformance } from "./proof/conformance.ts";
import { contractToolkits } from "./proof/contract-toolkits.ts";
import { corpora } from "./proof/corpora.ts";
import { crossBrowser } from "./proof/cross-browser.ts";
import { inApp } from "./proof/in-app.ts";
import { savePartResult, loadPartResult } from "./proof/part-result.ts";
import { models } from "./proof/models.ts";
import { mutation } from "./proof/mutation.ts";
import { failedPart, type ProofPart, type PartOutcome } from "./proof/proof-part.ts";
import { proofReport } from "./proof/proof-report.ts";
import { proofSummary } from "./proof/proof-summary.ts";
import { treeKey } from "./proof/tree-key.ts";
import { fullMatrices } from "./proof/full-matrices.ts";
import { widths } from "./proof/widths.ts";
import { REPORTS, ROOT } from "./run-tool.ts";

// npm run proof [-- <part> …] [--again]: checks that take too long for npm test. A part that passed is not run again
// until one of its files changes; after a failure the next parts still run. reports/proof.md has the full results,
// docs/proof.md a summary of one page, which is written once every part has run in this folder.
const PARTS: readonly ProofPart[] = [
  ...mutation,
  brokenRules,
  ...models,
  ...corpora,
  ...contractToolkits,
  conformance,
  widths,
  ...fullMatrices,
  inApp,
  crossBrowser,
  ...benchParts,
];
const RESULTS_FOLDER = join(REPORTS, "proof");

async function outcomeOf(part: ProofPart): Promise<PartOutcome> {
  const limit = AbortSignal.timeout(part.limitMinutes * 60_000);
  try {
    const outcome = await part.run({ logLine: (line) => console.log(`       ${part.name}: ${line}`), signal: limit });
    return limit.aborted
      ? failedPart(outcome.bar, `not done within ${part.limitMinutes} minutes`, ...outcome.details)
      : outcome;
  } catch (error) {
    return failedPart("", error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

async function runPart(part: ProofPart, again: boolean): Promise<boolean> {
  const key = treeKey(ROOT, part.inputs);
  const before = loadPartResult(RESULTS_FOLDER, part.name);
  if (!again && before?.key === key && before.outcome.verdict === "passed") {
    console.log(`kept   ${part.name}: passed on ${before.date}, nothing that it depends on has changed`);
    return true;
  }
  console.log(`begins ${part.name}: ${part.what} (at most ${part.limitMinutes} minutes)`);
  const start = performance.now();
  const found = await outcomeOf(part);
  // Removes local paths, because the report is read on other machines.
  const outcome = { ...found, details: found.details.map((text) => text.replaceAll(ROOT, ".")) };
  const seconds = (performance.now() - start) / 1_000;
  savePartResult(RESULTS_FOLDER, {
    part: part.name,
    what: part.what,
    key,
    date: new Date().toISOString(),
    seconds,
    outcome,
  });
  const figures = outcome.figures.map(({ name, value }) => `${name} ${value}`).join(", ");
  console.log(`${outcome.verdict.padEnd(6)} ${part.name}: ${figures} (${outcome.bar}; ${Math.round(seconds)} s)`);
  if (outcome.verdict !== "passed") console.log(outcome.details.slice(0, 40).join("\n"));
  return outcome.verdict !== "failed";
}

const { values, positionals } = parseArgs({ options: { again: { type: "boolean" } }, allowPositionals: true });

for (const part of selectParts(PARTS, positionals)) {
  if (!(await runPart(part, values.again === true))) process.exitCode = 1;
}

const partStatuses = PARTS.map((part) => {
  const result = loadPartResult(RESULTS_FOLDER, part.name);
  return { part, result, current: result?.key === treeKey(ROOT, part.inputs) };
});
writeFileSync(join(REPORTS, "proof.md"), proofReport(partStatuses));
const unknown = partStatuses.filter(({ result }) => result === undefined);
// An incomplete summary must not replace a complete one.
if (unknown.length === 0) writeFileSync(join(ROOT, "docs", "proof.md"), proofSummary(partStatuses));
else
  console.log(
    `docs/proof.md is unchanged: ${unknown.length} of ${PARTS.length} parts never ran in this folder. ` +
      "reports/proof.md has the results of the others.",
  );
