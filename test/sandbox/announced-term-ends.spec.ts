import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { noticeDrafts } from "#sandbox/pages/notice-drafts.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { readPdf } from "./read-pdf.ts";
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

test("[TERMS-42] names the price after a term, also where it changes before the end", async () => {
  const customer = await openCustomer("term-price");
  await customer.moveClock(29 * DAY_MS);
  const bodies = await customer.readAll("getClientMessages", `${NOTICE}/e:body`);
  const mails = outboxOf(customer.tenant.db).filter(({ text }) => text.startsWith("Kończy się okres twojej umowy."));
  const drafts = noticeDrafts(customer.tenant, "5900217").filter(({ name }) => name.startsWith("Kończy się okres"));
  const files = await Promise.all(drafts.map(async (draft) => (await readPdf(await draft.create())).text));
  const texts = [...bodies, ...mails.map(({ text }) => text), ...files];
  expect(texts).toHaveLength(3);
  for (const text of texts.map((one) => one.replaceAll(/[\s\u00a0\u2060]+/gu, " "))) {
    expect(text).toContain("Od 16-01-2027 zapłacisz: Internet światłowodowy 1 Gb/s: 74,00 zł miesięcznie");
    expect(text).not.toContain("w tej samej cenie");
  }
}, 60_000);

test("(part of TERMS-42) says that a price stays the same, and which", async () => {
  const customer = await openCustomer("term-same-price");
  await customer.call("getClientMessages");
  customer.changeRows(
    "UPDATE product SET data = json_remove(json_set(data, '$.actualPrice', 6900), '$.productPrices') WHERE data ->> '$.productId' = '5900217-01'",
  );
  await customer.moveClock(29 * DAY_MS);
  const [body = ""] = await customer.readAll("getClientMessages", `${NOTICE}/e:body`);
  const plain = body.replaceAll(/[\s\u00a0]+/gu, " ");
  expect(plain).toContain("w tej samej cenie. Internet światłowodowy 1 Gb/s: 69,00 zł miesięcznie");
}, 60_000);

test("(part of TERMS-25) announces no end of a term whose contract ends with it", async () => {
  const customer = await openCustomer("term-terminated");
  await customer.call("getClientMessages");
  customer.changeRows("UPDATE contract_terms SET data = json_set(data, '$.portingOn', '2027-01-10')");
  await customer.moveClock(40 * DAY_MS);
  expect(await customer.readAll("getClientMessages", `${NOTICE}/e:createdAt`)).toEqual([]);
}, 60_000);
