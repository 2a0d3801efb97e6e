import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { answerDueWithdrawals } from "#sandbox/contexts/answer-withdrawals.ts";
import { accountsOfStatement } from "#sandbox/contexts/withdrawal-rights.ts";
import { insertWithdrawal } from "#sandbox/contexts/withdrawal.repository.ts";
import { withdrawalDrafts } from "#sandbox/pages/withdrawal-drafts.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { readPdf } from "./read-pdf.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";
import { ServiceClient } from "./service-client.ts";
import { withdrawalPageText } from "./withdrawal-page-text.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;

async function openAs(login: string, name: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), login);
  await customer.openSession();
  // The first call seeds the data of the account.
  await customer.call("getClientData");
  return customer;
}

const statementOf = (name: string, number: string, email: string): string =>
  `<name>${name}</name><contractNumber>${number}</contractNumber><email>${email}</email>`;
const ofBrzezinska = (number: string): string =>
  statementOf("Małgorzata Brzezińska-Kowalczyk", number, "malgorzata.brzezinska-kowalczyk@poczta.example");

async function sendAsGuest({ url, tenant }: EffectCustomer, statement: string): Promise<string> {
  const guest = new ServiceClient(url, tenant.name, "");
  const fields = `<intentId>${randomUUID()}</intentId>${statement}`;
  const answer = await guest.raw("withdrawFromContract", guest.envelope("withdrawFromContract", fields, ""));
  return answer.text();
}

const mailsWith = ({ tenant }: EffectCustomer, text: string): readonly string[] =>
  outboxOf(tenant.db).flatMap((mail) => (mail.text.includes(text) ? [mail.text] : []));

test.each([
  ["the order and then the contract", ["2026/117020", "ABO/0412783/26"]],
  ["the contract and then the order", ["ABO/0412783/26", "2026/117020"]],
] as const)("(part of WITHDRAW-02) registers one statement for two that name %s", async (_numbers, numbers) => {
  const customer = await openAs("m.brzezinska", "one-contract");
  for (const number of numbers) await customer.call("withdrawFromContract", ofBrzezinska(number));
  await sendAsGuest(customer, ofBrzezinska(numbers[1]));
  expect(await customer.readAll("getWithdrawals", "e:withdrawals/e:item/e:contractNumber")).toEqual([numbers[0]]);
  expect(mailsWith(customer, "Potwierdzenie otrzymania oświadczenia")).toHaveLength(1);
});

test("(part of WITHDRAW-14) accepts a number without separators and capitals", async () => {
  const customer = await openAs("m.brzezinska", "typed-number");
  await customer.call("withdrawFromContract", ofBrzezinska("abo 0412783 26"));
  expect(await customer.readAll("getWithdrawals", "e:withdrawals/e:item/e:state")).toEqual(["ACCEPTED"]);
});

test.each([
  ["abo 0412783 26", "ABO/0412783/26"],
  ["2026 117020", "2026/117020"],
  ["xyz 1", undefined],
])("(part of WITHDRAW-14) keeps %j in receipts as typed and names %j beside it", async (typed, number) => {
  const customer = await openAs("m.brzezinska", "recognized-number");
  await customer.call("withdrawFromContract", ofBrzezinska(typed));
  expect(await customer.readAll("getWithdrawals", "e:withdrawals/e:item/e:contractNumber")).toEqual([typed]);
  const recognized = number === undefined ? [] : [number];
  expect(await customer.readAll("getWithdrawals", "e:withdrawals/e:item/e:recognizedNumber")).toEqual(recognized);
  const content = `Odstępuję od umowy, numer ${typed}`;
  const label = number === undefined ? "" : "Dotyczy umowy lub zamówienia";
  const mail = mailsWith(customer, "Potwierdzenie otrzymania oświadczenia").join("\n");
  expect([mail, await withdrawalPageText(customer)]).toEqual([
    expect.stringContaining(content),
    expect.stringContaining(content),
  ]);
  if (number !== undefined) {
    expect(mail).toContain(`„${content}”. ${label}: ${number}.`);
    expect(await withdrawalPageText(customer)).toContain(`${label}: ${number}`);
  }
  const [draft] = withdrawalDrafts(customer.tenant, "4127830");
  const { text } = await readPdf((await draft?.create()) ?? new Uint8Array());
  const document = text.replaceAll(/[\s\u00a0\u2060]+/gu, " ");
  expect(document).toContain(content);
  expect(document).toContain(`${label}${number === undefined ? "" : ` ${number}`}`);
  // To a guest the answer would confirm a guessed number.
  const [guest, guestTyped] = [
    new EffectCustomer(sandbox.url(), sandbox.tenant("recognized-guest"), "none"),
    typed.toLowerCase(),
  ];
  const answer = await sendAsGuest(guest, ofBrzezinska(guestTyped));
  expect(answer).toContain(`>${guestTyped}</`);
  expect(answer).not.toContain("recognizedNumber");
});

test("(part of WITHDRAW-02) shows a guest with another e-mail address no receipt of a session", async () => {
  const customer = await openAs("m.brzezinska", "other-email");
  await customer.call("withdrawFromContract", statementOf("M. B.", "2026/117020", "inny@poczta.example"));
  expect(await sendAsGuest(customer, ofBrzezinska("ABO/0412783/26"))).not.toContain("inny@poczta.example");
});

test("(part of WITHDRAW-02) lists the receipt of an order's number under its contract", async () => {
  const customer = await openAs("m.brzezinska", "receipt-contract");
  await customer.call("withdrawFromContract", ofBrzezinska("2026/117020"));
  const path = "e:documents/e:item[e:number='OD/2026/00001']/e:contractNumber";
  expect(await customer.readAll("getDocuments", path)).toEqual(["ABO/0412783/26"]);
});

test("[WITHDRAW-11] says by message and e-mail that a withdrawal has cancelled the visit, once", async () => {
  const customer = await openAs("m.brzezinska", "cancelled-visit");
  await customer.call("withdrawFromContract", ofBrzezinska("2026/117020"));
  await customer.call("withdrawFromContract", ofBrzezinska("ABO/0412783/26"));
  const titles = await customer.readAll("getClientMessages", "e:messages/e:item/e:title");
  const cancelled = titles.filter((title) => title.includes("jest odwołany"));
  expect(cancelled).toEqual(["Montaż 23-11-2026 jest odwołany"]);
  expect(mailsWith(customer, "Technik nie przyjedzie 23-11-2026")).toHaveLength(1);
});

test("[WITHDRAW-12] answers a guest whose withdrawal came too late, on the next working day, once", async () => {
  const customer = await openAs("oferty.sroka", "too-late");
  const late = statementOf("Agnieszka Sroka", "2026/110001", "agnieszka.sroka@poczta.example");
  await sendAsGuest(customer, late);
  const answers = (): readonly string[] => {
    answerDueWithdrawals(customer.tenant);
    return mailsWith(customer, "Odpowiedź na oświadczenie OD/2026/00001");
  };
  expect(answers()).toEqual([]);
  await customer.moveClock(1.5 * DAY_MS);
  expect(answers()[0]).toMatch(/Termin na odstąpienie od umowy, numer 2026\/110001, minął \d\d-\d\d-2026\./u);
  expect(answers()).toHaveLength(1);
  const sent = outboxOf(customer.tenant.db).find(({ text }) => text.startsWith("Odpowiedź na oświadczenie"));
  expect(sent?.sentAt, "the time of the answer, not of the clock").toBe("2026-11-17T11:00:00.000Z");
  expect(await customer.read("getWithdrawals", "e:withdrawals/e:item/e:state")).toBe("REJECTED");
});

test("(part of WITHDRAW-12) reveals nothing about a contract to a guest who does not prove it", async () => {
  const customer = await openAs("oferty.sroka", "unproven");
  await sendAsGuest(customer, statementOf("Jan Nieznany", "2026/110001", "jan@poczta.example"));
  await customer.moveClock(2 * DAY_MS);
  answerDueWithdrawals(customer.tenant);
  const [answer] = mailsWith(customer, "Odpowiedź na oświadczenie");
  expect(answer).toContain("Nie znaleźliśmy umowy ani zamówienia o numerze 2026/110001");
  expect(answer).not.toContain("minął");
});

test("(part of WITHDRAW-30) names the missed day at once, and day and reason of the answer", async () => {
  const customer = await openAs("oferty.sroka", "late-known");
  const late = statementOf("Agnieszka Sroka", "2026/110001", "agnieszka.sroka@poczta.example");
  await customer.call("withdrawFromContract", late);
  const field = (name: string) => customer.read("getWithdrawals", `e:withdrawals/e:item/e:${name}`);
  const ended = await field("rightEndedOn");
  const answerBy = await field("answerBy");
  expect([await field("state"), /^\d\d-\d\d-2026$/u.test(ended ?? "")]).toEqual(["RECEIVED", true]);
  const [receipt] = mailsWith(customer, `odpowiemy na ten adres do ${answerBy}.`);
  expect(receipt).toContain(`termin na odstąpienie minął ${ended}. Do czasu odpowiedzi umowa trwa bez zmian.`);
  await customer.moveClock(4 * DAY_MS);
  expect([await field("state"), await field("rightEndedOn"), await field("answerBy")]).toEqual([
    "REJECTED",
    ended,
    undefined,
  ]);
  expect(await field("answeredOn")).toMatch(/-2026$/u);
});

test.each([
  ["in time", "m.brzezinska", ofBrzezinska("2026/117020"), "Potwierdzenie odstąpienia od umowy"],
  [
    "too late",
    "oferty.sroka",
    statementOf("Agnieszka Sroka", "2026/110001", "agnieszka.sroka@poczta.example"),
    "Potwierdzenie otrzymania oświadczenia o odstąpieniu",
  ],
  [
    "with an unknown number",
    "oferty.sroka",
    statementOf("Agnieszka Sroka", "xyz", "agnieszka.sroka@poczta.example"),
    "Potwierdzenie otrzymania oświadczenia o odstąpieniu",
  ],
] as const)("(part of WITHDRAW-30) names the document of a statement %s", async (when, login, statement, name) => {
  const customer = await openAs(login, `named-${when.replaceAll(" ", "-")}`);
  await customer.call("withdrawFromContract", statement);
  const path = "e:documents/e:item[e:number='OD/2026/00001']/e:name";
  expect(await customer.readAll("getDocuments", path)).toEqual([name]);
  await customer.moveClock(4 * DAY_MS);
  expect(await customer.readAll("getDocuments", path)).toEqual([name]);
});

test("[WITHDRAW-31] asks for the right number when a statement fits no contract", async () => {
  const customer = await openAs("oferty.sroka", "unknown-number");
  await customer.call("withdrawFromContract", statementOf("Agnieszka Sroka", "xyz", "agnieszka.sroka@poczta.example"));
  await customer.moveClock(4 * DAY_MS);
  expect(await customer.read("getWithdrawals", "e:withdrawals/e:item/e:unknownNumber")).toBe("true");
  const [answer] = mailsWith(customer, "Odpowiedź na oświadczenie");
  expect(answer).toContain("Numer jest w umowie i w e-mailu z potwierdzeniem zamówienia.");
  expect(answer).not.toMatch(/trwa bez zmian|wypowiedzieć/u);
});

test.each([
  ["SUB/4127830/001", "Małgorzata Brzezińska-Kowalczyk", "malgorzata.brzezinska-kowalczyk@poczta.example"],
  ["ABO/0412783/26", "Małgorzata Brzezińska-Kowalczyk", "malgorzata.brzezinska-kowalczyk@poczta.example"],
])("[WITHDRAW-60] accepts %s from a guest although nobody has logged in", async (number, name, email) => {
  const guest = new EffectCustomer(sandbox.url(), sandbox.tenant(`guest-${number.slice(0, 3)}`), "none");
  await sendAsGuest(guest, statementOf(name, number, email));
  const [receipt] = mailsWith(guest, "Potwierdzenie otrzymania oświadczenia");
  expect(receipt).toContain("Odstąpienie dotyczy");
  guest.tenant.setClockOffset(guest.tenant.offsetMs + 4 * DAY_MS);
  answerDueWithdrawals(guest.tenant);
  expect(mailsWith(guest, "Odpowiedź na oświadczenie")).toEqual([]);
});

test("(part of WITHDRAW-60) finds a guest's contract in data that came after the statement", async () => {
  const guest = new EffectCustomer(sandbox.url(), sandbox.tenant("guest-before-data"), "none");
  const { db } = guest.tenant;
  insertWithdrawal(db, "2026", {
    account: undefined,
    name: "Małgorzata Brzezińska-Kowalczyk",
    contractNumber: "ABO/0412783/26",
    email: "malgorzata.brzezinska-kowalczyk@poczta.example",
    receivedAt: guest.tenant.now(),
  });
  guest.tenant.setClockOffset(guest.tenant.offsetMs + 4 * DAY_MS);
  answerDueWithdrawals(guest.tenant);
  expect(mailsWith(guest, "Odpowiedź na oświadczenie")).toEqual([]);
});

test("(part of WITHDRAW-60) knows a guest by the name of the customer of one of several accounts", () => {
  const { tenant } = new EffectCustomer(sandbox.url(), sandbox.tenant("guest-of-several"), "none");
  tenant.ensureAllSeeded();
  const statement = { account: undefined, name: "Katarzyna Lis", email: "katarzyna.lis@poczta.example" };
  const accounts = accountsOfStatement(tenant.db, { ...statement, contractNumber: "", receivedAt: tenant.now() });
  expect(accounts).toEqual(expect.arrayContaining(["5600321"]));
});
