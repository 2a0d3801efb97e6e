import { expect, test } from "vitest";
import { creditAccount } from "#sandbox/contexts/credit-account.ts";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const BANK_ACCOUNT = "61109010140000071219812874";
const ANSWERS = {
  subject: "BILL",
  service: "Internet",
  from: "01-11-2026",
  text: "Kwota na fakturze jest za wysoka.",
  claim: "AMOUNT",
  payout: "INVOICE",
  answer: "EMAIL",
};

async function openCustomer(login: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(`corrected-${login.replace(".", "-")}`), login);
  await customer.openSession();
  return customer;
}

/** Sends a complaint. Returns its number. */
async function complain(customer: EffectCustomer, answers: Readonly<Record<string, string>>): Promise<string> {
  const items = Object.entries({ ...ANSWERS, ...answers }).map(
    ([name, value]) => `<item><name>${name}</name><value>${value}</value></item>`,
  );
  const fields = `<formId>COMPLAINT</formId><answers>${items.join("")}</answers><files/>`;
  return (await customer.read("registerContactFormSubmission", "e:number", fields)) ?? "";
}

/** Reads the answer of the operator to a complaint, with ordinary spaces. */
async function answerTo(customer: EffectCustomer, number: string): Promise<string> {
  const path = `e:submissions/e:item[e:number='${number}']/e:entries/e:item[e:side='PROVIDER']/e:text`;
  return ((await customer.read("getContactFormSubmissions", path)) ?? "").replaceAll("\u00a0", " ");
}

const entryField = (customer: EffectCustomer, number: string, field: string): Promise<string | undefined> =>
  customer.read("getClientFinancialEntries", `e:entries/e:item[e:number='${number}']/e:${field}`);

async function detailsOf(customer: EffectCustomer, number: string) {
  const entryId = (await entryField(customer, number, "entryId")) ?? "";
  return customer.call("getInvoiceDetails", `<entryId>${entryId}</entryId>`);
}

test("[FIN-97] corrects the interest note that a complaint names, without VAT, and settles it", async () => {
  const customer = await openCustomer("zalegly.wrona");
  const owed = Number(await customer.read("getClientData", "e:client/e:currentBalance"));
  const note = "NO/5417806/11/26";
  const due = (await entryField(customer, note, "unpaidAmount")) ?? "";
  const number = await complain(customer, { invoice: note, amount: due });
  await customer.moveClock(32 * DAY_MS);
  const correction = "NK/5417806/12/26";
  const details = await detailsOf(customer, correction);
  expect(details.one("e:corrects/e:number")).toBe(note);
  expect(details.all("e:items/e:item/e:vatRate")).toEqual(["np."]);
  expect([details.one("e:vat"), details.one("e:gross")]).toEqual(["0.00", `-${due}`]);
  expect((await detailsOf(customer, note)).all("e:corrections/e:item/e:number")).toEqual([correction]);
  expect(await entryField(customer, note, "unpaidAmount")).toBe("0.00");
  const invoice = Number(await entryField(customer, "FV/5417806/12/26", "amount"));
  const balance = Number(await customer.read("getClientData", "e:client/e:currentBalance"));
  expect(balance).toBeCloseTo(owed + Number(due) - invoice, 2);
  const sum = due.replace(".", ",");
  expect(await answerTo(customer, number)).toContain(
    `${correction} na kwotę ${sum} zł, jest w dziale Faktury. Mniej do zapłaty: ${note} o ${sum} zł. Nie musisz nic robić.`,
  );
});

test("(part of FIN-97) corrects the invoice of the period when a complaint names none", async () => {
  const customer = await openCustomer("isobar.wilga");
  await customer.moveClock(60 * DAY_MS);
  await complain(customer, { subject: "QUALITY", from: "05-11-2026", to: "09-11-2026", amount: "10.00" });
  await customer.moveClock(35 * DAY_MS);
  const november = "e:entries/e:item[e:kind='invoice' and e:period='2026-11']/e:number";
  const number = (await customer.read("getClientFinancialEntries", november)) ?? "";
  expect((await detailsOf(customer, number)).all("e:corrections/e:item/e:gross")).toEqual(["-10.00"]);
});

test("[FIN-98] settles a note instead of a transfer, and then other debts, after the end of the contract", async () => {
  const customer = await openCustomer("windykacja.sowa");
  const form = "e:forms/e:item[e:formId='COMPLAINT']/e:fields/e:item[e:name='payout']/e:options/e:item/e:label";
  expect(await customer.readAll("getContactFormDefinition", form)).toEqual([
    "Odliczyć od kwoty do zapłaty",
    "Przelewem na konto",
  ]);
  const note = "NO/5420093/10/26";
  const due = (await entryField(customer, note, "unpaidAmount")) ?? "";
  const byTransfer = await complain(customer, { invoice: note, amount: due, payout: "ACCOUNT", account: BANK_ACCOUNT });
  const deducted = await complain(customer, { invoice: note, amount: "1000.00" });
  const paidOut = await complain(customer, {
    invoice: note,
    amount: "20.00",
    payout: "ACCOUNT",
    account: BANK_ACCOUNT,
  });
  await customer.moveClock(40 * DAY_MS);
  expect(await answerTo(customer, byTransfer)).toContain(
    `Mniej do zapłaty: ${note} o ${due.replace(".", ",")} zł. Nic już nie zostało na przelew. Nie musisz nic robić.`,
  );
  const unpaid = await customer.readAll("getClientFinancialEntries", "e:entries/e:item/e:unpaidAmount[. > 0]");
  expect(unpaid).toEqual([]);
  const left = await customer.read("getClientData", "e:client/e:currentBalance");
  expect(await answerTo(customer, deducted)).toMatch(
    /Mniej do zapłaty: FV\/5420093\/05\/26 o 88,00 zł, .*Twoje umowy się skończyły, więc reszta \([\d ]+,\d\d zł\) jest nadpłatą\. Jej wypłatę na swoje konto zlecisz w dziale Faktury\.$/u,
  );
  expect(await answerTo(customer, deducted)).toContain(`(${left?.replace(".", ",") ?? ""} zł)`);
  expect(await answerTo(customer, deducted)).not.toContain("następne faktury");
  expect(await answerTo(customer, paidOut)).toContain("Pieniądze wyślemy przelewem na konto …2874");
  expect(await customer.readAll("getOverpaymentPayouts", "e:payouts/e:item/e:amount")).toEqual(["20.00"]);
  await customer.moveClock(DAY_MS);
  // Nothing is due any more, and no invoice follows.
  expect(await customer.readAll("getContactFormDefinition", form)).toEqual(["Przelewem na konto"]);
});

test("[REQ-92] says in receipt, thread and e-mail that the answer to a complaint goes by letter", async () => {
  const customer = await openCustomer("m.brzezinska");
  const number = await complain(customer, { amount: "10.00", invoice: "FV/4127830/11/26", answer: "LETTER" });
  const mails = () => outboxOf(customer.tenant.db).map(({ text }) => text);
  expect(mails()[0]).toMatch(/Odpowiemy do \d\d-\d\d-\d{4} listem na adres ul\. .+, Gdańsk\. Jeśli/u);
  await customer.moveClock(32 * DAY_MS);
  expect(await answerTo(customer, number)).toMatch(/\nTę odpowiedź wysłaliśmy też listem na adres ul\. .+\.$/u);
  expect(mails().join("\n")).toMatch(
    new RegExp(`zgłoszenie ${number}\\. Wysłaliśmy ją listem na adres ul\\. .+ Przeczytasz ją też w portalu`, "u"),
  );
});

test("(part of FIN-98) restores services after a correction has settled all arrears", async () => {
  const customer = await openCustomer("zalegly.wrona");
  await complain(customer, { invoice: "FV/5417806/11/26", amount: "900.00" });
  await customer.moveClock(32 * DAY_MS);
  await customer.call("getClientData");
  expect(await customer.read("getClientData", "e:client/e:blockade/e:type")).toBeUndefined();
  const bodies = await customer.readAll("getClientMessages", "e:messages/e:item/e:body");
  expect(bodies).toContainEqual(expect.stringContaining("Nie masz już zaległości, więc przywróciliśmy usługi"));
});

test.each([
  { choice: "confirm", balance: "-173.71" },
  { choice: "reject", balance: "-223.70" },
] as const)(
  "(part of FIN-98) keeps the money of a payment of a corrected entry: $choice",
  async ({ choice, balance }) => {
    const customer = await openCustomer("m.brzezinska");
    const [account, entryId] = ["4127830", "4127830000002"];
    const fields = `<entryIds><item>${entryId}</item></entryIds><amount>49.99</amount><returnPage>invoice</returnPage>`;
    const payment = (await customer.read("startPayment", "e:paymentId", fields)) ?? "";
    creditAccount(customer.tenant.db, account, { amount: 4_999, entryId, settlesOthers: false });
    await customer.decideAtBank(payment, choice);
    expect(await customer.read("getClientData", "e:client/e:currentBalance")).toBe(balance);
    const unpaid = await customer.readAll("getClientFinancialEntries", "e:entries/e:item/e:unpaidAmount");
    expect(unpaid.reduce((sum, amount) => sum + Number(amount), 0)).toBeCloseTo(-Number(balance), 2);
    const status = `e:entries/e:item[e:entryId='${entryId}']/e:status`;
    expect(await customer.read("getClientFinancialEntries", status)).toBe(choice === "confirm" ? "5" : "1");
  },
);
