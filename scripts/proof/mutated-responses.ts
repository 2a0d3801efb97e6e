import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { asCount, asRecord, asText } from "../json.ts";
import { fullOutput, REPORTS, ROOT, runTool } from "../run-tool.ts";
import { MODEL_RUNS } from "./bars.ts";
import { failedPart, type ProofFigure, type ProofPart } from "./proof-part.ts";

const LOG = join(REPORTS, "proof", "mutated-responses.log");

/** Time limit of one operation, ms. */
const OPERATION_LIMIT_MS = 15 * 60_000;

/** Figures of one operation, as `test/mutated-responses/try-mutations.ts` logs them. */
export interface MutationFigures {
  readonly operation: string;
  readonly level: string;
  readonly tries: number;
  readonly verdicts: Readonly<Record<string, number>>;
}

/** Parses the log. */
export function parseMutationLog(log: string): readonly MutationFigures[] {
  return log
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => asRecord(JSON.parse(line)))
    .map(({ operation, level, tries, verdicts }) => ({
      operation: asText(operation),
      level: asText(level),
      tries: asCount(tries),
      verdicts: Object.fromEntries(Object.entries(asRecord(verdicts)).map(([name, count]) => [name, asCount(count)])),
    }));
}

/** Sums the figures by level and verdict. */
export function mutationFigures(all: readonly MutationFigures[]): readonly ProofFigure[] {
  const sum = (of: (one: MutationFigures) => number): string =>
    all.reduce((total, one) => total + of(one), 0).toLocaleString("en");
  const verdicts = [...new Set(all.flatMap((one) => Object.keys(one.verdicts)))].filter((name) => name !== "silent");
  return [
    { name: "operations", value: String(new Set(all.map(({ operation }) => operation)).size) },
    { name: "distinct mutations", value: sum(({ tries }) => tries) },
    { name: "silent", value: sum((one) => one.verdicts["silent"] ?? 0) },
    ...verdicts.toSorted().map((name) => ({ name, value: sum((one) => one.verdicts[name] ?? 0) })),
  ];
}

const BAR = `${MODEL_RUNS.toLocaleString("en")} distinct mutations of each response, none silent`;

/** Every operation of the profile core with many damaged responses (ENT-03). */
export const mutatedResponses: ProofPart = {
  name: "mutated-responses",
  what: "responses of every core operation with one mutation each, through gateway and adapters, and what pages claim",
  inputs: [
    "src-domain",
    "src-adapters/soap",
    "src-ui/stores",
    "src-ui/features/home",
    "src-ui/features/invoices",
    "src-ui/features/services",
    "docs/contract",
    "test/mutated-responses",
    "scripts/proof/mutated-responses.ts",
    "package-lock.json",
  ],
  limitMinutes: 45,
  async run({ signal }) {
    mkdirSync(join(REPORTS, "proof"), { recursive: true });
    rmSync(LOG, { force: true });
    const run = await runTool(
      "vitest",
      ["run", "--root", ROOT, `--testTimeout=${OPERATION_LIMIT_MS}`, "test/mutated-responses"],
      { signal, env: { EBOK_MODEL_RUNS: String(MODEL_RUNS), EBOK_MUTATIONS_LOG: LOG } },
    );
    if (!existsSync(LOG)) return failedPart(BAR, fullOutput(run));
    const all = parseMutationLog(readFileSync(LOG, "utf8"));
    const short = all.filter(({ tries }) => tries < MODEL_RUNS);
    return {
      verdict: run.code === 0 && all.length > 0 && short.length === 0 ? "passed" : "failed",
      bar: BAR,
      figures: mutationFigures(all),
      details: [
        ...(run.code === 0 ? [] : [fullOutput(run)]),
        ...short.map(({ operation, tries }) => `${operation}: only ${tries} distinct mutations`),
      ],
    };
  },
};
