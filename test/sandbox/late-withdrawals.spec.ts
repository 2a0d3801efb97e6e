import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { answerDueWithdrawals } from "#sandbox/contexts/answer-withdrawals.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const NAME = "Małgorzata Brzezińska-Kowalczyk";
const DAY_MS = 24 * 3_600_000;
const plain = (text: string): string => text.replaceAll(/[\s\u00a0\u2060]+/gu, " ");

/** Opens a customer on 16-11-2026; "none" for a guest. */
async function openCustomer(tenant: string, login: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(`late-${tenant}`), login);
  await customer.openSession();
  return customer;
}

const withdraw = (customer: EffectCustomer, name: string, email: string, number: string) =>
  customer.call(
    "withdrawFromContract",
    `<name>${name}</name><contractNumber>${number}</contractNumber><email>${email}</email>`,
  );

/** Returns the e-mail that answers the statement, two days after it. */
async function answerOf(customer: EffectCustomer): Promise<string> {
  await customer.moveClock(2 * DAY_MS);
  answerDueWithdrawals(customer.tenant);
  return plain(outboxOf(customer.tenant.db).find(({ text }) => text.startsWith("Odpowiedź na"))?.text ?? "");
}

test("[WITHDRAW-97] finds the contract of a guest without an order, and says that the time has ended", async () => {
  const guest = await openCustomer("guest", "none");
  await withdraw(guest, "Hanna Oliwa", "hanna.oliwa@poczta.example", "ABO/5200918/1");
  const answer = await answerOf(guest);
  expect(answer).toContain("Termin na odstąpienie od umowy, numer ABO/5200918/1, minął");
  expect(answer).not.toContain("Nie znaleźliśmy");
}, 60_000);

test("(part of WITHDRAW-97) reveals nothing of a contract to a guest with another name", async () => {
  const guest = await openCustomer("stranger", "none");
  await withdraw(guest, "Jan Obcy", "hanna.oliwa@poczta.example", "ABO/5200918/1");
  expect(await answerOf(guest)).toContain("Nie znaleźliśmy umowy ani zamówienia o numerze ABO/5200918/1");
}, 60_000);

test("(part of WITHDRAW-95) says in the answer that the contract is already terminated", async () => {
  const customer = await openCustomer("terminated", "m.brzezinska");
  const number = "MOB/0412784/25";
  await customer.call(
    "terminateContract",
    `<contractNumber>${number}</contractNumber><endsOn>16-12-2026</endsOn><cost>0.00</cost>`,
  );
  await withdraw(customer, NAME, "malgorzata.brzezinska-kowalczyk@poczta.example", number);
  const answer = await answerOf(customer);
  expect(answer).toContain("Umowa jest już wypowiedziana i kończy się 16-12-2026.");
  expect(answer).not.toContain("Możesz ją wypowiedzieć");
}, 60_000);

test.each([
  ["a guest", "none"],
  ["the customer", "windykacja.sowa"],
])(
  "(part of WITHDRAW-95) says to %s that the contract ended before the statement",
  async (_whom, login) => {
    const customer = await openCustomer(`ended-${login.replace(".", "-")}`, login);
    await withdraw(customer, "Bartłomiej Sowa", "bartlomiej.sowa@poczta.example", "ABO/5420093/1");
    const ended = /Umowa skończyła się \d\d-\d\d-2026\./u;
    const receipt = outboxOf(customer.tenant.db).find(({ text }) => text.startsWith("Potwierdzenie otrzymania"));
    expect(plain(receipt?.text ?? "")).toMatch(ended);
    const answer = await answerOf(customer);
    expect(answer).toMatch(/minął \d\d-\d\d-2024\. Umowa skończyła się/u);
    expect(answer).toMatch(ended);
    expect(answer).not.toMatch(/trwa|wypowiedzieć/u);
  },
  60_000,
);
