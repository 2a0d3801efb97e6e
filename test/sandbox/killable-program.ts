import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

export interface ProgramStart {
  /** Script and its arguments. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Printed address: the program is listening. */
  readonly address: RegExp;
}

/** Program of this project as a separate process, which a test kills. */
export class KillableProgram {
  readonly child: ChildProcess;
  /** Printed address; rejects if the process ends before. */
  readonly url: Promise<string>;

  constructor({ args, env, address }: ProgramStart) {
    const started = spawn(process.execPath, [...args], {
      env: { ...process.env, NODE_OPTIONS: "", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = started;
    let output = "";
    started.stderr.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    this.url = new Promise((resolve, reject) => {
      started.stdout.setEncoding("utf8").on("data", (text: string) => {
        const url = address.exec(text)?.[0];
        if (url !== undefined) resolve(url);
      });
      started.once("close", (code) =>
        reject(new Error(`the program ended before it was listening (${String(code)}): ${output}`)),
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
