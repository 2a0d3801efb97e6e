import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { WRITTEN_TABLES } from "#lms/database/written-tables.ts";
import { asRecord } from "../../scripts/json.ts";
import { ROOT } from "../../scripts/run-tool.ts";

const TIMEOUT_MS = 40_000;

/** Runs `npm run lms` with these arguments and without a database in the environment. */
function runLms(args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  const { LMS_DATABASE: _, ...env } = process.env;
  return new Promise((ended) => {
    execFile(process.execPath, [join(ROOT, "providers/lms/main.ts"), ...args], { env }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === "number" ? error.code : -1;
      ended({ code, output: stdout + stderr });
    });
  });
}

it("(part of LMS-12) prints the script of the role without a database", { timeout: TIMEOUT_MS }, async () => {
  const { code, output } = await runLms(["--print-setup"]);
  expect(code).toBe(0);
  expect(output).toContain("CREATE SCHEMA IF NOT EXISTS ebok;");
  expect(output).toContain("GRANT SELECT (id, name, ten, account) ON divisions TO ebok_portal;");
  const changed = [...output.matchAll(/GRANT (?:INSERT|UPDATE|DELETE)[^;]* ON (?:SEQUENCE )?(\w+)/g)];
  expect([...new Set(changed.map(([, table]) => table))]).toEqual(Object.keys(WRITTEN_TABLES));
});

it("(part of LMS-13) refuses wrong arguments with the reason", { timeout: TIMEOUT_MS }, async () => {
  const database = ["--database", "postgres://localhost/lms"];
  const cases: readonly (readonly [readonly string[], string])[] = [
    [[], "The address of the database is missing."],
    [["--port", "x", ...database], "--port has to be a number"],
    [["--portal", "https://a.example/ebok", ...database], "--portal has to be an origin"],
    [["--statuses", "conected", ...database], "--statuses has an unknown word."],
    [["--pin-validity", "1h", ...database], "--pin-validity has to be a number"],
    [["--queues", "1:fautl", ...database], "--queues has to be a list"],
    [["--ticket-files", "/tmp", ...database], "need --queues"],
    [["--chek"], "Unknown option"],
  ];
  const runs = await Promise.all(cases.map(([args]) => runLms(args)));
  for (const [index, [, reason]] of cases.entries()) {
    expect(runs[index]?.code).toBe(2);
    expect(runs[index]?.output).toContain(reason);
  }
});

it("(part of LMS-13) ends when the database cannot be reached", { timeout: TIMEOUT_MS }, async () => {
  const { code, output } = await runLms(["--check", "--database", "postgres://portal:secret@127.0.0.1:1/lms"]);
  expect(code).toBe(1);
  expect(output).not.toContain("secret");
});

it("(part of LMS-11) prints the part of config.json that fits the options", { timeout: TIMEOUT_MS }, async () => {
  const { code, output } = await runLms(["--print-provider", "--queues", "1", "--ticket-files", "/tmp"]);
  expect(code).toBe(0);
  const provider: unknown = JSON.parse(output);
  expect(provider).toMatchObject({ serviceUrl: "/service", profile: "core" });
  expect(output).toContain('"addSupportRequestMessage"');
  // Without --send nothing confirms a new number.
  expect(asRecord(provider)["lacks"]).toContain("setContactData");
});
