import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

export const ROOT = join(import.meta.dirname, "..");
export const REPORTS = join(ROOT, "reports");

/** The entry file of each tool: started with this very Node, so that no shell and no `.bin` shim is in between. */
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

/** Both outputs, as a person would have seen them. */
export const fullOutput = (run: ToolRun): string =>
  [run.stdout, run.stderr]
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .join("\n");

/** What the tools are told about where they run: no colours, no questions, nothing sent home. */
const SETTINGS = { NO_COLOR: "1", FORCE_COLOR: undefined, DO_NOT_TRACK: "1" };

export interface ToolOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Hears every line of the tool's output as it comes. */
  readonly logLine?: (line: string) => void;
  /** Ends the tool before its time; its run then has a code that is not 0. */
  readonly signal?: AbortSignal;
}

/**
 * Runs a tool in `cwd` (the project by default) to its end. Resolves whatever its exit code is; rejects only if it
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
