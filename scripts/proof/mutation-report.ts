import { asList, asRecord, asText } from "../json.ts";

/** What became of one mutant: a change of a rule that a test should notice. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly change: string;
  readonly status: string;
  /** Names of the tests that noticed it. */
  readonly killedBy: readonly string[];
  /** Names of the tests that came by. */
  readonly coveredBy: readonly string[];
}

export interface MutationReport {
  readonly mutants: readonly Mutant[];
  /** Names of all tests that ran. */
  readonly tests: readonly string[];
}

/** A report in the schema of mutation testing elements (Stryker's reporter `json`). */
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
  /** Noticed: a test failed, or ran into an endless loop. */
  readonly killed: number;
  /** Of them those that went round for ever, or took too long. */
  readonly stopped: number;
  /** What ended before any test could judge it. */
  readonly broken: number;
  readonly survived: number;
  /** No test comes by. */
  readonly uncovered: number;
  /** In what runs once when a file is loaded (tables): left out, since each would cost a run of every test. */
  readonly ignored: number;
  /** Killed of all that are judged, in per cent; 0 where nothing is judged. */
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

/** The mutants that no test noticed, as lines to read: `src-domain/finance/due-summary.ts:40 EqualityOperator …`. */
export function survivors(mutants: readonly Mutant[]): readonly string[] {
  return mutants
    .filter(({ status }) => status === "Survived" || status === "NoCoverage")
    .map(
      ({ file, line, change, status }) =>
        `${file}:${line} ${change}${status === "NoCoverage" ? " (no test comes by)" : ""}`,
    );
}
