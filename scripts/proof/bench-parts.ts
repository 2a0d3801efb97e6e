import { spawn } from "node:child_process";
import { join } from "node:path";
import { asRecord, readJson } from "../json.ts";
import { fullOutput, ROOT, runTool } from "../run-tool.ts";
import { CHAT_LOAD, KILLED_ROUNDS, LOAD } from "./bars.ts";
import { type ProofFigure, type ProofPart, type PartOutcome, type PartContext, notRun } from "./proof-part.ts";
import { withoutSpecs } from "./tree-key.ts";

interface Run {
  readonly code: number;
  readonly output: string;
}

/** Runs a script of package.json with npm. */
export function npmRun(script: string, { logLine, signal }: PartContext): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.platform === "win32" ? "npm.cmd" : "npm", ["run", "--silent", script], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const handleOutput = (text: string): void => {
      output += text;
      const line = text.trimEnd().split("\n").at(-1);
      if (line !== undefined && line !== "") logLine(line);
    };
    child.stdout.setEncoding("utf8").on("data", handleOutput);
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    const end = (): void => {
      child.kill("SIGTERM");
    };
    signal.addEventListener("abort", end);
    child.on("error", reject);
    child.on("close", (code) => {
      signal.removeEventListener("abort", end);
      resolve({ code: code ?? 1, output });
    });
  });
}

const MAX_LINES = 60;

/** Reads figures from output lines such as `figure p99: 6.2 ms`. */
export function figuresInOutput(output: string): readonly ProofFigure[] {
  return [...output.matchAll(/^.*?figure ([^:\n]+): (.+)$/gm)].map(([, name = "", value = ""]) => ({ name, value }));
}

/** Returns the outcome of a measuring script: its exit code is the verdict, its last lines are the table. */
export function scriptOutcome(bar: string, { code, output }: Run): PartOutcome {
  const lines = output.trim().split("\n");
  return {
    verdict: code === 0 ? "passed" : "failed",
    bar,
    figures: [{ name: "exit code", value: String(code) }, ...figuresInOutput(output)],
    details: lines.slice(-MAX_LINES),
  };
}

/** Sources of the page benchmark, without former results in `bench/results`. */
const PAGES = withoutSpecs(ROOT, [
  "src",
  "src-domain",
  "src-adapters",
  "src-ui",
  "providers/kit",
  "sandbox",
  "bench",
  "public",
  "index.html",
  "vite.config.ts",
  "scripts/build",
  "scripts/cpu-slowdown.ts",
  "package-lock.json",
]).filter((file) => !file.startsWith("bench/results/"));

/** Part that runs an npm script; the exit code is the verdict. */
type Scripted = Pick<ProofPart, "name" | "what" | "inputs" | "limitMinutes" | "isLong"> & {
  readonly script: string;
  readonly bar: string;
};

function scriptPart({ name, script, what, inputs, bar, limitMinutes, isLong = false }: Scripted): ProofPart {
  return {
    name,
    what,
    inputs,
    limitMinutes,
    isLong,
    async run(run) {
      const { scripts } = asRecord(readJson(join(ROOT, "package.json")));
      if (!(script in asRecord(scripts))) return notRun(bar, `there is no npm script ${script}`);
      return scriptOutcome(bar, await npmRun(script, run));
    },
  };
}

/** Part that runs the sandbox as a program and kills it during writes and during its start. */
const killed: ProofPart = {
  name: "bench:killed",
  what: "the sandbox, killed with SIGKILL in the middle of writes and of its first start",
  inputs: [
    "providers/kit",
    "sandbox",
    "test/sandbox",
    "package-lock.json",
    "scripts/proof/bars.ts",
    "scripts/proof/bench-parts.ts",
  ],
  limitMinutes: 10,
  async run({ logLine, signal }) {
    const bar = `${KILLED_ROUNDS} kills: no acknowledged write is lost, and the database opens intact each time`;
    const run = await runTool("vitest", ["run", "--root", ROOT, "--reporter=default", "test/sandbox/killed.spec.ts"], {
      signal,
      logLine,
      env: { EBOK_KILL_ROUNDS: String(KILLED_ROUNDS) },
    });
    const output = fullOutput(run);
    const passed = run.code === 0 && figuresInOutput(output).length > 0;
    return {
      verdict: passed ? "passed" : "failed",
      bar,
      figures: figuresInOutput(output),
      details: passed ? [] : [output.slice(-6_000)],
    };
  },
};

/** Parts that run benchmarks. */
export const benchParts: readonly ProofPart[] = [
  scriptPart({
    name: "bench:pages",
    script: "bench:pages",
    inputs: PAGES,
    limitMinutes: 45,
    isLong: true,
    what: "time until the portal is usable, compared with two limit pages (`npm run bench:pages`)",
    bar: "the bars of the bench",
  }),
  scriptPart({
    name: "bench:load",
    script: "bench:load",
    inputs: ["providers/kit", "sandbox", "bench/load", "bench/load.ts", "package-lock.json", "scripts/proof/bars.ts"],
    limitMinutes: 5,
    what: "the sandbox under load (`npm run bench:load`)",
    bar:
      `${LOAD.callsPerSecond.toLocaleString("en")} calls a second for ${LOAD.seconds} s, ` +
      `p99 under ${LOAD.p99Ms} ms, no error`,
  }),
  scriptPart({
    name: "bench:chat",
    script: "bench:chat",
    inputs: ["providers/kit", "sandbox", "bench/load", "bench/chat.ts", "package-lock.json", "scripts/proof/bars.ts"],
    limitMinutes: 5,
    what: "the sandbox's chat under load (`npm run bench:chat`)",
    bar:
      `${CHAT_LOAD.sockets.toLocaleString("en")} sockets and ${CHAT_LOAD.messagesPerSecond.toLocaleString("en")} ` +
      `messages a second for ${CHAT_LOAD.seconds} s, acknowledged with p99 under ${CHAT_LOAD.p99Ms} ms, none lost`,
  }),
  killed,
];
