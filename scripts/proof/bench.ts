import { spawn } from "node:child_process";
import { join } from "node:path";
import { asRecord, readJson } from "../json.ts";
import { ROOT } from "../run-tool.ts";
import { type Part, type PartOutcome, type PartRun, notRun } from "./part.ts";

interface Run {
  readonly code: number;
  readonly said: string;
}

/** Runs a script of package.json by npm, as a person would. */
function npmRun(script: string, { say, signal }: PartRun): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.platform === "win32" ? "npm.cmd" : "npm", ["run", "--silent", script], { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    const hear = (text: string): void => {
      said += text;
      const line = text.trimEnd().split("\n").at(-1);
      if (line !== undefined && line !== "") say(line);
    };
    child.stdout.setEncoding("utf8").on("data", hear);
    child.stderr.setEncoding("utf8").on("data", (text: string) => { said += text; });
    const end = (): void => { child.kill("SIGTERM"); };
    signal.addEventListener("abort", end);
    child.on("error", reject);
    child.on("close", (code) => {
      signal.removeEventListener("abort", end);
      resolve({ code: code ?? 1, said });
    });
  });
}

const LINES_KEPT = 60;

/** A script that measures: its exit code is its verdict, its last lines are its table. */
export function scriptOutcome(bar: string, { code, said }: Run): PartOutcome {
  const lines = said.trim().split("\n");
  return {
    verdict: code === 0 ? "passed" : "failed",
    bar,
    figures: [{ name: "exit code", value: String(code) }],
    details: lines.slice(-LINES_KEPT),
  };
}

function scriptPart(name: string, script: string, what: string, bar: string, limitMinutes: number): Part {
  return {
    name,
    what,
    inputs: ["src", "src-domain", "src-adapters", "src-ui", "sandbox", "bench", "public", "index.html", "vite.config.ts", "package-lock.json"],
    limitMinutes,
    async run(run) {
      const { scripts } = asRecord(readJson(join(ROOT, "package.json")));
      if (!(script in asRecord(scripts))) return notRun(bar, `there is no npm script ${script}`);
      return scriptOutcome(bar, await npmRun(script, run));
    },
  };
}

/** What the bench measures; its bars are its own, in `bench/`. */
export const bench: readonly Part[] = [
  scriptPart("bench:pages", "bench", "how soon the portal can be used, beside two limit pages (`npm run bench`)", "the bars of the bench", 20),
  scriptPart("bench:load", "bench:load", "the sandbox under load (`npm run bench:load`)", "the bars of the load script", 5),
  scriptPart("bench:killed", "proof:killed", "the sandbox killed in the middle of writes (`npm run proof:killed`)", "no acknowledged write is lost", 10),
];
