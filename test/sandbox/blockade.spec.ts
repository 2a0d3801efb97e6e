import { describe, expect, test } from "vitest";
import { dayAt } from "#kit/calendar/warsaw.ts";
import { LIFT_DELAY_MS } from "#sandbox/contexts/lift-blockade.ts";
import { issueCorrection } from "#sandbox/contexts/issue-correction.ts";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { changeProducts } from "#sandbox/contexts/product.repository.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";
import type { ServiceClient } from "./service-client.ts";

const sandbox = runningSandboxForTests();

async function blockedCustomer(): Promise<ServiceClient> {
  const client = sandbox.client();
  await client.logIn("zalegly.wrona");
  return client;
}

interface OpenEntry {
  readonly entryId: string;
  readonly amount: number;
  readonly isOverdue: boolean;
}

async function openEntries(client: ServiceClient): Promise<readonly OpenEntry[]> {
  const entries = await client.call("getClientFinancialEntries");
  const today = dayAt(Date.now());
  return entries.all("e:entries/e:item[e:unpaidAmount>0]/e:entryId").map((entryId) => {
    const field = (name: string): string => entries.one(`e:entries/e:item[e:entryId='${entryId}']/e:${name}`) ?? "";
    const dueDate = field("dueDate").split("-").toReversed().join("-");
    return { entryId, amount: Number(field("unpaidAmount")), isOverdue: dueDate < today };
  });
}

async function pay(client: ServiceClient, entries: readonly OpenEntry[]): Promise<void> {
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  const ids = entries.map(({ entryId }) => entryId);
  const started = await client.startPayment(ids, sum.toFixed(2), "intent-0123456789ab");
  const page = await fetch(started.one("e:paymentUrl") ?? "", {
    method: "POST",
    redirect: "manual",
    headers: client.headers,
    body: new URLSearchParams({ choice: "confirm" }),
  });
  expect(page.status).toBe(303);
}

async function blockade(client: ServiceClient): Promise<readonly unknown[]> {
  const data = await client.call("getClientData");
  return [data.one("e:client/e:blockade/e:type"), data.all("e:products/e:item/e:status").join(" ")];
}

const BLOCKED = ["arrears", "SUSPENDED ACTIVE SUSPENDED"];
const LIFTED = [undefined, "ACTIVE ACTIVE ACTIVE"];

describe("blockade by arrears", () => {
  test("lifts the blockade some time after all arrears are paid", async () => {
    const client = await blockedCustomer();
    const entries = await openEntries(client);
    await pay(
      client,
      entries.filter(({ isOverdue }) => isOverdue),
    );
    expect(await blockade(client)).toEqual(BLOCKED);
    await client.api("clock", { advanceMs: LIFT_DELAY_MS });
    expect(await blockade(client)).toEqual(LIFTED);
    expect((await client.call("getClientData")).all("e:products/e:item/e:blockade")).toEqual([]);
  });

  test("[PROD-60] says in a message and an e-mail, once, that services work again after the payment", async () => {
    const client = sandbox.client("restored-services");
    await client.logIn("zalegly.wrona");
    const titles = async () =>
      (await client.call("getClientMessages")).all("e:messages/e:item[e:title='Usługi znowu działają']/e:body");
    const mails = () =>
      outboxOf(sandbox.tenant("restored-services").db).filter(({ text }) => text.includes("Znowu działają:"));
    await pay(client, await openEntries(client));
    await blockade(client);
    expect([await titles(), mails()]).toEqual([[], []]);
    await client.api("clock", { advanceMs: LIFT_DELAY_MS });
    await blockade(client);
    await blockade(client);
    const [body, ...others] = await titles();
    expect([body, others]).toEqual([expect.stringContaining("Internet światłowodowy 600"), []]);
    expect(body).not.toContain("Telewizja");
    expect(mails().map(({ recipient, text }) => [recipient, text])).toEqual([
      [
        "piotr.wrona@poczta.example",
        expect.stringMatching(
          /Otrzymaliśmy wpłatę\. Znowu działają: Internet światłowodowy 600 Mb\/s, Bez Limitu 30 GB\./u,
        ),
      ],
    ]);
  });

  test("(part of PROD-60) announces one service that works again after the payment", async () => {
    const client = sandbox.client("restored-service");
    await client.logIn("zalegly.wrona");
    const { db } = sandbox.tenant("restored-service");
    const entries = await openEntries(client);
    changeProducts(db, "5417806", (product) =>
      product["category"] === "mobile_phone" ? { ...product, status: "ACTIVE", blockade: null } : product,
    );
    await pay(client, entries);
    await client.api("clock", { advanceMs: LIFT_DELAY_MS });
    await blockade(client);
    const messages = await client.call("getClientMessages");
    expect(messages.all("e:messages/e:item[e:title='Usługa znowu działa']/e:body")).toEqual([
      "<p>Otrzymaliśmy wpłatę i przywróciliśmy usługę:</p><ul><li>Internet światłowodowy 600 Mb/s</li></ul>",
    ]);
    expect(
      outboxOf(db).filter(({ text }) => /Znowu działa: Internet światłowodowy 600 Mb.s\./u.test(text)),
    ).toHaveLength(1);
  });

  test("keeps the blockade while a part of the arrears is unpaid", async () => {
    const client = await blockedCustomer();
    const [first] = (await openEntries(client)).filter(({ isOverdue }) => isOverdue);
    if (first === undefined) throw new Error("the customer has no arrears");
    await pay(client, [first]);
    await client.api("clock", { advanceMs: 2 * LIFT_DELAY_MS });
    expect(await blockade(client)).toEqual(BLOCKED);
  });

  test("(part of FIN-98) keeps the blockade after a correction that is older than the arrears", async () => {
    const client = sandbox.client("former-correction");
    await client.logIn("zalegly.wrona");
    const { db } = sandbox.tenant("former-correction");
    issueCorrection(db, "5417806", {
      entryId: "F5417806K1",
      correctedId: "F5417806K0",
      day: "2026-01-12",
      reason: "Rabat",
      lines: [{ name: "Rabat", amount: 100 }],
    });
    expect(await blockade(client)).toEqual(BLOCKED);
  });
});
