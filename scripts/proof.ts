import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { accessibility } from "./proof/accessibility.ts";
import { accessibilitySeeds } from "./proof/accessibility-seeds.ts";
import { benchParts } from "./proof/bench-parts.ts";
import { brokenRules } from "./proof/broken-rules.ts";
import { selectParts } from "./proof/select-parts.ts";
import { lms } from "./proof/lms.ts";
import { starters } from "./proof/starters.ts";
import { conformance } from "./proof/conformance.ts";
import { contractToolkits } from "./proof/contract-toolkits.ts";
import { corpora } from "./proof/corpora.ts";
import { crossBrowser } from "./proof/cross-browser.ts";
import { loginCycles } from "./proof/login-cycles.ts";
import { inApp } from "./proof/in-app.ts";
import { hostile } from "./proof/hostile.ts";
import { interactionTimes } from "./proof/interaction-times.ts";
import { languages } from "./proof/languages.ts";
import { loadPartResult } from "./proof/part-result.ts";
import { models } from "./proof/models.ts";
import { mutatedResponses } from "./proof/mutated-responses.ts";
import { mutation } from "./proof/mutation.ts";
import { plantedFaults } from "./proof/planted-faults.ts";
import type { ProofPart } from "./proof/proof-part.ts";
import { runPart } from "./proof/run-part.ts";
import { proofReport } from "./proof/proof-report.ts";
import { proofSummary } from "./proof/proof-summary.ts";
import { treeKey } from "./proof/tree-key.ts";
import { fullMatrices } from "./proof/full-matrices.ts";
import { widths } from "./proof/widths.ts";
import { REPORTS, ROOT } from "./run-tool.ts";

// npm run proof [-- <part> …] [--all] [--again]: checks that take too long for npm test, without names the short parts,
// with --all all parts. A part that passed is not run again until one of its files changes; after a failure the next
// parts still run. reports/proof.md has the full results, docs/proof.md a summary of one page, which is written once
// every short part has run in this folder.
const PARTS: readonly ProofPart[] = [
  ...mutation,
  brokenRules,
  ...models,
  mutatedResponses,
  ...corpora,
  hostile,
  ...contractToolkits,
  ...starters,
  ...lms,
  conformance,
  plantedFaults,
  widths,
  ...accessibility,
  accessibilitySeeds,
  interactionTimes,
  ...languages,
  ...fullMatrices,
  loginCycles,
  inApp,
  crossBrowser,
  ...benchParts,
];
const RESULTS_FOLDER = join(REPORTS, "proof");

const {
  values: { again = false, all = false },
  positionals: names,
} = parseArgs({ options: { again: { type: "boolean" }, all: { type: "boolean" } }, allowPositionals: true });

for (const part of selectParts(PARTS, { names, includesLong: all })) {
  if ((await runPart(part, RESULTS_FOLDER, again)) === "failed") process.exitCode = 1;
}

const partStatuses = PARTS.map((part) => {
  const result = loadPartResult(RESULTS_FOLDER, part.name);
  return { part, result, current: result?.key === treeKey(ROOT, part.inputs, part.variables) };
});
writeFileSync(join(REPORTS, "proof.md"), proofReport(partStatuses));
const missing = partStatuses.filter(({ part, result }) => result === undefined && part.isLong !== true);
// A summary without a short part must not replace a complete one. A long part may be "not run yet".
if (missing.length === 0) writeFileSync(join(ROOT, "docs", "proof.md"), proofSummary(partStatuses));
else
  console.log(
    `docs/proof.md is unchanged: ${missing.length} short parts never ran in this folder. ` +
      "reports/proof.md has the results of the others.",
  );
