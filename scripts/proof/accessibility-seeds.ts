import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ACCESSIBILITY_SEEDS, type AccessibilitySeed } from "../../test/seeds/accessibility-seeds.ts";
import { isBuildCurrent } from "../is-build-current.ts";
import { readJson } from "../json.ts";
import { fullOutput, REPORTS, ROOT, runTool } from "../run-tool.ts";
import { playwrightOutcome } from "../stages/browser.ts";
import { vitestOutcome } from "../stages/unit.ts";
import { MIN_SEEDS_CAUGHT } from "./bars.ts";
import { PORTAL } from "./browser-part.ts";
import { failedPart, type PartContext, type PartOutcome, type ProofPart } from "./proof-part.ts";

const FOLDER = join(REPORTS, "proof", "seeds");
const COPY = join(FOLDER, "copy");
const BAR = `tests catch at least ${MIN_SEEDS_CAUGHT} of ${ACCESSIBILITY_SEEDS.length} seeded defects`;
/** Folders that a run creates itself, or that it shares with the original. */
const NOT_COPIED: ReadonlySet<string> = new Set(["node_modules", "dist", "reports", "var", ".git"]);

type SeededTests = Pick<AccessibilitySeed, "spec" | "only">;

/** Result of the tests of one seed; `broken` means that they could not run. */
type TestsVerdict =
  | { readonly kind: "passed" }
  | { readonly kind: "failed" }
  | { readonly kind: "broken"; readonly output: string };

const isBrowserSpec = (spec: string): boolean => spec.startsWith("test/e2e/");

/** Copies the sources, so that a defect never touches the original. */
function makeCopy(): void {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const name of readdirSync(ROOT).filter((each) => !NOT_COPIED.has(each)))
    cpSync(join(ROOT, name), join(COPY, name), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(COPY, "node_modules"), "dir");
}

const verdictOf = (failed: number, passed: number, output: string): TestsVerdict =>
  failed > 0 ? { kind: "failed" } : passed > 0 ? { kind: "passed" } : { kind: "broken", output };

async function runUnitTests(spec: string, signal: AbortSignal): Promise<TestsVerdict> {
  const report = join(FOLDER, "vitest.json");
  rmSync(report, { force: true });
  const run = await runTool("vitest", ["run", "--root", COPY, "--reporter=json", `--outputFile.json=${report}`, spec], {
    cwd: COPY,
    signal,
  });
  const output = fullOutput(run);
  const content = readJson(report);
  if (content === undefined) return { kind: "broken", output };
  const { passed, failed } = vitestOutcome(content, { code: run.code, output });
  return verdictOf(failed, passed, output);
}

async function runBrowserTests({ spec, only }: SeededTests, signal: AbortSignal): Promise<TestsVerdict> {
  if (!isBuildCurrent(COPY)) {
    const build = await runTool("vite", ["build", "--logLevel", "warn"], { cwd: COPY, signal });
    if (build.code !== 0) return { kind: "broken", output: fullOutput(build) };
  }
  const report = join(COPY, "reports", "playwright.json");
  rmSync(report, { force: true });
  const run = await runTool(
    "playwright",
    ["test", spec, "--retries=0", ...(only === undefined ? [] : ["--grep", only])],
    { cwd: COPY, signal, env: { PLAYWRIGHT_FORCE_TTY: "0" } },
  );
  const output = fullOutput(run);
  const content = readJson(report);
  if (content === undefined) return { kind: "broken", output };
  const { passed, failed } = playwrightOutcome(content, { code: run.code, output });
  return verdictOf(failed, passed, output);
}

const runTests = (tests: SeededTests, signal: AbortSignal): Promise<TestsVerdict> =>
  isBrowserSpec(tests.spec) ? runBrowserTests(tests, signal) : runUnitTests(tests.spec, signal);

/** Runs the tests of a seed with its defect in the copy, and repairs the copy. */
async function trySeed(seed: AccessibilitySeed, signal: AbortSignal): Promise<TestsVerdict> {
  const path = join(COPY, seed.file);
  const original = readFileSync(path, "utf8");
  // A function, because "$" has a meaning in a replacement text.
  writeFileSync(
    path,
    original.replace(seed.search, () => seed.replacement),
  );
  try {
    return await runTests(seed, signal);
  } finally {
    writeFileSync(path, original);
  }
}

/** Runs the tests of all seeds without a defect: a test that fails anyway catches nothing. */
async function problemsWithoutSeed({ signal }: PartContext): Promise<readonly string[]> {
  const all = new Map(ACCESSIBILITY_SEEDS.map(({ spec, only }) => [`${spec} ${only ?? ""}`, { spec, only }]));
  const problems: string[] = [];
  for (const { spec, only } of all.values()) {
    if (signal.aborted) break;
    const verdict = await runTests(only === undefined ? { spec } : { spec, only }, signal);
    if (verdict.kind !== "passed") problems.push(`${spec} fails without a defect`);
    if (verdict.kind === "broken") problems.push(verdict.output);
  }
  return problems;
}

async function runAllSeeds(context: PartContext): Promise<PartOutcome> {
  const { logLine, signal } = context;
  makeCopy();
  const problems = await problemsWithoutSeed(context);
  if (problems.length > 0) return failedPart(BAR, ...problems);
  const missed: string[] = [];
  let caught = 0;
  for (const seed of ACCESSIBILITY_SEEDS) {
    if (signal.aborted) break;
    const verdict = await trySeed(seed, signal);
    if (verdict.kind === "failed") caught += 1;
    else missed.push(`missed: ${seed.name} (${seed.criterion}) by ${seed.spec}`);
    if (verdict.kind === "broken") missed.push(verdict.output);
    logLine(`${verdict.kind === "failed" ? "caught" : "missed"} ${seed.name}`);
  }
  rmSync(COPY, { recursive: true, force: true });
  return {
    verdict: caught >= MIN_SEEDS_CAUGHT ? "passed" : "failed",
    bar: BAR,
    figures: [
      { name: "seeded", value: String(ACCESSIBILITY_SEEDS.length) },
      { name: "caught", value: String(caught) },
    ],
    details: missed,
  };
}

/** Defects of accessibility, one after the other in a copy of the sources, and the tests that must find them. */
export const accessibilitySeeds: ProofPart = {
  name: "accessibility:seeds",
  what: "defects of accessibility, each planted into a copy, under the tests that must find it",
  inputs: [
    ...PORTAL,
    "test/seeds",
    "test/e2e/support",
    ...new Set(ACCESSIBILITY_SEEDS.map(({ spec }) => spec)),
    "scripts/proof/accessibility-seeds.ts",
    "scripts/proof/bars.ts",
  ],
  limitMinutes: 60,
  isLong: true,
  run: runAllSeeds,
};
