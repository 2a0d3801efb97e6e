import { expect, it } from "vitest";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();

const HOUR = 3_600_000;

it.each([
  ["an answer", undefined],
  ["a refused request", { status: 503 }],
  ["an answer that breaks off", { cutOffAt: 60 }],
  ["a changed answer", { name: "missingResult" }],
] as const)("(part of CALL-21) names the tenant's moved time in the header of %s", async (_name, fault) => {
  const client = sandbox.client();
  await client.logIn("nowak.nowy");
  await client.api("clock", { offsetMs: 30 * HOUR });
  if (fault !== undefined) await client.api("faults", { operation: "getClientData", ...fault });
  const response = await client.raw("getClientData", client.envelope("getClientData", ""));
  await response.text().catch(() => undefined);
  const ahead = Date.parse(response.headers.get("date") ?? "") - Date.now();
  expect(Math.round(ahead / HOUR)).toBe(30);
});
