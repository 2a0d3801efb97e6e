import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { terminationDrafts } from "#sandbox/pages/termination-drafts.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { readPdf } from "./read-pdf.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const ACCOUNT = "5900217";
const NUMBER = "ABO/5900217/1";
const plain = (text: string): string => text.replaceAll(/[\s\u00a0\u2060]+/gu, " ");

/** Terminates the only contract of an account with a subscription; returns e-mails, message and documents about it. */
async function terminationTexts(
  name: string,
  prepare?: (customer: EffectCustomer) => Promise<void>,
): Promise<readonly string[]> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), "oferty.sroka");
  await customer.openSession();
  await prepare?.(customer);
  const answer = await customer.call(
    "terminateContract",
    `<contractNumber>${NUMBER}</contractNumber><endsOn>31-12-2026</endsOn><cost>0.00</cost>`,
  );
  expect(answer.one("e:errorCode")).toBeUndefined();
  await customer.moveClock(3 * DAY_MS);
  const body = "e:messages/e:item[contains(e:title,'Potwierdzenie końca umowy')]/e:body";
  const messages = await customer.readAll("getClientMessages", body);
  const mails = outboxOf(customer.tenant.db).filter(({ text }) =>
    /^(?:Przyjęliśmy wypowiedzenie|Potwierdzamy koniec) umowy/u.test(text),
  );
  const drafts = terminationDrafts(customer.tenant, ACCOUNT);
  const files = await Promise.all(drafts.map(async (draft) => (await readPdf(await draft.create())).text));
  expect([messages.length, mails.length, files.length]).toEqual([1, 2, 2]);
  return [...messages, ...mails.map(({ text }) => text), ...files].map(plain);
}

test("[TERM-113] names a subscription that goes on in e-mails, message and documents of a termination", async () => {
  const texts = await terminationTexts("terminated-subscription");
  for (const text of texts)
    expect(text).toContain(
      "HBO Max działa dalej: 29,99 zł miesięcznie na fakturze. Tę subskrypcję wyłączysz w dziale Subskrypcje.",
    );
}, 60_000);

test("(part of TERM-113) names no subscription that is off", async () => {
  const texts = await terminationTexts("terminated-subscription-off", async (customer) => {
    await customer.call("changeDirectBilling", "<service>hbomax</service><action>2</action>");
    await customer.moveClock(DAY_MS);
  });
  expect(texts.join(" ")).not.toContain("działa dalej");
}, 60_000);

test("(part of TERM-113) names a subscription being turned on at the termination", async () => {
  const texts = await terminationTexts("terminated-subscription-ordered", async (customer) => {
    await customer.call("changeDirectBilling", "<service>hbomax</service><action>2</action>");
    await customer.moveClock(DAY_MS);
    const ordered = await customer.call("changeDirectBilling", "<service>hbomax</service><action>1</action>");
    expect(ordered.one("e:state")).toBe("PENDING");
  });
  expect(texts.join(" ")).toContain(
    "HBO Max nie kończy się z tą umową, jest w trakcie włączania: 29,99 zł miesięcznie na fakturze. " +
      "Tę subskrypcję wyłączysz w dziale Subskrypcje.",
  );
}, 60_000);
