import { describe, expect, test } from "vitest";
import { operationNames } from "#sandbox/contexts/operations.ts";
import { NAMED_FAULTS } from "#sandbox/tenants/named-faults.ts";
import { validateEnvelope } from "#kit/wire/validate-envelope.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";
import type { ServiceClient } from "./service-client.ts";

const sandbox = runningSandboxForTests();

async function faulty(fault: Readonly<Record<string, unknown>>): Promise<ServiceClient> {
  const client = sandbox.client();
  await client.logIn("nowak.nowy");
  await client.api("faults", { operation: "getClientData", ...fault });
  return client;
}

function ask(client: ServiceClient): Promise<Response> {
  return client.raw("getClientData", client.envelope("getClientData", ""));
}

describe("sandbox fault", () => {
  test("sandbox fault drops the connection", async () => {
    const client = await faulty({ drop: true });
    await expect(ask(client)).rejects.toThrow();
    expect((await ask(client)).status).toBe(200);
  });

  test("sandbox fault cuts the response off", async () => {
    const client = await faulty({ cutOffAt: 120 });
    const response = await ask(client);
    await expect(response.text()).rejects.toThrow();
  });

  test("sandbox fault returns another status the given number of times", async () => {
    const client = await faulty({ status: 503, times: 2 });
    expect([(await ask(client)).status, (await ask(client)).status, (await ask(client)).status]).toEqual([
      503, 503, 200,
    ]);
  });

  test("sandbox fault returns another body until faults are cleared", async () => {
    const client = await faulty({ body: "<!doctype html><h1>Bad Gateway</h1>", status: 502, times: "always" });
    const response = await ask(client);
    expect([response.status, response.headers.get("content-type")]).toEqual([502, "text/html; charset=utf-8"]);
    expect(await response.text()).toContain("Bad Gateway");
    await fetch(`${sandbox.url()}/sandbox/api/faults`, { method: "DELETE", headers: client.headers });
    expect((await ask(client)).status).toBe(200);
  });

  test.each(["sessionError", "roleError", "backendAccessError", "rodoRestrictionError"])(
    "sandbox fault sets the flag %s of the response",
    async (flag) => {
      const client = await faulty({ [flag]: true, errorMessage: "Przerwa techniczna" });
      const answer = await client.call("getClientData");
      expect([answer.one(`e:${flag}`), answer.one("e:errorMessage")]).toEqual(["true", "Przerwa techniczna"]);
      expect(answer.one("e:client/e:accountNumber")).toBeUndefined();
    },
  );

  test("sandbox fault delays only its operation", async () => {
    const client = await faulty({ delay: 600 });
    const requestedAt = performance.now();
    const answered: string[] = [];
    await Promise.all(
      (["getClientData", "getContactData"] as const).map(async (operation) => {
        await client.call(operation);
        answered.push(operation);
      }),
    );
    expect(answered).toEqual(["getContactData", "getClientData"]);
    expect(performance.now() - requestedAt).toBeGreaterThanOrEqual(595);
  });

  test("injects named faults with invalid responses", async () => {
    const texts = new Map<string, string>();
    const client = await faulty({ name: "emptyBody" });
    texts.set("emptyBody", await (await ask(client)).text());
    for (const name of ["truncated", "doctype", "wrongRoot", "missingResult"]) {
      await client.api("faults", { operation: "getClientData", name });
      texts.set(name, await (await ask(client)).text());
    }
    const whole = await (await ask(client)).text();
    expect(texts.get("emptyBody")).toBe("");
    expect(texts.get("truncated")).toBe(whole.slice(0, Math.floor(whole.length / 2)));
    expect(texts.get("doctype")).toContain("<!DOCTYPE soap:Envelope>\n<soap:Envelope");
    expect(validateEnvelope(texts.get("wrongRoot") ?? "")).not.toEqual([]);
    expect(texts.get("wrongRoot")).toMatch(/<soap:Parcel .*<accountNumber>.*<\/soap:Parcel>$/s);
    expect(texts.get("missingResult")).toMatch(/<getClientDataResponse [^>]*><\/getClientDataResponse>/);
  });

  test("injects a response whose first list item has no id", async () => {
    const client = sandbox.client();
    await client.logIn("m.brzezinska");
    await client.api("faults", { operation: "getClientData", damagedItem: true });
    const damaged = await (await ask(client)).text();
    const whole = await (await ask(client)).text();
    const items = (text: string) => [...text.matchAll(/<item>/g)].length;
    expect(items(damaged)).toBe(items(whole));
    expect(validateEnvelope(whole)).toEqual([]);
    expect(validateEnvelope(damaged)).not.toEqual([]);
  });

  test("injects named faults with statuses and broken connections", async () => {
    const client = await faulty({ name: "internalError" });
    expect((await ask(client)).status).toBe(500);
    await client.api("faults", { operation: "getClientData", name: "badGateway" });
    const page = await ask(client);
    expect([page.status, page.headers.get("content-type")]).toEqual([502, "text/html; charset=utf-8"]);
    expect(await page.text()).toContain("Bad Gateway");
    await client.api("faults", { operation: "getClientData", name: "connectionReset" });
    await expect(ask(client)).rejects.toMatchObject({ cause: { code: "ECONNRESET" } });
    await client.api("faults", { operation: "getClientData", name: "cutOff" });
    const half = await ask(client);
    expect(half.status).toBe(200);
    await expect(half.text()).rejects.toThrow();
  });

  test("injects the named fault of silence until the client disconnects", async () => {
    const client = await faulty({ name: "timeout" });
    const headers = {
      ...client.headers,
      "Content-Type": "text/xml",
      "X-Ebok-Fingerprint": client.fingerprint("getClientData"),
      Authorization: `Bearer ${client.sessionId}`,
    };
    const waiting = fetch(`${sandbox.url()}/service`, {
      method: "POST",
      body: client.envelope("getClientData", ""),
      headers,
      signal: AbortSignal.timeout(300),
    });
    await expect(waiting).rejects.toMatchObject({ name: "TimeoutError" });
    expect(await client.api("calls?operation=getClientData")).toMatchObject([{ fault: "silence" }]);
    expect((await ask(client)).status).toBe(200);
  });

  test.each(operationNames())("accepts every named fault for %s", async (operation) => {
    const client = sandbox.client();
    for (const name of Object.keys(NAMED_FAULTS)) await client.api("faults", { operation, name });
    expect(await client.api("faults")).toMatchObject(Object.keys(NAMED_FAULTS).map((name) => ({ operation, name })));
  });

  test("rejects an invalid sandbox fault", async () => {
    const client = sandbox.client();
    expect(await client.api("faults", { operation: "getNothing", drop: true })).toHaveProperty("error");
    expect(await client.api("faults", { times: 0, drop: true })).toHaveProperty("error");
    expect(await client.api("faults", {})).toHaveProperty("error");
    expect(await client.api("faults", { name: "toString" })).toHaveProperty("error");
  });
});

describe("call log", () => {
  test("call log lists calls with request, reply, idempotency key and fingerprint", async () => {
    const client = sandbox.client();
    await client.logIn("m.brzezinska");
    await client.startPayment(["4127830000001"], "223.70", "intent-0123456789ab");
    await client.raw("getClientData", client.envelope("getClientData", ""), { "X-Ebok-Fingerprint": "00" });
    expect(await client.api("calls?operation=startPayment")).toMatchObject([
      {
        operation: "startPayment",
        intentId: "intent-0123456789ab",
        fingerprintOk: true,
        bearerOk: true,
        httpStatus: 200,
      },
    ]);
    expect(await client.api("calls?operation=getClientData")).toMatchObject([
      { fingerprintOk: false, httpStatus: 400, reply: "" },
    ]);
    expect(await sandbox.client().api("calls")).toEqual([]);
  });
});
