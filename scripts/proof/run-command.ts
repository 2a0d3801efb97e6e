import { spawn } from "node:child_process";
import { ROOT } from "../run-tool.ts";

export interface CommandRun {
  /** `undefined`: this machine does not have the command. */
  readonly code: number | undefined;
  /** Both outputs, in the order of arrival. */
  readonly output: string;
}

/** Runs a command of the system in `cwd` to its end, without a shell. */
export function runCommand(
  command: string,
  args: readonly string[],
  { signal, cwd = ROOT }: { readonly signal: AbortSignal; readonly cwd?: string },
): Promise<CommandRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: "1", DO_NOT_TRACK: "1", REDOCLY_TELEMETRY: "off", LC_ALL: "C.UTF-8" },
      stdio: ["ignore", "pipe", "pipe"],
      signal,
    });
    let output = "";
    const collect = (text: string): void => {
      output += text;
    };
    child.stdout.setEncoding("utf8").on("data", collect);
    child.stderr.setEncoding("utf8").on("data", collect);
    child.on("error", (error) => {
      if ("code" in error && error.code === "ENOENT") resolve({ code: undefined, output });
      else reject(error);
    });
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
