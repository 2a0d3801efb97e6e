import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { changeContactData } from "./change-contact-data.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();

async function customerOf(login: string, tenant: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(tenant), login);
  await customer.openSession();
  return customer;
}

/** Returns the account that a login by a typed name opens, or why it is refused. */
async function openedBy({ tenant }: EffectCustomer, typed: string): Promise<string | undefined> {
  const answer = await sandbox.client(tenant.name).logIn(typed);
  return answer.one("e:currentContext") ?? answer.one("e:errorCode");
}

/** Returns where the link to a new password goes; `undefined` if none is sent. */
async function linkRecipient({ tenant }: EffectCustomer, typed: string): Promise<string | undefined> {
  const countBefore = outboxOf(tenant.db).length;
  await sandbox
    .client(tenant.name)
    .call("requestPasswordReset", `<intentId>${randomUUID()}</intentId><login>${typed}</login>`);
  const sent = outboxOf(tenant.db);
  return sent.length === countBefore ? undefined : sent[0]?.recipient;
}

test("[CONTACT-05] logs in by the changed e-mail, warns the former one and sends links to the new", async () => {
  const customer = await customerOf("m.brzezinska", "changed-email");
  const [former, current] = ["malgorzata.brzezinska-kowalczyk@poczta.example", "gosia.nowa@poczta.example"];
  await changeContactData(customer, { email: current });
  expect(outboxOf(customer.tenant.db)[0]).toMatchObject({ channel: "email", recipient: former });
  expect(await openedBy(customer, current)).toBe("4127830");
  expect(await openedBy(customer, former)).toBe("BAD_CREDENTIALS");
  expect(await linkRecipient(customer, "m.brzezinska")).toBe(current);
  expect(await linkRecipient(customer, current)).toBe(current);
  expect(await linkRecipient(customer, former)).toBeUndefined();
});

test("[CONTACT-05] follows the address of the first account of a login only", async () => {
  const customer = await customerOf("konta.lis", "changed-emails");
  const [former, current] = ["katarzyna.lis@poczta.example", "kasia.nowa@poczta.example"];
  await customer.call("changeContext", "<contextId>5600322</contextId>");
  await changeContactData(customer, { email: "domek@poczta.example" });
  expect(await openedBy(customer, former)).toBe("5600321");
  expect(await openedBy(customer, "domek@poczta.example")).toBe("BAD_CREDENTIALS");
  await customer.openSession();
  await changeContactData(customer, { email: current });
  expect(await openedBy(customer, current)).toBe("5600321");
  expect(await openedBy(customer, former)).toBe("BAD_CREDENTIALS");
  customer.changeRows("UPDATE consent SET current_value = 0");
  await changeContactData(customer, { email: "" });
  expect(await openedBy(customer, current)).toBe("BAD_CREDENTIALS");
  expect(await linkRecipient(customer, "konta.lis")).toBeUndefined();
});

test("[CONTACT-05] takes no e-mail that another login has, and keeps the own one of a second login", async () => {
  const customer = await customerOf("m.brzezinska", "taken-email");
  const [former, taken] = ["malgorzata.brzezinska-kowalczyk@poczta.example", "aleksandra.sikora@poczta.example"];
  customer.changeRows(
    "INSERT INTO login SELECT 'syn', '9999', 'syn@poczta.example', salt, hash, NULL, NULL FROM login LIMIT 1",
  );
  customer.changeRows("INSERT INTO login_context VALUES ('syn', 0, '4127830', 'Syn')");
  await changeContactData(customer, { email: taken });
  expect(await openedBy(customer, "syn@poczta.example")).toBe("4127830");
  expect((await sandbox.client("taken-email").logIn(taken)).one("e:challenge/e:challengeId")).toBeDefined();
  expect(await openedBy(customer, former)).toBe("BAD_CREDENTIALS");
  expect(await linkRecipient(customer, "m.brzezinska")).toBe(taken);
});

test("[CONTACT-05] advises a call instead of a new password whose link goes to the new address", async () => {
  const customer = await customerOf("m.brzezinska", "warned-email");
  const [ownAdvice, linkAdvice] = [/ustaw inne hasło/u, /Nie używaj „Nie pamiętam hasła”: link przyjdzie na nowy/u];
  const warnings = (count: number): readonly string[] =>
    outboxOf(customer.tenant.db)
      .filter(({ text }) => text.includes("Jeśli to nie ty"))
      .slice(0, count)
      .map(({ text }) => text);
  await changeContactData(customer, { email: "gosia.nowa@poczta.example", mobilePhone: "601234568" });
  // The removed phones are warned, too, and a link to a new password would not go to them.
  expect(warnings(3).filter((text) => linkAdvice.test(text) && !ownAdvice.test(text))).toHaveLength(3);
  customer.changeRows("UPDATE consent SET current_value = 0");
  await changeContactData(customer, { email: "" });
  expect(warnings(1)[0]).toMatch(/od razu zadzwoń do nas: 58\s300\s70\s00\.$/u);
  customer.changeRows("UPDATE login SET email = 'wlasny@poczta.example'");
  await changeContactData(customer, { email: "inny@poczta.example", mobilePhone: "601234569" });
  expect(warnings(2).every((text) => ownAdvice.test(text) && !linkAdvice.test(text))).toBe(true);
});
