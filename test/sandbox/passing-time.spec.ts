import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;

async function openCustomer(login: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(`passing-${login.replace(".", "-")}`), login);
  await customer.openSession();
  return customer;
}

const titlesOf = (customer: EffectCustomer): Promise<readonly string[]> =>
  customer.readAll("getClientMessages", "e:messages/e:item/e:title");

test("[REQ-35] answers a question after two working days, by the clock of the sandbox", async () => {
  const customer = await openCustomer("nowak.nowy");
  const answers =
    "<answers><item><name>topic</name><value>Umowa</value></item>" +
    "<item><name>text</name><value>Czy mogę odebrać umowę w salonie?</value></item></answers>";
  const number = await customer.read(
    "registerContactFormSubmission",
    "e:number",
    `<formId>OTHER</formId>${answers}<files/>`,
  );
  const entry = (field: string): Promise<readonly string[]> =>
    customer.readAll(
      "getContactFormSubmissions",
      `e:submissions/e:item[e:number='${number}']/e:entries/e:item[2]/e:${field}`,
    );
  await customer.moveClock(Date.parse("2026-11-18T08:59:00+01:00") - customer.tenant.now());
  expect(await entry("side")).toEqual([]);
  await customer.moveClock(8 * DAY_MS);
  expect([await entry("side"), await entry("kind")]).toEqual([["PROVIDER"], ["ANSWER"]]);
  expect(await entry("at")).toEqual([expect.stringMatching(/^2026-11-18T09:00:00/u)]);
  expect(await customer.readAll("getContactFormSubmissions", "e:submissions/e:item/e:state")).toEqual(["ANSWERED"]);
});

test("[REQ-39] tells the customer of an answer by one e-mail in their language and by one message", async () => {
  const customer = await openCustomer("umowa.remiz");
  customer.changeRows("UPDATE login SET language = 'uk' WHERE login = 'umowa.remiz'");
  const answers =
    "<answers><item><name>topic</name><value>Umowa</value></item>" +
    "<item><name>text</name><value>Czy mogę odebrać umowę w salonie?</value></item></answers>";
  const send = `<formId>OTHER</formId>${answers}<files/>`;
  const number = (await customer.read("registerContactFormSubmission", "e:number", send)) ?? "";
  const href = `/supportRequest?${new URLSearchParams({ request: number })}`;
  const mails = () => outboxOf(customer.tenant.db).filter(({ links }) => links.some((link) => link.href === href));
  const messages = (field: string): Promise<readonly string[]> =>
    customer.readAll("getClientMessages", `e:messages/e:item[contains(e:title, '${number}')]/e:${field}`);
  expect([mails(), await messages("title")]).toEqual([[], []]);
  await customer.moveClock(10 * DAY_MS);
  expect(await messages("title")).toEqual([`Jest odpowiedź na zgłoszenie ${number}`]);
  expect(await messages("read")).toEqual(["false"]);
  expect(await messages("body")).toEqual([expect.stringContaining(`href="${href}"`)]);
  await customer.moveClock(DAY_MS);
  expect(await messages("title")).toHaveLength(1);
  expect(mails()).toEqual([
    expect.objectContaining({
      channel: "email",
      sentAt: "2026-11-18T08:00:00.000Z",
      recipient: "alicja.remiz@poczta.example",
      text: expect.stringContaining(`Є відповідь на ваше звернення ${number}.`),
      links: [{ name: "Переглянути звернення", href }],
    }),
  ]);
});

test("[REQ-36] says in a message for when a call was booked whose time has passed", async () => {
  const customer = await openCustomer("nowak.nowy");
  await customer.call("requestContact", "<phone>601234567</phone>");
  expect((await titlesOf(customer)).filter((title) => title.startsWith("Rozmowa"))).toEqual([]);
  await customer.moveClock(10 * DAY_MS);
  const calls = async (): Promise<readonly string[]> =>
    (await titlesOf(customer)).filter((title) => title.startsWith("Rozmowa"));
  expect(await calls()).toEqual([expect.stringMatching(/^Rozmowa była umówiona na \d{2}-\d{2}-2026 do \d{2}:\d{2}$/u)]);
  expect(await calls()).toHaveLength(1);
});

test("[REQ-90] informs the customer of a question about a complaint by message and e-mail", async () => {
  const customer = await openCustomer("konta.lis");
  const message = (field: string): Promise<readonly string[]> =>
    customer.readAll("getClientMessages", `e:messages/e:item[contains(e:title, '003471')]/e:${field}`);
  const [title = ""] = await message("title");
  expect(title).toMatch(/^Mamy pytanie do zgłoszenia ZG\/\d{4}\/003471$/u);
  expect(await message("body")).toEqual([
    expect.stringMatching(/ do \d\d-\d\d-\d{4}\.<.*href="\/supportRequest\?request=ZG/u),
  ]);
  expect(await message("read")).toEqual(["false"]);
  const mails = outboxOf(customer.tenant.db).filter(({ text }) => text.includes("003471"));
  expect(mails.map(({ channel, text }) => [channel, text])).toEqual([
    ["email", expect.stringMatching(/^Mamy pytanie do twojego zgłoszenia .*, do \d\d-\d\d-\d{4}\.$/u)],
  ]);
});

test("[VAL-90] refuses a payout to an account on which the operator collects payments", async () => {
  const customer = await openCustomer("sm.jantar");
  const order = (account: string): Promise<readonly string[]> =>
    customer.readAll("orderOverpaymentPayout", "e:errorCode", `<account>${account}</account><amount>86.50</amount>`);
  expect(await order("73109010980000000161002450")).toEqual(["WRONG_ACCOUNT"]);
  expect(await order("61109010140000071219812874")).toEqual([]);
});

test("[FIN-33] lists a sent payout by its kind, with the end of its bank account", async () => {
  const customer = await openCustomer("sm.jantar");
  await customer.call("orderOverpaymentPayout", "<account>61109010140000071219812874</account><amount>86.50</amount>");
  await customer.moveClock(10 * DAY_MS);
  const payout = (field: string): Promise<readonly string[]> =>
    customer.readAll("getClientFinancialEntries", `e:entries/e:item[e:kind='payout']/e:${field}`);
  expect([await payout("amount"), await payout("accountEnd")]).toEqual([["86.50"], ["2874"]]);
  expect(await payout("entryDate")).toEqual(["17-11-2026"]);
});
