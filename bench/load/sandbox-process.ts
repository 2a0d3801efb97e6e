import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";
import { ROOT } from "../../scripts/run-tool.ts";

export interface SandboxProcess {
  readonly port: number;
  /** Ends the process and removes its database. */
  end(): Promise<void>;
}

/**
 * Starts the sandbox as a process with a temporary database file; `profile` is a folder for a CPU profile. Rejects if
 * the process does not start.
 */
export async function startSandboxProcess(profile: string | undefined): Promise<SandboxProcess> {
  const folder = await mkdtemp(join(tmpdir(), "ebok-load-"));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [...(profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profile}`]), "sandbox/main.ts"],
    {
      cwd: ROOT,
      env: { ...process.env, PORT: String(port), SANDBOX_DB: join(folder, "sandbox.db") },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  await new Promise<void>((started, failed) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      if (text.includes("Ctrl-C")) started();
    });
    child.once("exit", (code) => failed(new Error(`the sandbox ended before it was listening (${String(code)})`)));
  });
  return {
    port,
    async end() {
      if (child.exitCode === null && child.kill("SIGTERM")) await once(child, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
