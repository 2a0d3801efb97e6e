import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readContextMap } from "../boundaries/context-map.ts";
import type { ContextMap } from "../boundaries/rules.ts";
import { readJson } from "../json.ts";
import { fullOutput, REPORTS, ROOT, runTool } from "../run-tool.ts";
import { mutationBar } from "./bars.ts";
import { readMutationReport, scoreOf, survivingMutants } from "./mutation-report.ts";
import { failedPart, type ProofPart } from "./proof-part.ts";

const FOLDER = join(REPORTS, "proof", "mutation");

/** Returns the report file of a context, which the part `broken-rules` reads. */
export const mutationFile = (context: string): string => join(FOLDER, `${context}.json`);

/**
 * Name for the pure functions of UI policies (`*.policy.ts` in src-ui), which are mutated together like one context.
 */
const UI_POLICIES = "ui-policies";

/** Contexts of the domain that have specs, and the UI policies, by name. */
export const CONTEXTS: readonly string[] = [
  ...readdirSync(join(ROOT, "src-domain"), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        readdirSync(join(ROOT, "src-domain", entry.name)).some((file) => file.endsWith(".spec.ts")),
    )
    .map(({ name }) => name)
    .toSorted(),
  UI_POLICIES,
];

/** Returns the glob of the mutated files without extension; their specs match it too. */
const globOf = (context: string): string =>
  context === UI_POLICIES ? "src-ui/**/*.policy" : `src-domain/${context}/**/*`;

function settings(context: string): Readonly<Record<string, unknown>> {
  return {
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "vitest.domain.config.ts", related: false, pool: "forks" },
    mutate: [`${globOf(context)}.ts`, "!**/*.spec.ts"],
    // TypeScript 7 has no API for tools; a missing file makes Stryker skip TypeScript.
    tsconfigFile: "none.json",
    coverageAnalysis: "perTest",
    // A mutant in code that runs on loading would need the modules loaded again; test/mutants/reset-mutant.ts relies on
    // this.
    ignoreStatic: true,
    // Reports every test that kills a mutant, not only the first: the requirements are evaluated by it.
    disableBail: true,
    // Stops endless loops; twenty times as long as the tests of a context take.
    timeoutMS: 2_000,
    concurrency: 2,
    reporters: ["json", "progress-append-only"],
    jsonReporter: { fileName: mutationFile(context) },
    tempDirName: "reports/proof/stryker",
    allowConsoleColors: false,
    ignorePatterns: ["/reports", "/dist", "/var", "/docs/screenshots"],
  };
}

/** Returns a context with all contexts that it reads, directly or indirectly. */
export function contextsReadBy(map: ContextMap, context: string): readonly string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    map.get(name)?.forEach(visit);
  };
  visit(context);
  return [...seen].toSorted();
}

const MAP = readContextMap(ROOT);

/** Lists the files and folders that the mutants of `context` and their tests depend on. */
function sourcesOf(context: string): readonly string[] {
  const folders = (name: string): readonly string[] => contextsReadBy(MAP, name).map((read) => `src-domain/${read}`);
  if (context !== UI_POLICIES) return folders(context);
  const policies = readdirSync(join(ROOT, "src-ui"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.policy(?:\.spec)?\.ts$/.test(file))
    .map((file) => `src-ui/${file.replaceAll("\\", "/")}`)
    .toSorted();
  return [...policies, ...new Set(["device", "navigation"].flatMap(folders))];
}

/** Runs of a property for each mutant. A hundred runs would find hardly more than 25 and take four times as long. */
const TRIES = "25";

/** Inputs besides the contexts: files that the tests of the domain read. */
const TESTS: readonly string[] = [
  "sandbox/configuration",
  "test/fakes",
  "test/mothers",
  "test/models",
  "test/mutants",
  "test/vectors",
  "test/calendar",
  "test/corpora",
  "test/contracts/configuration-cases.ts",
  "vitest.config.ts",
  "vitest.domain.config.ts",
  "package-lock.json",
  "scripts/proof/bars.ts",
  "scripts/proof/mutation.ts",
];

function mutationOf(context: string): ProofPart {
  const least = mutationBar(context);
  const bar = `at least ${least} % of the mutants are noticed`;
  return {
    name: `mutation:${context}`,
    what: `every rule of ${context} is mutated in turn, and its tests must detect it`,
    inputs: [...sourcesOf(context), ...TESTS],
    limitMinutes: 25,
    async run({ logLine, signal }) {
      mkdirSync(FOLDER, { recursive: true });
      const file = join(FOLDER, `${context}.settings.json`);
      writeFileSync(file, JSON.stringify(settings(context), undefined, 2));
      rmSync(mutationFile(context), { force: true });
      const run = await runTool("stryker", ["run", file], {
        signal,
        logLine: (line) => {
          if (line.startsWith("Mutation testing")) logLine(line);
        },
        env: { EBOK_MODEL_SEED: "20261120", EBOK_MODEL_RUNS: TRIES, EBOK_MUTATED_SPECS: `${globOf(context)}.spec.ts` },
      });
      if (!existsSync(mutationFile(context))) return failedPart(bar, fullOutput(run));
      const { mutants } = readMutationReport(readJson(mutationFile(context)));
      const { killed, stopped, broken, survived, uncovered, ignored, percent } = scoreOf(mutants);
      return {
        verdict: percent >= least && broken === 0 ? "passed" : "failed",
        bar,
        figures: [
          { name: "score", value: `${percent.toFixed(1)} %` },
          { name: "noticed", value: String(killed) },
          { name: "of them stopped", value: String(stopped) },
          { name: "could not be judged", value: String(broken) },
          { name: "survived", value: String(survived) },
          { name: "no test comes by", value: String(uncovered) },
          { name: "in tables, left out", value: String(ignored) },
        ],
        details: survivingMutants(mutants),
      };
    },
  };
}

/** One part for each context of the domain. */
export const mutation: readonly ProofPart[] = CONTEXTS.map(mutationOf);
