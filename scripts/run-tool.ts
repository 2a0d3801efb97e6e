import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

export const ROOT = join(import.meta.dirname, "..");
export const REPORTS = join(ROOT, "reports");

/** Entry file of each tool, started with this Node directly, without a shell and the `.bin` shim. */
const ENTRIES = {
  tsc: "typescript/bin/tsc",
  oxlint: "oxlint/bin/oxlint",
  oxfmt: "oxfmt/bin/oxfmt",
  depcruise: "dependency-cruiser/bin/dependency-cruiser.mjs",
  knip: "knip/bin/knip.js",
  vite: "vite/bin/vite.js",
  vitest: "vitest/vitest.mjs",
  "size-limit": "size-limit/bin.js",
  playwright: "@playwright/test/cli.js",
  stryker: "@stryker-mutator/core/bin/stryker.js",
} as const;

export type Tool = keyof typeof ENTRIES;

export interface ToolRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Returns both outputs of a tool. */
export const fullOutput = (run: ToolRun): string =>
  [run.stdout, run.stderr]
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .join("\n");

/** Environment of the tools: no colours and no telemetry. */
const SETTINGS = { NO_COLOR: "1", FORCE_COLOR: undefined, DO_NOT_TRACK: "1" };

export interface ToolOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Receives every line of the tool's output as it arrives. */
  readonly logLine?: (line: string) => void;
  /** Ends the tool early; the run then has a code other than 0. */
  readonly signal?: AbortSignal;
}

/**
 * Runs a tool in `cwd` (the project by default) to its end. Resolves with any exit code; rejects only if the tool
 * cannot start.
 */
export function runTool(tool: Tool, args: readonly string[], options: ToolOptions = {}): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, "node_modules", ENTRIES[tool]), ...args], {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...SETTINGS, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    if (options.logLine !== undefined) createInterface({ input: child.stdout }).on("line", options.logLine);
    const end = (): void => {
      child.kill("SIGTERM");
    };
    if (options.signal?.aborted === true) end();
    options.signal?.addEventListener("abort", end);
    child.on("error", reject);
    child.on("close", (code) => {
      options.signal?.removeEventListener("abort", end);
      resolve({ code: code ?? 1, stdout, stderr });
    });
  });
}
