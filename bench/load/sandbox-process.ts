import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";
import { startServerProcess } from "./server-process.ts";

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
  const server = await startServerProcess({
    args: ["sandbox/main.ts"],
    env: { PORT: String(port), SANDBOX_DB: join(folder, "sandbox.db") },
    ready: "Ctrl-C",
    profile,
  });
  return {
    port,
    async end() {
      await server.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
