import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ServiceClient } from "./service-client.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const portal = mkdtempSync(join(tmpdir(), "ebok-built-"));
const sandbox = runningSandboxForTests({ portal });

afterAll(() => rmSync(portal, { recursive: true, force: true }));

const get = (path: string): Promise<Response> => fetch(`${sandbox.url()}${path}`);

/** Returns the value of a sample: its name with labels, as in the text format. */
async function sample(name: string): Promise<number> {
  const line = (await (await get("/metrics")).text()).split("\n").find((text) => text.startsWith(`${name} `));
  return line === undefined ? 0 : Number(line.slice(name.length));
}

const callsOf = (operation: string, outcome: string): Promise<number> =>
  sample(`ebok_service_calls_total{operation="${operation}",outcome="${outcome}"}`);

describe("routes for monitors", () => {
  it("reports a valid configuration as ready", async () => {
    const answer = await get("/health");
    expect([answer.status, answer.headers.get("cache-control"), await answer.json()]).toEqual([
      200,
      "no-store",
      { status: "ok", configuration: "checked" },
    ]);
  });

  it("reports an invalid configuration as not ready, with the path of the field", async () => {
    const headers = { "X-Sandbox-Tenant": "invalid-configuration" };
    const chosen = await fetch(`${sandbox.url()}/sandbox/api/configuration`, {
      method: "POST",
      headers,
      body: JSON.stringify({ maintenance: { text: "x".repeat(601) } }),
    });
    expect(chosen.status).toBe(200);
    const answer = await fetch(`${sandbox.url()}/health`, { headers });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      {
        status: "configuration invalid",
        problems: [
          { at: "maintenance.text", message: expect.stringContaining("a text in one line, 1–600 characters") },
        ],
      },
    ]);
  });

  it("names the release of the built portal", async () => {
    expect(await (await get("/version")).json()).toEqual({ release: "not built" });
    writeFileSync(join(portal, "version.json"), '{"release":"2026-11-24.1"}');
    const answer = await get("/version");
    expect([answer.headers.get("content-type"), await answer.json()]).toEqual([
      "application/json",
      { release: "2026-11-24.1" },
    ]);
  });

  it("counts the calls of the service by operation and outcome, with their time", async () => {
    const client = sandbox.client();
    await client.call("beforeLogin", "<login>m.brzezinska</login>");
    expect(await callsOf("beforeLogin", "ok")).toBe(1);
    expect(await sample('ebok_service_call_duration_seconds_count{operation="beforeLogin"}')).toBe(1);
    expect(await sample('ebok_service_call_duration_seconds_bucket{le="60",operation="beforeLogin"}')).toBe(1);
    expect(await sample('ebok_service_call_duration_seconds_sum{operation="beforeLogin"}')).toBeGreaterThan(0);
    await client.raw("beforeLogin", client.envelope("beforeLogin", ""), { "X-Ebok-Fingerprint": "wrong" });
    expect(await callsOf("beforeLogin", "invalid")).toBe(1);
    await client.logIn("m.brzezinska", "wrong");
    expect(await callsOf("sessionStart", "refused")).toBe(1);
    await new ServiceClient(sandbox.url(), "ended-session", "ended").call("getConsentsByCustomerAccount");
    expect(await callsOf("getConsentsByCustomerAccount", "flagged")).toBe(1);
    await client.api("faults", { operation: "beforeLogin", status: 500, times: 1 });
    await client.raw("beforeLogin", client.envelope("beforeLogin", "<login>m.brzezinska</login>"));
    expect(await callsOf("beforeLogin", "failed")).toBe(1);
    const metrics = await get("/metrics");
    expect(metrics.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  });

  it("has no label for an operation outside of the contract", async () => {
    const client = sandbox.client();
    await client.raw("madeUp", client.envelope("madeUp", ""));
    expect(await (await get("/metrics")).text()).not.toContain("madeUp");
  });
});
