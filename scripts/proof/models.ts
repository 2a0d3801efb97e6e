import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { asRecord, readJson } from "../json.ts";
import { fullOutput, REPORTS, ROOT, runTool } from "../run-tool.ts";
import { vitestOutcome } from "../stages/unit.ts";
import { MODEL_RUNS } from "./bars.ts";
import { failedPart, type ProofPart } from "./proof-part.ts";

const FOLDER = join(REPORTS, "proof", "models");

/** Time limit of one property, ms. Without it, a run could take hours. */
const PROPERTY_LIMIT_MS = 30 * 60_000;

/** Properties that render whole pages: a part of their own, because they take longer than all others. */
const PAGES = "test/hostile";

/** Lists the specs under these folders that contain properties. */
export function propertySpecs(root: string, folders: readonly string[]): readonly string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((name) => /\.spec\.tsx?$/.test(name) && !name.includes("node_modules") && !name.includes("fixtures"))
        .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
        .filter((file) => /from "fast-check"/.test(readFileSync(join(root, file), "utf8"))),
    )
    .toSorted();
}

/**
 * Counts the properties and their runs in the log of `test/models/setup.ts`. `fewest` ignores failed properties, which
 * end early.
 */
export function countTries(log: string): {
  readonly properties: number;
  readonly tries: number;
  readonly fewest: number;
} {
  const all = log
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => asRecord(JSON.parse(line)))
    .map(({ runs, failed }) => ({ runs: Number(runs), held: failed !== true }));
  const held = all.flatMap((one) => (one.held ? [one.runs] : []));
  return {
    properties: all.length,
    tries: all.reduce((sum, { runs }) => sum + runs, 0),
    fewest: held.length === 0 ? 0 : Math.min(...held),
  };
}

function modelsOf(
  name: string,
  folders: readonly string[],
  limitMinutes: number,
  read: readonly string[] = [],
): ProofPart {
  const bar = `every property holds, tried ${MODEL_RUNS.toLocaleString("en")} times`;
  return {
    name: `models:${name}`,
    what: `every property of ${folders.join(", ")} at ${MODEL_RUNS.toLocaleString("en")} runs`,
    inputs: [
      "src-domain",
      ...folders,
      ...read,
      ...["models", "mothers", "fakes", "calendar", "vectors", "corpora", "contracts"].map((name) => `test/${name}`),
      "package-lock.json",
      "vitest.config.ts",
      "scripts/proof/bars.ts",
      "scripts/proof/models.ts",
    ],
    limitMinutes,
    isLong: folders.includes(PAGES),
    async run({ logLine, signal }) {
      mkdirSync(FOLDER, { recursive: true });
      const [report, log] = [join(FOLDER, `${name}.json`), join(FOLDER, `${name}.log`)];
      for (const file of [report, log]) rmSync(file, { force: true });
      const specs = propertySpecs(ROOT, folders).filter(
        (file) => folders.includes(PAGES) || !file.startsWith(`${PAGES}/`),
      );
      logLine(`${specs.length} files`);
      const run = await runTool(
        "vitest",
        [
          "run",
          "--root",
          ROOT,
          "--maxWorkers=2",
          `--testTimeout=${PROPERTY_LIMIT_MS}`,
          "--reporter=default",
          "--reporter=json",
          `--outputFile.json=${report}`,
          ...specs,
        ],
        {
          signal,
          logLine: (line) => {
            if (/^\s*[✓❯×]/u.test(line)) logLine(line.trim());
          },
          env: { EBOK_MODEL_RUNS: String(MODEL_RUNS), EBOK_MODEL_LOG: log },
        },
      );
      const content = readJson(report);
      if (content === undefined || !existsSync(log)) return failedPart(bar, fullOutput(run));
      const { passed, failed, details } = vitestOutcome(content, { code: run.code, output: fullOutput(run) });
      const { properties, tries, fewest } = countTries(readFileSync(log, "utf8"));
      return {
        verdict: run.code === 0 && failed === 0 && properties > 0 && fewest >= MODEL_RUNS ? "passed" : "failed",
        bar,
        figures: [
          { name: "files", value: String(specs.length) },
          { name: "properties", value: String(properties) },
          { name: "tries", value: tries.toLocaleString("en") },
          { name: "fewest of one property", value: fewest.toLocaleString("en") },
          { name: "tests failed", value: `${failed} of ${passed + failed}` },
        ],
        details: [
          ...(failed === 0 && run.code === 0 ? [] : [details]),
          ...(properties > 0 && fewest < MODEL_RUNS
            ? [`A property was tried only ${fewest.toLocaleString("en")} times: does it say { numRuns: runs(…) }?`]
            : []),
        ],
      };
    },
  };
}

/** Parts by folder, so that a change in one does not repeat all. */
export const models: readonly ProofPart[] = [
  modelsOf("domain", ["src-domain"], 10),
  modelsOf("adapters", ["src-adapters"], 15, ["docs/contract/examples", "providers/kit/wire"]),
  modelsOf("screens", ["src-ui", "src"], 15),
  modelsOf("workshop", ["providers", "sandbox", "scripts", "test"], 10),
  modelsOf("hostile", [PAGES], 45, ["src", "src-ui", "src-adapters", "docs/contract/examples"]),
];
