import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";
import { ServiceAnswer, ServiceClient } from "./service-client.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const GUEST = "gosc@poczta.example";

const fields = (contact: string) =>
  `<intentId>accessibility-answer-key</intentId><name>Jan Gość</name>${contact}<subject>Strona logowania</subject>` +
  "<requirement>Nie da się użyć klawiatury.</requirement><demand>Proszę o poprawę.</demand>";

/** Sends a complaint without a session; returns the client and the provider. */
async function complain(name: string, language: string, contact: string) {
  const tenant = sandbox.tenant(name);
  tenant.reset(Date.parse("2026-11-16T10:00:00+01:00"));
  const client = new ServiceClient(sandbox.url(), name, "", language);
  const number = (await client.call("registerAccessibilityComplaint", fields(contact))).one("e:number") ?? "";
  return { client, tenant, number };
}

test.each([
  ["pl", "Odpowiadamy na skargę na brak dostępności", "odpisz na ten e-mail albo zadzwoń do nas"],
  ["uk", "Відповідаємо на скаргу щодо доступності", "відпишіть на цей лист або зателефонуйте нам"],
  ["en", "This is our answer to your accessibility complaint", "reply to this email or call us"],
])(
  "(part of REQ-35) answers a guest's accessibility complaint in %s by e-mail, once",
  async (language, words, ways) => {
    const { client, tenant, number } = await complain(`guest-${language}`, language, `<email>${GUEST}</email>`);
    const sent = async () => {
      await client.api("outbox");
      return outboxOf(tenant.db).filter(({ recipient }) => recipient === GUEST);
    };
    tenant.setClockOffset(tenant.offsetMs + 13 * DAY_MS);
    expect(await sent()).toHaveLength(1);
    tenant.setClockOffset(tenant.offsetMs + 10 * DAY_MS);
    await sent();
    const [answer, receipt, ...others] = await sent();
    expect([receipt?.text, others]).toEqual([expect.stringContaining(number), []]);
    expect(answer?.text).toMatch(new RegExp(`^${words} ${number}\\.`, "u"));
    // A guest who does not use a phone can reply in writing.
    expect(answer?.text).toContain(ways);
    expect(answer).toMatchObject({ sentAt: "2026-11-30T08:00:00.000Z", links: [] });
  },
);

test("(part of REQ-35) sends no e-mail to a guest who wants the answer by letter", async () => {
  const { client, tenant } = await complain("guest-letter", "pl", "<postAddress>ul. Długa 1, Gdańsk</postAddress>");
  const before = outboxOf(tenant.db).length;
  tenant.setClockOffset(tenant.offsetMs + 30 * DAY_MS);
  await client.api("outbox");
  expect(outboxOf(tenant.db)).toHaveLength(before);
});

test.each([
  ["email", `<email>${GUEST}</email>`, [GUEST], /wybierzesz: odpisz tutaj albo zadzwoń do nas\.$/u],
  [
    "letter",
    "<postAddress>ul. Długa 1, Gdańsk</postAddress>",
    [],
    /wysłaliśmy też listem na adres ul\. Długa 1, Gdańsk\.$/u,
  ],
])(
  "(part of REQ-35) sends the answer of a customer's accessibility complaint to its %s",
  async (kind, contact, to, text) => {
    const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(`own-${kind}`), "m.brzezinska");
    await customer.openSession();
    const client = new ServiceClient(sandbox.url(), customer.tenant.name, customer.sessionId);
    const operation = "registerAccessibilityComplaint";
    const sent = await client.raw(operation, client.envelope(operation, fields(contact), ""));
    const number = new ServiceAnswer(await sent.text()).one("e:number") ?? "";
    await customer.moveClock(30 * DAY_MS);
    const answers = await customer.call("getContactFormSubmissions");
    const last = answers.one(`e:submissions/e:item[e:number='${number}']/e:entries/e:item[last()]/e:text`);
    expect(last).toMatch(text);
    const mails = outboxOf(customer.tenant.db).filter(({ text: mail }) =>
      mail.startsWith(`Jest odpowiedź na twoje zgłoszenie ${number}`),
    );
    expect(mails).toHaveLength(1);
    expect(mails.map(({ recipient }) => recipient).filter((recipient) => recipient === GUEST)).toEqual(to);
  },
);
