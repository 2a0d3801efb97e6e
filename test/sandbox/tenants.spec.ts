import { describe, expect, test } from "vitest";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();

describe("tenants", () => {
  test("keeps the data of tenants apart", async () => {
    const one = sandbox.client();
    const other = sandbox.client();
    await one.logIn("m.brzezinska");
    await other.logIn("m.brzezinska");
    await one.startPayment(["4127830000001"], "223.70", "intent-0123456789ab");
    const first = "e:entries/e:item[1]/e:status";
    expect((await one.call("getClientFinancialEntries")).one(first)).toBe("4");
    expect((await other.call("getClientFinancialEntries")).one(first)).toBe("2");
    await one.api("clock", { offsetMs: 60_000 });
    expect(await other.api("clock")).toMatchObject({ offsetMs: 0 });
  });

  test("rejects an invalid tenant name", async () => {
    expect((await fetch(`${sandbox.url()}/health`, { headers: { "X-Sandbox-Tenant": "../etc" } })).status).toBe(400);
  });

  test("restores the seed data after a reset", async () => {
    const client = sandbox.client();
    await client.logIn("m.brzezinska");
    await client.startPayment(["4127830000001"], "223.70", "intent-0123456789ab");
    await client.api("reset", {});
    expect((await client.call("sessionCheck")).one("e:active")).toBe("false");
    await client.logIn("m.brzezinska");
    expect((await client.call("getClientFinancialEntries")).one("e:entries/e:item[1]/e:status")).toBe("2");
  });
});

describe("sandbox pages", () => {
  test("lists the customers in order and sends security headers with every page", async () => {
    expect(await sandbox.client().api("customers")).toMatchObject([
      { login: "m.brzezinska", password: "Wiazka-2026" },
      { login: "nowak.nowy" },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
    const page = await fetch(`${sandbox.url()}/sandbox`);
    expect(page.headers.get("content-security-policy")).toContain("require-trusted-types-for 'script'");
    expect(page.headers.get("strict-transport-security")).toBeNull();
    const html = await page.text();
    expect(html).toContain('data-login="m.brzezinska"');
    for (const page of ["/numberTransferDecision#token=", "/requestConfirmation/", "/offer/saleConfirmation#token="])
      expect(html).toContain(`<a href="${page}`);
    expect((await fetch(`${sandbox.url()}/sandbox/assets/sandbox.js`)).headers.get("content-type")).toContain(
      "text/javascript",
    );
    expect((await fetch(`${sandbox.url()}/sandbox/assets/toString`)).status).toBe(404);
    expect(await sandbox.client().api("outbox")).not.toContainEqual(
      expect.objectContaining({ code: expect.anything() }),
    );
  });
});
