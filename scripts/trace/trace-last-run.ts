import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../json.ts";
import { markProven, readRequirements, type Requirement } from "./requirements.ts";
import { playwrightResults, vitestResults } from "./results.ts";
import { type Trace, traceOf } from "./trace.ts";

/** Reports of unit and browser tests. */
const RUN_REPORTS = ["vitest.json", "playwright.json"] as const;

const requirementsFile = (root: string): string => join(root, "docs", "requirements.md");

/** Returns true if the tree at `root` has the reports of a run: without them nothing can be said about its tests. */
export function hasRunReports(root: string): boolean {
  return RUN_REPORTS.every((name) => existsSync(join(root, "reports", name)));
}

/**
 * Returns the requirements of the tree at `root` and those proven by its last run; also writes `reports/trace.json`.
 */
export function traceLastRun(root: string): { readonly requirements: readonly Requirement[]; readonly trace: Trace } {
  const reports = join(root, "reports");
  const requirements = readRequirements(readFileSync(requirementsFile(root), "utf8"));
  const tests = [
    ...vitestResults(readJson(join(reports, "vitest.json"))),
    ...playwrightResults(readJson(join(reports, "playwright.json"))),
  ];
  const trace = traceOf(requirements, tests);
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, "trace.json"), `${toTraceJson(trace)}\n`);
  return { requirements, trace };
}

/** Serialises `{ids, proven, missing}` for other programs. */
export function toTraceJson({ ids, proven, missing }: Trace): string {
  return JSON.stringify({ ids, proven, missing }, undefined, 2);
}

/** Writes `done` into docs/requirements.md for all proven requirements. Returns the changed ids. */
export function markProvenInFile(
  root: string,
  requirements: readonly Requirement[],
  { proven }: Trace,
): readonly string[] {
  const file = requirementsFile(root);
  writeFileSync(file, markProven(readFileSync(file, "utf8"), new Set(proven)));
  return requirements.filter(({ id, state }) => state === "missing" && proven.includes(id)).map(({ id }) => id);
}
