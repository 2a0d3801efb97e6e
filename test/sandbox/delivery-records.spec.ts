import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addCalendarMonths } from "#kit/calendar/warsaw.ts";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { rollForward } from "#sandbox/database/roll-forward.ts";
import { demoAccount } from "#sandbox/demo/accounts.ts";
import { DEMO_LOGINS } from "#sandbox/demo/logins.ts";
import { changeContactData } from "./change-contact-data.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";
import type { ServiceClient } from "./service-client.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 86_400_000;
const NEW = { email: "gosia.nowa@poczta.example", mobilePhone: "690111222" };
const FORMER_EMAIL = "malgorzata.brzezinska-kowalczyk@poczta.example";
/** The former address as records of deliveries show it. */
const FORMER = "m•••@poczta.example";

/** Reads about what was sent, beside the documents. */
const READS = [
  "getClientMessages",
  "getContactFormSubmissions",
  "getSalesOfferHistory",
  "getTerminations",
  "getWithdrawals",
] as const;

async function openCustomer(login: string, account: string, tenant: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(tenant), login);
  await customer.openSession();
  await customer.call("changeContext", `<contextId>${account}</contextId>`);
  return customer;
}

/** Returns channel, recipient and time of each delivered document, by its id. */
async function deliveriesOf(customer: EffectCustomer): Promise<Readonly<Record<string, string>>> {
  const answer = await customer.call("getDocuments");
  const delivered = "e:documents/e:item[e:deliveries/e:item]";
  const texts = answer.all(`${delivered}/e:deliveries/e:item`);
  return Object.fromEntries(answer.all(`${delivered}/e:documentId`).map((id, index) => [id, texts[index] ?? ""]));
}

const answersOf = async (customer: EffectCustomer): Promise<readonly string[]> => {
  const answers: string[] = [];
  for (const operation of READS) answers.push((await customer.call(operation)).xml);
  return answers;
};

describe("records of deliveries after a change of the contact data", () => {
  const cases = DEMO_LOGINS.flatMap(({ login, accounts }) => accounts.map((account) => [login, account] as const));
  // The session of staff saves nothing for the customer.
  const isEditable = ([, account]: readonly [string, string]): boolean =>
    demoAccount(account).crmUser !== true &&
    demoAccount(account).createSeed({ today: "2026-11-16", near: "2026-11-16" }).client.contactDataEditable === true;

  test.each(cases.filter(isEditable))(
    "[DOC-44] keeps the recorded recipients of %s, account %s, after a change of contact data",
    async (login, account) => {
      const [listed, unlisted] = [
        await openCustomer(login, account, `listed-${account}`),
        await openCustomer(login, account, `unlisted-${account}`),
      ];
      const [before, answers] = [await deliveriesOf(listed), await answersOf(listed)];
      const sent = outboxOf(listed.tenant.db);
      for (const customer of [listed, unlisted]) await changeContactData(customer, NEW);
      expect(await deliveriesOf(listed)).toEqual(before);
      expect(await deliveriesOf(unlisted), "documents listed for the first time after the change").toEqual(before);
      expect(await answersOf(listed)).toEqual(answers);
      expect(outboxOf(listed.tenant.db).slice(-sent.length)).toEqual(sent);
    },
  );
});

test("[DOC-44] keeps the recipients when the dates of the demo move to the next month", async () => {
  const customer = await openCustomer("m.brzezinska", "4127830", "moved-deliveries");
  await changeContactData(customer, NEW);
  rollForward(customer.tenant.db, addCalendarMonths(customer.tenant.today(), 1));
  const deliveries = Object.values(await deliveriesOf(customer));
  expect(deliveries.length).toBeGreaterThan(10);
  expect(deliveries.filter((delivery) => !delivery.includes(FORMER))).toEqual([]);
});

/** Sends a request and returns the id of its receipt. */
async function sendRequest(customer: EffectCustomer): Promise<string> {
  const answers = ["right:ERASE", "text:Usuńcie mój stary numer telefonu."].map((answer) => answer.split(":"));
  const items = answers.map(([name, value]) => `<item><name>${name}</name><value>${value}</value></item>`).join("");
  const form = `<formId>PERSONAL_DATA</formId><answers>${items}</answers><files/>`;
  const number = await customer.read("registerContactFormSubmission", "e:number", form);
  return `P-${number?.replaceAll("/", "-")}`;
}

test("[DOC-44] records the new address only for what is sent after the change", async () => {
  const customer = await openCustomer("m.brzezinska", "4127830", "following-deliveries");
  const former = await sendRequest(customer);
  await changeContactData(customer, NEW);
  const current = await sendRequest(customer);
  const deliveries = await deliveriesOf(customer);
  expect(deliveries[former]).toContain(FORMER);
  expect(deliveries[current]).toContain("g•••@poczta.example");
});

test("[DOC-44] sends to the former address what was due before the change", async () => {
  const customer = await openCustomer("m.brzezinska", "4127830", "due-deliveries");
  await sendRequest(customer);
  await customer.moveClock(40 * DAY_MS);
  await changeContactData(customer, NEW);
  const answer = outboxOf(customer.tenant.db).find(({ text }) => text.startsWith("Jest odpowiedź"));
  expect(answer?.recipient).toBe(FORMER_EMAIL);
});

/** Withdraws from the contract of a demo order from an e-mail address. */
async function withdraw(client: ServiceClient, email: string): Promise<void> {
  const statement =
    `<intentId>${randomUUID()}</intentId><name>Małgorzata Brzezińska-Kowalczyk</name>` +
    `<contractNumber>2026/117020</contractNumber><email>${email}</email>`;
  await client.raw("withdrawFromContract", client.envelope("withdrawFromContract", statement, ""));
}

test("[DOC-44] names the address of a statement of withdrawal, to which its receipt was sent", async () => {
  const customer = await openCustomer("m.brzezinska", "4127830", "withdrawn-deliveries");
  const client = sandbox.client("withdrawn-deliveries");
  await client.openSession("m.brzezinska");
  await withdraw(client, "praca@firma.example");
  expect((await deliveriesOf(customer))["OD-OD-2026-00001"]).toContain("p•••@firma.example");
});

test("[DOC-44] keeps the withdrawal of a guest from the address before the change", async () => {
  const customer = await openCustomer("m.brzezinska", "4127830", "guest-deliveries");
  await withdraw(sandbox.client("guest-deliveries"), FORMER_EMAIL);
  const statements = await customer.readAll("getWithdrawals", "e:withdrawals/e:item");
  expect(statements).toHaveLength(1);
  await changeContactData(customer, NEW);
  expect(await customer.readAll("getWithdrawals", "e:withdrawals/e:item")).toEqual(statements);
  expect((await deliveriesOf(customer))["OD-OD-2026-00001"]).toContain(FORMER);
});
