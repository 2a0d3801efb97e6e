import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import type { ServiceClient } from "./service-client.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const NETFLIX = "e:services/e:item[e:service='netflix']";

test("[DB-12] keeps the paid month of a service in the used amount after the service has ended", async () => {
  const client = sandbox.client("paid-month");
  await client.api("reset", { now: "2026-11-20T10:00:00+01:00" });
  await client.logIn("m.brzezinska");
  const before = await client.call("getDirectBilling");
  expect(before.one(`${NETFLIX}/e:nextCharge`)).toBeDefined();
  const write = "<intentId>netflix-off-000001</intentId><service>netflix</service><action>2</action>";
  await client.call("changeDirectBilling", write);
  const pending = await client.call("getDirectBilling");
  expect([pending.one(`${NETFLIX}/e:state`), pending.one(`${NETFLIX}/e:nextCharge`)]).toEqual(["PENDING", undefined]);
  await client.api("clock", { advanceMs: 60_000 });
  const ended = await client.call("getDirectBilling");
  expect(ended.one(`${NETFLIX}/e:state`)).toBe("INACTIVE");
  expect(ended.one("e:used")).toBe(before.one("e:used"));
  await client.api("clock", { advanceMs: 31 * 24 * 3_600_000 });
  await client.logIn("m.brzezinska");
  const later = await client.call("getDirectBilling");
  expect(Number(later.one("e:used"))).toBeLessThan(Number(before.one("e:used")));
});

test("(part of DB-12) counts the paid month and that of a new order of the same service", async () => {
  const client = sandbox.client("ordered-again");
  await client.api("reset", { now: "2026-11-20T10:00:00+01:00" });
  await client.logIn("m.brzezinska");
  const before = await client.call("getDirectBilling");
  const change = async (action: 1 | 2): Promise<void> => {
    const plan = action === 1 ? `<planId>${before.one(`${NETFLIX}/e:planId`)}</planId>` : "";
    const write = `<intentId>netflix-again-00000${action}</intentId><service>netflix</service><action>${action}</action>${plan}`;
    const answer = await client.call("changeDirectBilling", write);
    expect([answer.one("e:errorCode"), answer.one("e:state")]).toEqual([undefined, "PENDING"]);
    await client.api("clock", { advanceMs: 60_000 });
  };
  const used = async () => Number((await client.call("getDirectBilling")).one("e:used"));
  const price = Number(before.one(`${NETFLIX}/e:price`));
  await change(2);
  await change(1);
  expect(await used()).toBe(Number(before.one("e:used")) + price);
});

const DAY_MS = 24 * 3_600_000;
const PLAYER = "e:services/e:item[e:service='player']";

/** Opens the account whose Player renews on 01-12-2026, on 28-11-2026. */
async function withPlayer(name: string): Promise<ServiceClient> {
  const client = sandbox.client(name);
  await client.api("reset", { now: "2026-11-28T10:00:00+01:00" });
  await client.openSession("konta.lis");
  return client;
}

async function saveLimit(client: ServiceClient, limit: string): Promise<void> {
  const answer = await client.call(
    "saveDirectBillingSettings",
    `<intentId>${randomUUID()}</intentId><limit>${limit}</limit>`,
  );
  expect(answer.one("e:errorCode")).toBeUndefined();
}

async function moveDays(client: ServiceClient, days: number): Promise<void> {
  await client.api("clock", { advanceMs: days * DAY_MS });
  await client.openSession("konta.lis");
}

test("(part of DB-18) ends a service whose charge exceeds the limit, with a message", async () => {
  const client = await withPlayer("limit-zero");
  const nextCharge = (await client.call("getDirectBilling")).one(`${PLAYER}/e:nextCharge`);
  expect(nextCharge).toBe("01-12-2026");
  await saveLimit(client, "0.00");
  await moveDays(client, 2);
  expect((await client.call("getDirectBilling")).one(`${PLAYER}/e:state`)).toBe("ACTIVE");
  await moveDays(client, 4);
  const data = await client.call("getClientData");
  expect(data.all("e:products/e:item[e:name='Player']/e:status")).toEqual(["RESIGNED"]);
  expect(data.one("e:products/e:item[e:name='Player']/e:contractEnd")).toBe("01-12-2026");
  const billing = await client.call("getDirectBilling");
  expect([billing.one(`${PLAYER}/e:state`), billing.one("e:used")]).toEqual(["INACTIVE", "0.00"]);
  const messages = await client.call("getClientMessages");
  expect(messages.all("e:messages/e:item[e:title='Player jest wyłączony']/e:createdAt")).toEqual([
    "2026-12-01T06:00:00+01:00",
  ]);
  const mails = outboxOf(sandbox.tenant("limit-zero").db).filter(({ text }) => text.includes("Player"));
  expect(mails.map(({ recipient }) => recipient)).toEqual(["katarzyna.lis@poczta.example"]);
  expect(mails[0]?.text).toContain("01-12-2026");
});

test("(part of I18N-22) writes about a service that the limit ends in the language of the login", async () => {
  const client = await withPlayer("limit-language");
  await client.call("saveLanguage", `<intentId>${randomUUID()}</intentId><language>uk</language>`);
  await saveLimit(client, "0.00");
  await moveDays(client, 6);
  await client.call("getDirectBilling");
  const texts = outboxOf(sandbox.tenant("limit-language").db).map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringContaining("Ми відключили Player 01.12.2026."));
});

test("(part of DB-18) charges before a lower limit, and a limit that fits again, end no service", async () => {
  const client = await withPlayer("limit-raised");
  await saveLimit(client, "0.00");
  await saveLimit(client, "35.00");
  await moveDays(client, 5);
  expect((await client.call("getDirectBilling")).one(`${PLAYER}/e:nextCharge`)).toBe("01-01-2027");
  await saveLimit(client, "0.00");
  await moveDays(client, 20);
  expect((await client.call("getDirectBilling")).one(`${PLAYER}/e:state`)).toBe("ACTIVE");
  await moveDays(client, 10);
  expect((await client.call("getDirectBilling")).one(`${PLAYER}/e:state`)).toBe("INACTIVE");
});

test("(part of DB-12) counts the used amount from the first day of each month", async () => {
  const client = sandbox.client("month-of-charges");
  await client.api("reset", { now: "2026-11-29T10:00:00+01:00" });
  const used = async () => {
    await client.openSession("m.brzezinska");
    return (await client.call("getDirectBilling")).one("e:used");
  };
  expect(await used()).toBe("79.00");
  await client.api("clock", { advanceMs: 2 * DAY_MS });
  expect(await used()).toBe("0.00");
  const nextCharge = (await client.call("getDirectBilling")).one(`${NETFLIX}/e:nextCharge`);
  expect(nextCharge).toBe("26-12-2026");
  await client.api("clock", { advanceMs: 25 * DAY_MS });
  expect(await used()).toBe("49.00");
});

test("(part of DB-12) counts the first charges in the month of every first day of the demo", async () => {
  const client = sandbox.client("first-charges");
  for (const day of ["01", "02", "03", "04", "05"]) {
    await client.api("reset", { now: `2026-12-${day}T10:00:00+01:00` });
    await client.openSession("m.brzezinska");
    expect((await client.call("getDirectBilling")).one("e:used"), day).toBe("79.00");
  }
});

test("(part of DB-18) charges up to the limit whatever the month before has charged", async () => {
  const client = sandbox.client("limit-of-months");
  await client.api("reset", { now: "2026-11-29T10:00:00+01:00" });
  await client.openSession("m.brzezinska");
  await client.call("getDirectBilling");
  const move = async (days: number) => {
    await client.api("clock", { advanceMs: days * DAY_MS });
    await client.openSession("m.brzezinska");
  };
  await move(1);
  const write = `<intentId>${randomUUID()}</intentId><service>player</service><action>2</action>`;
  expect((await client.call("changeDirectBilling", write)).one("e:errorCode")).toBeUndefined();
  await move(1);
  expect((await client.call("getDirectBilling")).one("e:used")).toBe("0.00");
  await saveLimit(client, "70.00");
  // Netflix charges 49,00 zł on 26-12-2026: it counts for the orders of December.
  const order = `<intentId>${randomUUID()}</intentId><service>player</service><action>1</action>`;
  expect((await client.call("changeDirectBilling", order)).one("e:errorCode")).toBe("LIMIT_TOO_SMALL");
  await move(26);
  const billing = await client.call("getDirectBilling");
  const fields = ["state", "nextCharge"].map((name) => billing.one(`${NETFLIX}/e:${name}`));
  expect([...fields, billing.one("e:used")]).toEqual(["ACTIVE", "26-01-2027", "49.00"]);
});
