import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { runTool } from "../../scripts/run-tool.ts";

const FIXTURES = join(import.meta.dirname, "fixtures", "types");

describe.each(["domain", "stores"])("the fence of TypeScript around the %s", (room) => {
  let output: string;

  beforeAll(async () => {
    const run = await runTool("tsc", ["--pretty", "false", "--noEmit", "-p", join(FIXTURES, room, "tsconfig.json")]);
    output = run.stdout;
  }, 60_000);

  const refused = readFileSync(join(FIXTURES, room, "uses-browser-globals.ts"), "utf8")
    .split("\n")
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.startsWith("export"));

  it.each(refused)("refuses: $text", ({ line }) => {
    expect(output).toMatch(
      new RegExp(`uses-browser-globals\\.ts\\(${line},\\d+\\): error TS(2304|2584|2591|2580|2552)`),
    );
  });

  it("lets standard JavaScript be", () => {
    expect(output).not.toContain("keeps-the-rules.ts");
  });
});
