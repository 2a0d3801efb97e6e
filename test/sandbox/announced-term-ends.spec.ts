import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const NOTICE = "e:messages/e:item[e:legalNotice/e:kind='TERM_END']";

async function openCustomer(name: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), "oferty.sroka");
  await customer.openSession();
  return customer;
}

test("[TERMS-25] announces the end of a term once, in a message, a document and an e-mail", async () => {
  const customer = await openCustomer("term-end");
  // The term ends on 15-01-2027.
  await customer.moveClock(28 * DAY_MS);
  expect(await customer.readAll("getClientMessages", `${NOTICE}/e:createdAt`)).toEqual([]);
  for (const days of [1, 10, 40]) {
    await customer.moveClock(days * DAY_MS);
    const messages = await customer.call("getClientMessages");
    expect(messages.all(`${NOTICE}/e:createdAt`)).toEqual(["2026-12-15T08:00:00+01:00"]);
    expect(messages.all(`${NOTICE}/e:legalNotice/e:effectiveOn`)).toEqual(["15-01-2027"]);
    expect(messages.all(`${NOTICE}/e:legalNotice/e:tariffs/e:item/e:price`).slice(0, 2)).toEqual(["69.00", "59.00"]);
  }
  const mails = outboxOf(customer.tenant.db).filter(({ text }) => text.startsWith("Kończy się okres twojej umowy."));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(
    "Internet światłowodowy 600 Mb/s: 59,00\u00a0zł miesięcznie, umowa na czas nieokreślony.",
  );
  expect(await customer.readAll("getDocuments", "e:documents/e:item[e:kind='NOTICE']/e:name")).toContain(
    "Kończy się okres twojej umowy",
  );
}, 60_000);

test("(part of TERMS-25) announces no end of a term whose contract ends with it", async () => {
  const customer = await openCustomer("term-terminated");
  await customer.call("getClientMessages");
  customer.changeRows("UPDATE contract_terms SET data = json_set(data, '$.portingOn', '2027-01-10')");
  await customer.moveClock(40 * DAY_MS);
  expect(await customer.readAll("getClientMessages", `${NOTICE}/e:createdAt`)).toEqual([]);
}, 60_000);
