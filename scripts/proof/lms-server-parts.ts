import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { openPostgres } from "#lms/database/open-postgres.ts";
import { openLoadDatabase } from "#lms/demo/load/open-load-database.ts";
import { fullOutput, REPORTS, ROOT, runTool } from "../run-tool.ts";
import { LMS_KILLS, LMS_LOAD } from "./bars.ts";
import { figuresInOutput, npmRun, scriptOutcome } from "./bench-parts.ts";
import { evaluateQueries } from "./lms-queries/evaluate-queries.ts";
import { readSentStatements } from "./lms-queries/sent-statement.ts";
import { failedPart, notRun, type PartContext, type PartOutcome, type ProofPart } from "./proof-part.ts";

const STATEMENTS = join(REPORTS, "lms", "statements.jsonl");

const KILLED_BAR = `two processes, ${LMS_KILLS} kills: no acknowledged write is lost or doubled`;
const QUERIES_BAR = "each statement uses an index of every large table, or has a documented reason";
const LOAD_BAR =
  `${LMS_LOAD.readsPerSecond.toLocaleString("en")} reads a second and ${LMS_LOAD.loginsPerSecond} logins a second ` +
  `(PIN as text or MD5) with p99 under ${LMS_LOAD.p99Ms} ms`;

const WITHOUT_SERVER = "skipped: LMS_SERVER names no PostgreSQL server";
const INPUTS = ["providers/kit", "providers/lms", "package-lock.json", "scripts/proof/lms-server-parts.ts"];

/** Address of a PostgreSQL server, as a role that may create databases and roles and become the provider's role. */
const serverAddress = (): string | undefined => process.env["LMS_SERVER"];

async function runKilled({ logLine, signal }: PartContext): Promise<PartOutcome> {
  if (serverAddress() === undefined) return notRun(KILLED_BAR, WITHOUT_SERVER);
  const run = await runTool("vitest", ["run", "--root", ROOT, "--reporter=default", "test/lms/lms-killed.spec.ts"], {
    signal,
    logLine,
    env: { EBOK_KILL_ROUNDS: String(LMS_KILLS) },
  });
  const output = fullOutput(run);
  const figures = figuresInOutput(output);
  if (run.code !== 0 || figures.length === 0) return failedPart(KILLED_BAR, output.slice(-6_000));
  return { verdict: "passed", bar: KILLED_BAR, figures, details: [] };
}

async function runQueries({ logLine, signal }: PartContext): Promise<PartOutcome> {
  const server = serverAddress();
  if (server === undefined) return notRun(QUERIES_BAR, WITHOUT_SERVER);
  mkdirSync(dirname(STATEMENTS), { recursive: true });
  rmSync(STATEMENTS, { force: true });
  logLine("test/lms, whose statements are recorded");
  const run = await runTool("vitest", ["run", "--root", ROOT, "test/lms"], {
    signal,
    env: { LMS_STATEMENTS: STATEMENTS },
  });
  if (run.code !== 0) return failedPart(QUERIES_BAR, fullOutput(run).slice(-6_000));
  logLine(`a database of ${LMS_LOAD.customers} customers`);
  const { owner } = await openLoadDatabase(server, LMS_LOAD.customers);
  const database = openPostgres(owner);
  try {
    const sent = readSentStatements(readFileSync(STATEMENTS, "utf8"));
    const { explained, documented, problems } = await evaluateQueries(database, sent);
    return {
      verdict: problems.length === 0 && explained > 0 ? "passed" : "failed",
      bar: QUERIES_BAR,
      figures: [
        { name: "plans", value: String(explained) },
        { name: "documented reads of a whole table", value: String(documented) },
        { name: "others", value: String(problems.length) },
      ],
      details: problems,
    };
  } finally {
    await database.close();
  }
}

async function runLoadBench(run: PartContext): Promise<PartOutcome> {
  if (serverAddress() === undefined) return notRun(LOAD_BAR, WITHOUT_SERVER);
  return scriptOutcome(LOAD_BAR, await npmRun("bench:lms", run));
}

/** Parts of the provider for LMS that need a PostgreSQL server. */
export const lmsServerParts: readonly ProofPart[] = [
  {
    name: "lms:killed",
    what: "two processes of the provider for LMS over one PostgreSQL, killed with SIGKILL in the middle of writes",
    inputs: [...INPUTS, "test/lms", "test/sandbox"],
    variables: { LMS_SERVER: serverAddress() },
    limitMinutes: 10,
    run: runKilled,
  },
  {
    name: "lms:queries",
    what: "the plan of every statement of the provider for LMS, over 2,000,000 documents",
    inputs: [...INPUTS, "test/lms", "scripts/proof/lms-queries"],
    variables: { LMS_SERVER: serverAddress() },
    limitMinutes: 20,
    run: runQueries,
  },
  {
    name: "lms:load",
    what: "the provider for LMS under load, over 2,000,000 documents (`npm run bench:lms`)",
    inputs: [...INPUTS, "bench/load", "bench/lms", "bench/lms-load.ts", "scripts/proof/bars.ts"],
    variables: { LMS_SERVER: serverAddress() },
    limitMinutes: 20,
    run: runLoadBench,
  },
];
