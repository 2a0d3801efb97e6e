import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { operationNamed, operationNames } from "#sandbox/contexts/operations.ts";
import { OPERATIONS } from "#adapters/soap/operations.ts";
import type { OperationPolicy } from "#adapters/soap/operations.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";
import type { ServiceClient } from "./service-client.ts";

const sandbox = runningSandboxForTests();
const WRITES = operationNames().filter((name) => operationNamed(name)?.effect === "by-intent");

/** Returns a client that may send this write: a customer, or one without a session if none is needed. */
async function senderOf(operation: string, tenant?: string): Promise<ServiceClient> {
  return operationNamed(operation)?.session === "none" ? sandbox.client(tenant) : customer("m.brzezinska", tenant);
}

async function customer(login = "m.brzezinska", tenant?: string): Promise<ServiceClient> {
  const client = sandbox.client(tenant);
  await client.logIn(login);
  // A sensitive write is stored only once it is executed (SESS-13).
  await client.call("confirmIdentity", "<password>Wiazka-2026</password>");
  return client;
}

/** Returns the example of the contract with this client's session. */
function exampleOf(operation: string, client: ServiceClient): string {
  const example = readFileSync(
    new URL(`../../docs/contract/examples/${operation}.request.xml`, import.meta.url),
    "utf8",
  );
  return example.replace(/<sessionId>[^<]*</, `<sessionId>${client.sessionId}<`);
}

/** Changes the first field after the idempotency key, or adds one. */
function otherContent(envelope: string): string {
  const bare = envelope.replace(/(<\/intentId>)(\s*<\/endOtherSessions>)/, "$1<other>1</other>$2");
  if (bare !== envelope) return bare;
  return envelope.replace(
    /(<\/intentId>.*?>)([^<>\s]+)(<)/s,
    (_all, before: string, text: string, after: string) => `${before}${text}9${after}`,
  );
}

/** Writes that send nothing but their key. */
const WITHOUT_CONTENT: ReadonlySet<string> = new Set(["cancelContact"]);

async function textOf(response: Promise<Response>): Promise<string> {
  const answer = await response;
  expect(answer.status).toBe(200);
  return answer.text();
}

test("classifies writes alike in the portal, the sandbox and the contract", () => {
  const rows: [string, OperationPolicy][] = Object.entries(OPERATIONS);
  const effects = new Map(
    rows.map(([name, row]) => [name, row.write ? (row.hasIdempotencyKey ? "by-intent" : "of-session") : "none"]),
  );
  expect(effects).toEqual(new Map(operationNames().map((name) => [name, operationNamed(name)?.effect])));
  expect(WRITES.length).toBeGreaterThan(0);
});

describe.each(WRITES)("idempotency key of %s", (operation) => {
  test("applies the write once for all repetitions, even after a lost response", async () => {
    const client = await senderOf(operation);
    await client.api("faults", { operation, drop: true });
    await expect(client.raw(operation, exampleOf(operation, client))).rejects.toThrow();
    const answers = [];
    for (let time = 0; time < 3; time++)
      answers.push(await textOf(client.raw(operation, exampleOf(operation, client))));
    expect(new Set(answers).size).toBe(1);
  });

  test("applies the write once for concurrent requests", async () => {
    const client = await senderOf(operation);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => textOf(client.raw(operation, exampleOf(operation, client)))),
    );
    expect(new Set(answers).size).toBe(1);
  });

  test("rejects an idempotency key with other content, and a missing key", async () => {
    const client = await senderOf(operation);
    const example = exampleOf(operation, client);
    await textOf(client.raw(operation, example));
    const hasContent = !WITHOUT_CONTENT.has(operation);
    expect(otherContent(example) !== example).toBe(hasContent);
    if (hasContent) expect((await client.raw(operation, otherContent(example))).status).toBe(400);
    expect((await client.raw(operation, example.replace(/<intentId>.*<\/intentId>/s, ""))).status).toBe(400);
    expect((await client.raw(operation, example.replace(/<intentId>[^<]*</, "<intentId>short<"))).status).toBe(400);
    expect(await client.api(`calls?operation=${operation}`)).toMatchObject([
      { httpStatus: 200 },
      ...(hasContent ? [{ httpStatus: 400 }] : []),
      { httpStatus: 400 },
      { httpStatus: 400 },
    ]);
    await textOf(client.raw(operation, example));
  });

  test("shares the idempotency key between all sessions of the customer", async () => {
    const client = await senderOf(operation);
    const first = await textOf(client.raw(operation, exampleOf(operation, client)));
    // After a change of the login, the customer logs in with the e-mail address.
    const again =
      operation === "changeCustomLogin"
        ? await customer("malgorzata.brzezinska-kowalczyk@poczta.example", client.headers["X-Sandbox-Tenant"])
        : await senderOf(operation, client.headers["X-Sandbox-Tenant"]);
    expect(await textOf(again.raw(operation, exampleOf(operation, again)))).toBe(first);
  });
});

test("separates equal idempotency keys of two customers", async () => {
  const first = await customer();
  const other = await customer("zalegly.wrona", first.headers["X-Sandbox-Tenant"]);
  expect(
    (await first.startPayment(["4127830000001"], "223.70", "intent-0123456789ab")).one("e:paymentId"),
  ).toBeDefined();
  expect((await other.startPayment(["4127830000001"], "223.70", "intent-0123456789ab")).one("e:errorCode")).toBe(
    "UNKNOWN_ENTRY",
  );
});

test("starts one payment for five requests with the same idempotency key", async () => {
  const client = await customer();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => client.startPayment(["4127830000001"], "223.70", "intent-0123456789ab")),
  );
  expect(new Set(answers.map((answer) => answer.one("e:paymentId"))).size).toBe(1);
  const another = await client.startPayment(["4127830000001"], "223.70", "intent-0123456789ac");
  expect(another.one("e:errorCode")).toBe("PAYMENT_UNDER_WAY");
});
