import { describe, expect, test } from "vitest";
import { sandboxForTests } from "./running-sandbox.ts";
import type { ServiceClient } from "./service-client.ts";

const sandbox = sandboxForTests();

async function faulty(fault: Readonly<Record<string, unknown>>): Promise<ServiceClient> {
  const client = sandbox.client();
  await client.logIn("nowak.nowy");
  await client.api("faults", { operation: "getClientData", ...fault });
  return client;
}

function ask(client: ServiceClient): Promise<Response> {
  return client.raw("getClientData", client.envelope("getClientData", ""));
}

describe("a fault", () => {
  test("drops the connection", async () => {
    const client = await faulty({ drop: true });
    await expect(ask(client)).rejects.toThrow();
    expect((await ask(client)).status).toBe(200);
  });

  test("cuts the answer off", async () => {
    const client = await faulty({ cutOffAt: 120 });
    const response = await ask(client);
    await expect(response.text()).rejects.toThrow();
  });

  test("answers another status, n times", async () => {
    const client = await faulty({ status: 503, times: 2 });
    expect([(await ask(client)).status, (await ask(client)).status, (await ask(client)).status]).toEqual([503, 503, 200]);
  });

  test("answers another body, always, until faults are cleared", async () => {
    const client = await faulty({ body: "<!doctype html><h1>Bad Gateway</h1>", status: 502, times: "always" });
    const response = await ask(client);
    expect([response.status, response.headers.get("content-type")]).toEqual([502, "text/html; charset=utf-8"]);
    expect(await response.text()).toContain("Bad Gateway");
    await fetch(`${sandbox.url()}/sandbox/api/faults`, { method: "DELETE", headers: client.headers });
    expect((await ask(client)).status).toBe(200);
  });

  test.each(["sessionError", "roleError", "backendAccessError", "rodoRestrictionError"])("sets the flag %s", async (flag) => {
    const client = await faulty({ [flag]: true, errorMessage: "Przerwa techniczna" });
    const answer = await client.call("getClientData");
    expect([answer.one(`e:${flag}`), answer.one("e:errorMessage")]).toEqual(["true", "Przerwa techniczna"]);
    expect(answer.one("e:client/e:accountNumber")).toBeUndefined();
  });

  test("delays, and leaves other operations alone", async () => {
    const client = await faulty({ delay: 150 });
    const before = performance.now();
    await client.call("getContactData");
    expect(performance.now() - before).toBeLessThan(140);
    const asked = performance.now();
    await client.call("getClientData");
    expect(performance.now() - asked).toBeGreaterThanOrEqual(145);
  });

  test("that makes no sense is refused", async () => {
    const client = sandbox.client();
    expect(await client.api("faults", { operation: "getNothing", drop: true })).toHaveProperty("error");
    expect(await client.api("faults", { times: 0, drop: true })).toHaveProperty("error");
    expect(await client.api("faults", {})).toHaveProperty("error");
  });
});

describe("what was received", () => {
  test("is listed with request, reply, intent and fingerprint", async () => {
    const client = sandbox.client();
    await client.logIn("m.brzezinska");
    await client.startPayment(["4127830000001"], "223.70", "intent-0123456789ab");
    await client.raw("getClientData", client.envelope("getClientData", ""), { "X-Ebok-Fingerprint": "00" });
    expect(await client.api("calls?operation=startPayment")).toMatchObject([{ operation: "startPayment", intentId: "intent-0123456789ab", fingerprintOk: true, bearerOk: true, httpStatus: 200 }]);
    expect(await client.api("calls?operation=getClientData")).toMatchObject([{ fingerprintOk: false, httpStatus: 400, reply: "" }]);
    expect(await sandbox.client().api("calls")).toEqual([]);
  });
});
