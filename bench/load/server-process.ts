import { spawn } from "node:child_process";
import { once } from "node:events";
import { ROOT } from "../../scripts/run-tool.ts";

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
  /** Ends the process. */
  end(): Promise<void>;
}

/** Starts a server of this project as a process. Rejects if the process does not start. */
export async function startServerProcess({ args, env, ready, profile }: ServerStart): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    [...(profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profile}`]), ...args],
    { cwd: ROOT, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "inherit"] },
  );
  await new Promise<void>((started, failed) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      if (text.includes(ready)) started();
    });
    child.once("exit", (code) => failed(new Error(`the server ended before it was listening (${String(code)})`)));
  });
  return {
    processId: child.pid,
    async end() {
      if (child.exitCode === null && child.kill("SIGTERM")) await once(child, "exit");
    },
  };
}
