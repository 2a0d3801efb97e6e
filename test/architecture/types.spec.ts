import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { runTool } from "../../scripts/run-tool.ts";

const FIXTURES = join(import.meta.dirname, "fixtures", "types");

describe.each(["domain", "stores"])("TypeScript configuration of the %s", (folder) => {
  let output: string;

  beforeAll(async () => {
    const run = await runTool("tsc", ["--pretty", "false", "--noEmit", "-p", join(FIXTURES, folder, "tsconfig.json")]);
    output = run.stdout;
  }, 60_000);

  const rejected = readFileSync(join(FIXTURES, folder, "uses-browser-globals.ts"), "utf8")
    .split("\n")
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.startsWith("export"));

  it.each(rejected)("rejects browser globals: $text", ({ line }) => {
    expect(output).toMatch(
      new RegExp(`uses-browser-globals\\.ts\\(${line},\\d+\\): error TS(2304|2584|2591|2580|2552)`),
    );
  });

  it("accepts standard JavaScript", () => {
    expect(output).not.toContain("keeps-the-rules.ts");
  });
});
