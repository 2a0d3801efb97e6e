import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSandbox, type RunningSandbox } from "#sandbox/start-sandbox.ts";
import { parseAccounts } from "./accounts/load-accounts.ts";
import { PublishedContract } from "./contract/published-contract.ts";
import { runConformance } from "./run-conformance.ts";

const contract = new PublishedContract(join(import.meta.dirname, "../docs/contract"));
const accounts = parseAccounts(
  JSON.parse(readFileSync(join(import.meta.dirname, "accounts/accounts.example.json"), "utf8")),
);

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

describe("runConformance", () => {
  it("(part of KIT-05) finds nothing on the sandbox in the profile login", async () => {
    const report = await runConformance({ url: sandbox.url, accounts, profile: "login", writes: false, contract });
    expect(report.findings).toEqual([]);
    expect(report.endedEarly).toBe("");
    expect(report.rules.filter(({ state }) => state === "passed").length).toBeGreaterThan(14);
  });
});
