import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../scripts/run-tool.ts";
import type { Pauses } from "./pause-recorder.ts";

/** Records the pauses of a server. */
const PROBE = pathToFileURL(join(ROOT, "bench/load/pause-probe.ts")).href;

export interface ServerStart {
  /** Script and its arguments. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Text that the process prints when it listens. */
  readonly ready: string;
  /** Folder for a CPU profile; `undefined`: none. */
  readonly profile?: string | undefined;
}

export interface ServerProcess {
  readonly processId: number | undefined;
  /** Begins to record pauses. */
  startPauses(): void;
  /** Returns the pauses since then. */
  stopPauses(): Promise<Pauses>;
  /** Ends the process. */
  end(): Promise<void>;
}

/** Starts a server of this project as a process. Rejects if the process does not start. */
export async function startServerProcess({ args, env, ready, profile }: ServerStart): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    ["--import", PROBE, ...(profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profile}`]), ...args],
    { cwd: ROOT, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "inherit", "ipc"] },
  );
  await new Promise<void>((started, failed) => {
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      if (text.includes(ready)) started();
    });
    child.once("exit", (code) => failed(new Error(`the server ended before it was listening (${String(code)})`)));
  });
  return {
    processId: child.pid,
    startPauses() {
      child.send("start");
    },
    stopPauses() {
      return new Promise<Pauses>((answered, failed) => {
        child.once("message", (pauses: Pauses) => answered(pauses));
        child.send("stop", (error) => {
          if (error !== null) failed(error);
        });
      });
    },
    async end() {
      if (child.exitCode === null && child.kill("SIGTERM")) await once(child, "exit");
    },
  };
}
