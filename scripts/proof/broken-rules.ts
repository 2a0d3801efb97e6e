import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../json.ts";
import { ROOT } from "../run-tool.ts";
import { readRequirements } from "../trace/requirements.ts";
import { idsIn } from "../trace/trace.ts";
import { CONTEXTS, mutation, mutationFile } from "./mutation.ts";
import { readMutationReport, type MutationReport } from "./mutation-report.ts";
import { failedPart, type ProofPart, type PartOutcome } from "./proof-part.ts";
import { findProofs, type ProvenBy, specTexts } from "./requirement-tests.ts";

const BAR = "each requirement that the rules' tests prove has a mutant which those very tests notice";

/** Returns the ids whose tests ran, and those whose tests killed at least one mutant. */
export function brokenRuleIds(reports: readonly MutationReport[]): {
  readonly ran: ReadonlySet<string>;
  readonly noticed: ReadonlySet<string>;
} {
  return {
    ran: new Set(reports.flatMap(({ tests }) => tests.flatMap(idsIn))),
    noticed: new Set(reports.flatMap(({ mutants }) => mutants.flatMap(({ killedBy }) => killedBy.flatMap(idsIn)))),
  };
}

const line = (what: string, ids: readonly string[]): string =>
  `${what} (${ids.length}): ${ids.length === 0 ? "none" : ids.join(", ")}`;

/** Evaluates each requirement of `done`: did its tests fail when a rule was broken, and if not, why. */
export function evaluateBrokenRules(
  done: readonly string[],
  reports: readonly MutationReport[],
  proof: ReadonlyMap<string, ProvenBy>,
): PartOutcome {
  const { ran, noticed } = brokenRuleIds(reports);
  const evaluated = done.filter((id) => ran.has(id));
  const green = evaluated.filter((id) => !noticed.has(id));
  const notEvaluated = done.filter((id) => !ran.has(id));
  const elsewhere = notEvaluated.filter((id) => proof.get(id) !== "browser only");
  const browser = notEvaluated.filter((id) => proof.get(id) === "browser only");
  return {
    verdict: green.length === 0 && evaluated.length > 0 ? "passed" : "failed",
    bar: BAR,
    figures: [
      { name: "broken and noticed", value: String(evaluated.length - green.length) },
      { name: "stays green", value: String(green.length) },
      { name: "proven outside of the rules", value: String(elsewhere.length) },
      { name: "proven by the browser alone", value: String(browser.length) },
    ],
    details: [
      line("Stays green whichever rule is broken", green),
      line("Proven by tests of stores, adapters and screens, which are not mutated", elsewhere),
      line("Proven by the browser alone, so not by mutation", browser),
    ],
  };
}

export const brokenRules: ProofPart = {
  name: "broken-rules",
  what: "the tests that name a requirement fail when its rule is broken (read from the mutants)",
  inputs: [
    "docs/requirements.md",
    ...new Set(mutation.flatMap(({ inputs }) => inputs)),
    "scripts/proof/broken-rules.ts",
  ],
  limitMinutes: 1,
  run() {
    const missing = CONTEXTS.filter((context) => readJson(mutationFile(context)) === undefined);
    if (missing.length > 0)
      return Promise.resolve(failedPart(BAR, `no mutants yet of ${missing.join(", ")}: npm run proof -- mutation`));
    const reports = CONTEXTS.map((context) => readMutationReport(readJson(mutationFile(context))));
    const done = readRequirements(readFileSync(join(ROOT, "docs", "requirements.md"), "utf8"))
      .filter(({ state }) => state === "done")
      .map(({ id }) => id);
    const proof = findProofs(
      specTexts(ROOT, ["src", "src-domain", "src-adapters", "src-ui", "providers", "sandbox", "scripts", "test"]),
    );
    return Promise.resolve(evaluateBrokenRules(done, reports, proof));
  },
};
