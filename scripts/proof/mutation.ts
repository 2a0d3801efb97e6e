import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readContextMap } from "../boundaries/context-map.ts";
import type { ContextMap } from "../boundaries/rules.ts";
import { readJson } from "../json.ts";
import { fullOutput, REPORTS, ROOT, runTool } from "../run-tool.ts";
import { mutationBar } from "./bars.ts";
import { readMutationReport, scoreOf, survivors } from "./mutation-report.ts";
import { failedPart, type ProofPart } from "./proof-part.ts";

const FOLDER = join(REPORTS, "proof", "mutation");

/** Where the report of a context lies, for the part that breaks the rules. */
export const mutationFile = (context: string): string => join(FOLDER, `${context}.json`);

/** The pure functions of UI policy (`*.policy.ts` in src-ui): mutated together, like one context. */
const UI_POLICIES = "ui-policies";

/** The contexts of the domain that have rules, and the UI policies, by name. */
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

/** Glob of the mutated files without their extension; their specs have the same one. */
const globOf = (context: string): string =>
  context === UI_POLICIES ? "src-ui/**/*.policy" : `src-domain/${context}/**/*`;

function settings(context: string): Readonly<Record<string, unknown>> {
  return {
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "vitest.domain.config.ts", related: false, pool: "forks" },
    mutate: [`${globOf(context)}.ts`, "!**/*.spec.ts"],
    // TypeScript 7 has no API for tools: no such file means that nothing is asked of it
    tsconfigFile: "none.json",
    coverageAnalysis: "perTest",
    // a mutant of what is read but once would need the rules read anew: test/mutants/reset-mutant.ts counts on none
    ignoreStatic: true,
    // every test that notices a mutant is told, not only the first: the requirements are judged by it
    disableBail: true,
    // what goes round for ever is stopped: twenty times as long as a context's tests take
    timeoutMS: 2_000,
    concurrency: 2,
    reporters: ["json", "progress-append-only"],
    jsonReporter: { fileName: mutationFile(context) },
    tempDirName: "reports/proof/stryker",
    allowConsoleColors: false,
    ignorePatterns: ["/reports", "/dist", "/var", "/docs/screenshots"],
  };
}

/** A context with every context that it reads, and those that they read: what its rules and their tests are made of. */
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

/** Files and folders of the code that the mutants of `context` and their tests are made of. */
function sourcesOf(context: string): readonly string[] {
  const folders = (name: string): readonly string[] => contextsReadBy(MAP, name).map((read) => `src-domain/${read}`);
  if (context !== UI_POLICIES) return folders(context);
  const policies = readdirSync(join(ROOT, "src-ui"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.policy(?:\.spec)?\.ts$/.test(file))
    .map((file) => `src-ui/${file.replaceAll("\\", "/")}`)
    .toSorted();
  return [...policies, ...new Set(["device", "navigation"].flatMap(folders))];
}

/**
 * How often a property is tried on each mutant: what it does not notice in so many tries it hardly does in a hundred,
 * and a hundred take four times as long.
 */
const TRIES = "25";

/** Beside the contexts: what the tests of the domain read. */
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
    what: `every rule of ${context} is broken in turn, and its tests must notice`,
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
        details: survivors(mutants),
      };
    },
  };
}

/** One part for each context of the domain. */
export const mutation: readonly ProofPart[] = CONTEXTS.map(mutationOf);
