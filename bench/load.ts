import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { LOAD } from "../scripts/proof/bars.ts";
import { REPORTS } from "../scripts/run-tool.ts";
import { evaluateLoadRun } from "./load/evaluate-load-run.ts";
import { CALL_MIX } from "./load/call-mix.ts";
import { planCalls } from "./load/plan-calls.ts";
import { runLoad } from "./load/run-load.ts";
import { startSandboxProcess } from "./load/sandbox-process.ts";
import { openSessions, requestFor } from "./load/sessions.ts";
import { SoapClient } from "./load/soap-client.ts";

/**
 * `npm run bench:load [-- --rate 1000 --seconds 20 --seed 1 --profile <folder>]`: calls a sandbox process with a
 * database file at a fixed rate. The limits are in scripts/proof/bars.ts. See docs/guides/benchmark.md.
 */
const { values } = parseArgs({
  options: {
    rate: { type: "string" },
    seconds: { type: "string" },
    seed: { type: "string", default: "1" },
    profile: { type: "string" },
  },
});
const callsPerSecond = Number(values.rate ?? LOAD.callsPerSecond);
const seconds = Number(values.seconds ?? LOAD.seconds);
const seed = Number(values.seed);
const SESSIONS_EACH = 12;
const WARM_UP_SECONDS = 3;

const sandbox = await startSandboxProcess(values.profile);
const wire = new SoapClient(sandbox.port);
try {
  const sessions = await openSessions(wire, SESSIONS_EACH);
  console.log(`${sessions.length} sessions, ${callsPerSecond} calls a second for ${seconds} s`);
  // Warms up, because code is slow when it first runs.
  const warmUp = { callsPerSecond: callsPerSecond / 2, seconds: WARM_UP_SECONDS, seed: seed + 1 };
  await runLoad(wire, planCalls(CALL_MIX, sessions, warmUp, requestFor), warmUp.callsPerSecond);
  const plan = planCalls(CALL_MIX, sessions, { callsPerSecond, seconds, seed }, requestFor);
  const verdict = evaluateLoadRun(await runLoad(wire, plan, callsPerSecond), { ...LOAD, callsPerSecond });
  mkdirSync(join(REPORTS, "bench"), { recursive: true });
  writeFileSync(join(REPORTS, "bench", "load.json"), JSON.stringify(verdict.figures));
  console.log(`${verdict.table}\n`);
  for (const [name, value] of verdict.figures) console.log(`figure ${name}: ${value}`);
  if (!verdict.isMet) process.exitCode = 1;
} finally {
  wire.close();
  await sandbox.end();
}
