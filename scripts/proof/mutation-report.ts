import { asList, asRecord, asText } from "../json.ts";

/** Mutant: a change of a rule that a test should detect. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly change: string;
  readonly status: string;
  /** Names of the tests that killed it. */
  readonly killedBy: readonly string[];
  /** Names of the tests that covered it. */
  readonly coveredBy: readonly string[];
}

export interface MutationReport {
  readonly mutants: readonly Mutant[];
  /** Names of all tests that ran. */
  readonly tests: readonly string[];
}

/** Reads a report in the mutation-testing-elements schema (Stryker's reporter `json`). */
export function readMutationReport(report: unknown): MutationReport {
  const { files, testFiles } = asRecord(report);
  const tests = new Map(
    Object.values(asRecord(testFiles))
      .flatMap((file) => asList(asRecord(file)["tests"]))
      .map(asRecord)
      .map(({ id, name }) => [asText(id), asText(name)] as const),
  );
  const names = (ids: unknown): readonly string[] => asList(ids).flatMap((id) => tests.get(asText(id)) ?? []);
  const mutants = Object.entries(asRecord(files)).flatMap(([file, content]) =>
    asList(asRecord(content)["mutants"])
      .map(asRecord)
      .map(({ location, mutatorName, replacement, status, killedBy, coveredBy }) => ({
        file,
        line: Number(asRecord(asRecord(location)["start"])["line"] ?? 0),
        change: `${asText(mutatorName)} ${asText(replacement).replace(/\s+/gu, " ").slice(0, 80)}`.trim(),
        status: asText(status),
        killedBy: names(killedBy),
        coveredBy: names(coveredBy),
      })),
  );
  return { mutants, tests: [...tests.values()] };
}

export interface MutationScore {
  /** Mutants that made a test fail or time out. */
  readonly killed: number;
  /** Those of the killed ones that timed out. */
  readonly stopped: number;
  /** Mutants that ended before a test could run. */
  readonly broken: number;
  readonly survived: number;
  /** Mutants that no test covers. */
  readonly uncovered: number;
  /**
   * Mutants in code that runs once when a file is loaded (tables). Ignored, because each would cost a run of every
   * test.
   */
  readonly ignored: number;
  /** Killed share of all evaluated mutants, per cent; 0 without any. */
  readonly percent: number;
}

const count = (mutants: readonly Mutant[], ...statuses: readonly string[]): number =>
  mutants.filter(({ status }) => statuses.includes(status)).length;

export function scoreOf(mutants: readonly Mutant[]): MutationScore {
  const killed = count(mutants, "Killed", "Timeout");
  const survived = count(mutants, "Survived");
  const uncovered = count(mutants, "NoCoverage");
  const evaluated = killed + survived + uncovered;
  return {
    killed,
    stopped: count(mutants, "Timeout"),
    broken: count(mutants, "RuntimeError", "CompileError", "Pending"),
    survived,
    uncovered,
    ignored: count(mutants, "Ignored"),
    percent: evaluated === 0 ? 0 : (100 * killed) / evaluated,
  };
}

/** Lists the mutants that survived, one on each line: `src-domain/finance/due-summary.ts:40 EqualityOperator …`. */
export function survivingMutants(mutants: readonly Mutant[]): readonly string[] {
  return mutants
    .filter(({ status }) => status === "Survived" || status === "NoCoverage")
    .map(
      ({ file, line, change, status }) => `${file}:${line} ${change}${status === "NoCoverage" ? " (not covered)" : ""}`,
    );
}
