import { parseArgs } from "node:util";
import { hash } from "bcryptjs";
import type { LmsDatabase } from "#lms/database/lms-database.ts";
import { lmsNumber } from "#lms/database/lms-rows.ts";
import { openPostgres } from "#lms/database/open-postgres.ts";
import { LOAD_PIN } from "#lms/demo/load/load-content.ts";
import { openLoadDatabase } from "#lms/demo/load/open-load-database.ts";
import { freePort } from "../scripts/free-port.ts";
import { LMS_LOAD } from "../scripts/proof/bars.ts";
import { LMS_READS, lmsLogin, lmsRead, openLmsSessions } from "./lms/lms-calls.ts";
import { evaluateLoadRun, type LoadBars } from "./load/evaluate-load-run.ts";
import { PauseRecorder, pauseFigures } from "./load/pause-recorder.ts";
import { planCalls } from "./load/plan-calls.ts";
import { measureProcessorTime, type MeasuredProgram } from "./load/processor-time.ts";
import { runLoad, type LoadMeasurement } from "./load/run-load.ts";
import { startServerProcess, type ServerProcess } from "./load/server-process.ts";
import { SoapClient } from "./load/soap-client.ts";

/**
 * `LMS_SERVER=postgres://owner@host/postgres npm run bench:lms [-- --customers 100000 --seconds 20 --processes 1
 * --seed 1 --profile <folder>]`: calls processes of the provider for LMS over a database of that many customers with 20
 * documents each. See docs/guides/lms.md.
 */
const { values } = parseArgs({
  options: {
    customers: { type: "string", default: String(LMS_LOAD.customers) },
    seconds: { type: "string", default: String(LMS_LOAD.seconds) },
    processes: { type: "string", default: String(LMS_LOAD.processes) },
    seed: { type: "string", default: "1" },
    profile: { type: "string" },
  },
});
const [customers, seconds, seed] = [Number(values.customers), Number(values.seconds), Number(values.seed)];
const server = process.env["LMS_SERVER"];
if (server === undefined) throw new Error("LMS_SERVER has to be the address of a PostgreSQL server, as an owner");

const SESSIONS = 500;
/**
 * Time for which reads at half the rate come first, s. Until some thousand reads the engine of the provider compiles
 * its code and PostgreSQL plans statements for each connection: a read then takes more processor time.
 */
const WARM_UP_SECONDS = 10;
/** Customers whose PIN is stored with bcrypt for a part of the run. */
const HASHED = 2_000;

interface RunOptions {
  readonly wire: SoapClient;
  readonly isHashed: boolean;
  readonly programs: readonly MeasuredProgram[];
  readonly providers: readonly ServerProcess[];
}

/** Repeats logins of customers in turn, after those that have sessions. */
const loginsOf = (count: number, first: number, last: number) =>
  Array.from({ length: count }, (_, index) => lmsLogin(first + (index % (last - first))));

type Figures = ReturnType<typeof evaluateLoadRun>["figures"];

let isMet = true;
function report(name: string, run: LoadMeasurement, bars: LoadBars, others: Figures = []): void {
  const verdict = evaluateLoadRun(run, bars);
  isMet &&= verdict.isMet;
  console.log(`\n${name}\n\n${verdict.table}\n`);
  for (const [figure, value] of [...verdict.figures, ...others]) console.log(`figure ${name}, ${figure}: ${value}`);
}

/** Processes of the provider and, if the database is on this machine, those that serve its connections. */
const programsOf = (providers: readonly ServerProcess[], database: LmsDatabase): readonly MeasuredProgram[] => [
  {
    name: "the provider",
    processIds: () => Promise.resolve(providers.flatMap(({ processId }) => processId ?? [])),
  },
  {
    name: "PostgreSQL",
    processIds: async () => {
      const rows = await database.query(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'
        AND (client_addr IS NULL OR client_addr = inet_server_addr())`,
      );
      return rows.map((row) => lmsNumber(row, "pid"));
    },
  },
];

/** Runs calls and measures the processor time of the programs, and the pauses of the provider and the caller. */
async function measureRun<Value>(
  { programs, providers }: Pick<RunOptions, "programs" | "providers">,
  work: { readonly run: () => Promise<Value>; readonly calls: number },
): Promise<{ readonly value: Value; readonly figures: Figures }> {
  const caller = new PauseRecorder();
  caller.start();
  for (const provider of providers) provider.startPauses();
  const { value, figures } = await measureProcessorTime(programs, work);
  const own = pauseFigures("the caller", caller.stop());
  const pauses = await Promise.all(providers.map((provider) => provider.stopPauses()));
  return { value, figures: [...figures, ...pauses.flatMap((each) => pauseFigures("the provider", each)), ...own] };
}

async function measure({ wire, isHashed, ...measured }: RunOptions): Promise<void> {
  const sessions = await openLmsSessions(
    wire,
    Array.from({ length: isHashed ? 50 : SESSIONS }, (_, index) => index + 1),
  );
  const readsOf = (callsPerSecond: number, length: number) =>
    planCalls(LMS_READS, sessions, { callsPerSecond, seconds: length, seed }, lmsRead);
  const { readsPerSecond, loginsPerSecond, hashedLoginsPerSecond, p99Ms } = LMS_LOAD;
  const firstReads = readsOf(readsPerSecond / 2, WARM_UP_SECONDS);
  const warmUp = () => runLoad(wire, firstReads, readsPerSecond / 2);
  const { figures } = await measureRun(measured, { run: warmUp, calls: firstReads.length });
  if (!isHashed) for (const [figure, value] of figures) console.log(`figure first reads, ${figure}: ${value}`);
  if (!isHashed) {
    const plan = readsOf(readsPerSecond, seconds);
    const run = () => runLoad(wire, plan, readsPerSecond);
    const reads = await measureRun(measured, { run, calls: plan.length });
    report("reads", reads.value, { callsPerSecond: readsPerSecond, p99Ms }, reads.figures);
    const logins = loginsOf(loginsPerSecond * seconds, SESSIONS + 1, customers);
    const logIn = () => runLoad(wire, logins, loginsPerSecond);
    const loggedIn = await measureRun(measured, { run: logIn, calls: logins.length });
    report("logins, MD5 or text", loggedIn.value, { callsPerSecond: loginsPerSecond, p99Ms }, loggedIn.figures);
    return;
  }
  const rate = readsPerSecond / 2;
  const [reads, logins] = await Promise.all([
    runLoad(wire, readsOf(rate, seconds), rate),
    runLoad(wire, loginsOf(hashedLoginsPerSecond * seconds, SESSIONS + 1, HASHED), hashedLoginsPerSecond),
  ]);
  report("reads meanwhile", reads, { callsPerSecond: rate, p99Ms });
  report("logins, bcrypt", logins, { callsPerSecond: hashedLoginsPerSecond, p99Ms: LMS_LOAD.hashedP99Ms });
}

console.log(`Database of ${customers} customers. Without one, filling it takes some minutes.`);
const { owner, role } = await openLoadDatabase(server, customers);
const database = openPostgres(owner);
const hashed = (await hash(LOAD_PIN, 10)).replace("$2b$", () => "$2y$");
try {
  for (const isHashed of [false, true]) {
    await database.query("UPDATE customers SET pin = $1 WHERE id <= $2", [isHashed ? hashed : LOAD_PIN, HASHED]);
    const ports: number[] = [];
    while (ports.length < Number(values.processes)) ports.push(await freePort());
    const providers = await Promise.all(
      ports.map((port) =>
        startServerProcess({
          args: ["providers/lms/main.ts", "--port", String(port), "--queues", "1"],
          env: { LMS_DATABASE: role },
          ready: "Service:",
          profile: values.profile,
        }),
      ),
    );
    const wire = new SoapClient(...ports);
    try {
      await measure({ wire, isHashed, programs: programsOf(providers, database), providers });
    } finally {
      wire.close();
      await Promise.all(providers.map((provider) => provider.end()));
    }
  }
} finally {
  await database.query("UPDATE customers SET pin = $1 WHERE id <= $2", [LOAD_PIN, HASHED]);
  await database.close();
}
if (!isMet) process.exitCode = 1;
