import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSandbox, type RunningSandbox } from "#sandbox/start-sandbox.ts";

const folder = mkdtempSync(join(tmpdir(), "ebok-conformance-"));
const file = (name: string): string => join(folder, name);
let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
  const account = { login: "nowak.nowy", password: "Wiazka-2026", uses: ["read"] };
  writeFileSync(file("right.json"), JSON.stringify({ accounts: [account] }));
  writeFileSync(file("wrong.json"), JSON.stringify({ accounts: [{ ...account, customerNumber: "0" }] }));
  writeFileSync(file("invalid.json"), JSON.stringify({ accounts: [{ login: "secret.name" }] }));
  writeFileSync(file("expected.json"), JSON.stringify(["values.text-kept:getClientData:client.accountNumber", "gone"]));
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

interface ProgramRun {
  readonly code: number | null;
  readonly output: string;
}

function program(...args: readonly string[]): Promise<ProgramRun> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), ...args]);
    let output = "";
    const collect = (bytes: Buffer): void => {
      output += bytes.toString("utf8");
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("close", (code) => resolve({ code, output }));
  });
}

const onSandbox = (accounts: string, ...more: readonly string[]): Promise<ProgramRun> =>
  program("--url", sandbox.url, "--accounts", file(accounts), "--profile", "login", "--only", "accounts", ...more);

describe("program of the conformance kit", () => {
  it("[KIT-03] exits with 0 for a provider that conforms, and with 1 for findings", { timeout: 90_000 }, async () => {
    const [right, wrong] = await Promise.all([
      onSandbox("right.json", "--json", file("right-report.json")),
      onSandbox("wrong.json", "--html", file("report.html"), "--junit", file("report.xml")),
    ]);
    expect(right).toMatchObject({ code: 0 });
    expect(wrong).toMatchObject({ code: 1 });
    expect(readFileSync(file("report.html"), "utf8")).toContain("does not conform");
    expect(readFileSync(file("report.xml"), "utf8")).toContain(
      '<failure message="values.text-kept:getClientData:client.accountNumber">',
    );
    const [again, compared] = await Promise.all([
      onSandbox("wrong.json", "--expected-failures", file("expected.json")),
      onSandbox("wrong.json", "--last", file("right-report.json")),
    ]);
    expect(again).toMatchObject({ code: 0 });
    expect(again.output).toContain("1 expected failures");
    expect(again.output).toContain("expected, but did not occur: gone");
    expect(compared.output).toContain("since the last run: 1 new, 0 gone");
  });

  it("(part of KIT-03) exits with 2 when it cannot run", { timeout: 90_000 }, async () => {
    const [none, missing, invalid, deaf] = await Promise.all([
      program("--url", "ftp://a", "--accounts", file("right.json"), "--profile", "login"),
      program("--url", sandbox.url, "--accounts", file("nowhere.json"), "--profile", "login"),
      onSandbox("invalid.json"),
      program("--url", "http://127.0.0.1:9", "--accounts", file("right.json"), "--profile", "login"),
    ]);
    expect([none, missing, invalid, deaf].map(({ code }) => code)).toEqual([2, 2, 2, 2]);
    expect(none.output).toContain("--url must be an address");
    expect(invalid.output).toContain("/accounts/0");
    expect(invalid.output).not.toContain("secret.name");
    expect(deaf.output).toContain("the address gives no response");
  });
});
