import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { createClientAsync, type Client } from "soap";
import { expect, test } from "vitest";
import { runningSandboxForTests } from "./running-sandbox.ts";

const WSDL = fileURLToPath(new URL("../../docs/contract/ebok.wsdl", import.meta.url));
const sandbox = runningSandboxForTests();

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) throw new TypeError("the client returned no record");
  return Object.fromEntries(Object.entries(value));
}

async function call(
  client: Client,
  operation: string,
  body: Readonly<Record<string, unknown>>,
  sessionId: string,
): Promise<Readonly<Record<string, unknown>>> {
  client.clearHttpHeaders();
  client.addHttpHeader("X-Sandbox-Tenant", "soap-client");
  client.addHttpHeader("X-Ebok-Fingerprint", sha256(`${operation}:${sha256(sessionId)}`));
  if (sessionId !== "") client.addHttpHeader("Authorization", `Bearer ${sessionId}`);
  const method: unknown = client[`${operation}Async`];
  if (typeof method !== "function") throw new TypeError(`the WSDL does not contain ${operation}`);
  const answer: unknown = await Reflect.apply(method, client, [body]);
  return record(record(record(answer)["0"])["result"]);
}

test("works with a third-party SOAP client from the WSDL", async () => {
  const client = await createClientAsync(WSDL);
  client.setEndpoint(`${sandbox.url()}/service`);
  const session = await call(client, "sessionStart", { login: "m.brzezinska", password: "Wiazka-2026" }, "");
  const sessionId = String(session["sessionId"]);
  expect(session).toMatchObject({ currentContext: "4127830", b2b: false });

  const data = await call(client, "getClientData", { sessionId }, sessionId);
  expect(data).toMatchObject({ client: { firstName: "Małgorzata", bankAccountNumber: "82109010980000000123456789" } });

  const payment = await call(
    client,
    "startPayment",
    {
      sessionId,
      intentId: "soap-client-000001",
      entryIds: { item: ["4127830000001", "4127830000002"] },
      amount: "273.69",
      returnPage: "index",
    },
    sessionId,
  );
  expect(payment["errorCode"]).toBeUndefined();
  expect(String(payment["paymentUrl"])).toContain("/sandbox/pay/soap-client.");
});
