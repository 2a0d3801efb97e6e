import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../sandbox/main.ts", import.meta.url));

/** Sandbox as a separate process, as `npm run sandbox` starts it. */
export class SandboxProgram {
  readonly child: ChildProcess;
  /** Printed address; rejects if the process ends before. */
  readonly url: Promise<string>;

  constructor(port: number, database: string) {
    const started = spawn(process.execPath, [MAIN], {
      env: { ...process.env, PORT: String(port), SANDBOX_DB: database, NODE_OPTIONS: "" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = started;
    let output = "";
    started.stderr.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    this.url = new Promise((resolve, reject) => {
      started.stdout.setEncoding("utf8").on("data", (text: string) => {
        const url = /http:\/\/[^\s/]+/.exec(text)?.[0];
        if (url !== undefined) resolve(url);
      });
      started.once("close", (code) =>
        reject(new Error(`the sandbox ended before it was listening (${String(code)}): ${output}`)),
      );
    });
    // A test that kills the process at once does not wait for the address.
    this.url.catch(() => undefined);
  }

  /** Ends the process with SIGKILL; resolves after its exit. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, "exit");
    this.child.kill("SIGKILL");
    await gone;
  }
}
