import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const NUMBER = "MOB/0412784/25";
const MESSAGE = `e:messages/e:item[e:title='Potwierdzenie końca umowy ${NUMBER}']`;
const DOCUMENT = `e:documents/e:item[e:name='Potwierdzenie końca umowy' and e:contractNumber='${NUMBER}']`;

/** Terminates a contract on Monday, 16-11-2026. Its end is confirmed on Wednesday. */
async function terminatingCustomer(name: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), "m.brzezinska");
  await customer.openSession();
  await customer.call(
    "terminateContract",
    `<contractNumber>${NUMBER}</contractNumber><endsOn>16-12-2026</endsOn><cost>0.00</cost>`,
  );
  return customer;
}

/** Returns the confirmed day, the message, the document and the e-mails about the end of the contract. */
async function confirmationsOf(customer: EffectCustomer): Promise<readonly (readonly string[])[]> {
  const termination = `e:terminations/e:item[e:contractNumber='${NUMBER}']`;
  return [
    await customer.readAll("getTerminations", `${termination}/e:confirmedOn`),
    await customer.readAll("getClientMessages", `${MESSAGE}/e:createdAt`),
    await customer.readAll("getDocuments", `${DOCUMENT}/e:deliveries/e:item/e:at`),
    outboxOf(customer.tenant.db).flatMap(({ sentAt, text }) =>
      text.includes(`Potwierdzamy koniec umowy ${NUMBER}. Ostatni dzień umowy: 16-12-2026.`) ? [sentAt] : [],
    ),
  ];
}

test("[TERM-24] confirms the end of a contract once, in a document, a message and an e-mail", async () => {
  const customer = await terminatingCustomer("confirmed-end");
  expect(await confirmationsOf(customer)).toEqual([[], [], [], []]);
  await customer.moveClock(3 * DAY_MS);
  const confirmed = [
    ["18-11-2026"],
    ["2026-11-18T08:00:00+01:00"],
    ["2026-11-18T08:00:00+01:00"],
    ["2026-11-18T07:00:00.000Z"],
  ];
  expect(await confirmationsOf(customer)).toEqual(confirmed);
  await customer.moveClock(DAY_MS);
  expect(await confirmationsOf(customer)).toEqual(confirmed);
}, 60_000);

test("(part of TERM-24) confirms nothing when the termination was revoked before", async () => {
  const customer = await terminatingCustomer("revoked-end");
  const path = `e:terminations/e:item[e:contractNumber='${NUMBER}']/e:terminationId`;
  const [id = ""] = await customer.readAll("getTerminations", path);
  await customer.call("revokeTermination", `<terminationId>${id}</terminationId>`);
  await customer.moveClock(3 * DAY_MS);
  expect(await confirmationsOf(customer)).toEqual([[], [], [], []]);
}, 60_000);

test("(part of TERM-24) has the read message and the e-mail about a termination of the demo", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("demo-end"), "m.brzezinska");
  await customer.openSession();
  const path = "e:messages/e:item[e:title='Potwierdzenie końca umowy TEL/0198812/19']/e:read";
  expect(await customer.readAll("getClientMessages", path)).toEqual(["true"]);
  expect(outboxOf(customer.tenant.db).filter(({ text }) => text.includes("koniec umowy TEL/0198812/19"))).toHaveLength(
    1,
  );
}, 60_000);
