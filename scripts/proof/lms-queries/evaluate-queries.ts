import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { LmsDatabase } from "#lms/database/lms-database.ts";
import { lmsText } from "#lms/database/lms-rows.ts";
import { ROOT } from "../../run-tool.ts";
import { DOCUMENTED_SCANS } from "./documented-scans.ts";
import { costOf, planIn, scannedTables } from "./query-plan.ts";
import type { SentStatement } from "./sent-statement.ts";
import { isFrom, statementsIn, withSingleBlanks, type SourceStatement } from "./source-statements.ts";

/** Number of rows from which a table is large. */
const LARGE = 10_000;

/** Cost above which PostgreSQL plans a prepared statement for its values: about that of planning it each time. */
const PLANNING_COST = 25;

/** Sources that run no statement for a customer: the demo, and commands of the operator. */
const NOT_SERVED = ["providers/lms/demo/", "providers/lms/setup/"];

/**
 * Sources that send statements of their own through the recorded database: the tests, commands of the operator, and the
 * inserts of records, which read no table.
 */
const SENT_BY_TESTS = ["test/lms/**/*.ts", "providers/lms/setup/**/*.ts", "providers/lms/demo/lms-records.ts"];

const filesOf = (pattern: string): readonly string[] =>
  globSync(join(ROOT, pattern)).map((file) => relative(ROOT, file).replaceAll("\\", "/"));

const statementsOf = (file: string): readonly SourceStatement[] =>
  statementsIn(file, readFileSync(join(ROOT, file), "utf8"));

/** Returns the statements in the sources of the provider. */
export function providerStatements(): readonly SourceStatement[] {
  return filesOf("providers/lms/**/*.ts")
    .filter((file) => !file.endsWith(".spec.ts") && !NOT_SERVED.some((folder) => file.startsWith(folder)))
    .flatMap(statementsOf);
}

/** Returns the statements that the tests send besides those of the provider. */
export const testStatements = (): readonly SourceStatement[] =>
  SENT_BY_TESTS.flatMap((pattern) => filesOf(pattern).flatMap(statementsOf));

/** Returns the longest statement of the sources that a sent one begins with. */
export function originOf(statements: readonly SourceStatement[], { sql }: SentStatement): SourceStatement | undefined {
  return statements
    .filter((statement) => isFrom(statement, sql))
    .toSorted((one, other) => other.text.length - one.text.length)[0];
}

export interface QueryEvaluation {
  /** Plans of the provider's statements that were looked at. */
  readonly explained: number;
  /** Documented reads of a whole table that occurred. */
  readonly documented: number;
  /**
   * Reads of a whole large table without a documented reason, statements with gaps that no test has sent, and sent ones
   * that no source contains.
   */
  readonly problems: readonly string[];
}

/** Returns the plan of a statement for any values, as a prepared statement has it after some calls. */
async function generalPlan(database: LmsDatabase, text: string): Promise<unknown> {
  const count = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, digits]) => Number(digits)));
  const values = count === 0 ? "" : `(${Array.from({ length: count }, () => "NULL").join(", ")})`;
  return database.inTransaction(async (queries) => {
    await queries.query("SET LOCAL plan_cache_mode = force_generic_plan");
    await queries.query(`PREPARE ebok_plan AS ${text}`);
    const [row] = await queries.query(`EXPLAIN (FORMAT JSON) EXECUTE ebok_plan${values}`);
    await queries.query("DEALLOCATE ebok_plan");
    return planIn(row);
  });
}

/** Returns the names of the large tables. */
async function largeTables(database: LmsDatabase): Promise<ReadonlySet<string>> {
  const rows = await database.query(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND reltuples >= ${LARGE}
    AND relnamespace IN ('public'::regnamespace, 'ebok'::regnamespace)`,
  );
  return new Set(rows.map((row) => lmsText(row, "name")));
}

/**
 * Explains each statement of the provider for any values, and by those with which a test has sent it. It executes none
 * of them.
 */
export async function evaluateQueries(database: LmsDatabase, sent: readonly SentStatement[]): Promise<QueryEvaluation> {
  const statements = providerStatements();
  const ofTests = testStatements();
  const large = await largeTables(database);
  const reached = new Set<string>();
  const problems: string[] = [];
  let [explained, documented] = [0, 0];
  const evaluate = (file: string, text: string, plan: unknown): void => {
    explained += 1;
    for (const table of scannedTables(plan).filter((name) => large.has(name)))
      if (DOCUMENTED_SCANS.some((scan) => scan.table === table && text.startsWith(scan.statement))) documented += 1;
      else problems.push(`${file} reads the whole table ${table}: ${text}`);
  };
  const different = new Map(sent.map((statement) => [withSingleBlanks(statement.sql), statement]));
  for (const [text, statement] of different) {
    const origin = originOf(statements, statement);
    if (origin === undefined) {
      if (originOf(ofTests, statement) === undefined) problems.push(`no source of the provider contains ${text}`);
      continue;
    }
    reached.add(origin.text);
    const [row] = await database.query(`EXPLAIN (FORMAT JSON) ${statement.sql}`, statement.values);
    const plan = planIn(row);
    evaluate(origin.file, text, plan);
    if (statement.values.length === 0) continue;
    const general = await generalPlan(database, text);
    if (costOf(general) < costOf(plan) + PLANNING_COST) evaluate(origin.file, text, general);
  }
  for (const statement of statements.filter(({ text }) => !reached.has(text))) {
    if (statement.text.includes("…")) problems.push(`${statement.file}: no test sends ${statement.text}`);
    else evaluate(statement.file, statement.text, await generalPlan(database, statement.text));
  }
  return { explained, documented, problems };
}
