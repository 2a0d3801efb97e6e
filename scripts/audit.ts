import { join } from "node:path";
import { auditReport } from "./audit/audit-report.ts";
import { assessAdvisories } from "./audit/assess-advisories.ts";
import { readKnownAdvisories, writeKnownAdvisories } from "./audit/known-advisories.ts";
import { readAdvisories, type AuditAnswer } from "./audit/read-advisories.ts";
import { runCommand } from "./proof/run-command.ts";
import { ROOT } from "./run-tool.ts";

const KNOWN = join(ROOT, "SECURITY-ADVISORIES.tsv");
const TIMEOUT_MS = 120_000;

/** Asks the advisory service of the configured registry. */
async function ask(...options: readonly string[]): Promise<AuditAnswer> {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { output } = await runCommand(npm, ["audit", "--json", "--loglevel=silent", ...options], {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return readAdvisories(output);
}

// npm run audit: known vulnerabilities of the installed packages, by the time frames of SECURITY.md.
const answers = await Promise.all([ask(), ask("--omit=dev")]);
const [all, shipped] = answers;
if (all.kind === "no answer" || shipped.kind === "no answer") {
  const reasons = answers.map((answer) => (answer.kind === "no answer" ? answer.reason : "")).filter(Boolean);
  console.error(
    `The advisory service of the npm registry gave no answer: ${reasons[0] ?? ""}\n` +
      "Nothing is known about vulnerable packages. Run `npm run audit` where the registry has this service.",
  );
  process.exitCode = 2;
} else {
  const assessed = assessAdvisories(all.advisories, {
    shipped: new Set(shipped.advisories.map(({ url }) => url)),
    known: readKnownAdvisories(KNOWN),
    today: new Date().toISOString().slice(0, 10),
  });
  writeKnownAdvisories(KNOWN, assessed);
  console.log(auditReport(assessed));
  if (assessed.some(({ isBreached }) => isBreached)) process.exitCode = 1;
}
