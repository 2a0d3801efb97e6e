import { expect, test } from "vitest";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const ANSWERS = {
  subject: "QUALITY",
  service: "5900217-01",
  from: "01-11-2026",
  text: "Internet rozłącza się co kilka minut.",
  claim: "AMOUNT",
  amount: "300.00",
  payout: "INVOICE",
  answer: "EMAIL",
};
const itemsOf = (answers: Readonly<Record<string, string>>): string =>
  Object.entries(answers)
    .map(([name, value]) => `<item><name>${name}</name><value>${value}</value></item>`)
    .join("");

async function openCustomer(tenant: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(tenant), "oferty.sroka");
  await customer.openSession();
  return customer;
}

/** Sends a complaint with these answers. Returns its number. */
async function complain(customer: EffectCustomer, answers: Readonly<Record<string, string>>): Promise<string> {
  const fields = `<formId>COMPLAINT</formId><answers>${itemsOf(answers)}</answers><files/>`;
  return (await customer.read("registerContactFormSubmission", "e:number", fields)) ?? "";
}

test("[FIN-29] pays invoices from an accepted claim, and answers a later message", async () => {
  const customer = await openCustomer("settled-claim");
  const number = await complain(customer, ANSWERS);
  expect(number).toMatch(/^ZG\//u);
  await customer.moveClock(31 * DAY_MS);
  const corrections = "e:entries/e:item[e:kind='correction']/e:amount";
  expect(await customer.readAll("getClientFinancialEntries", corrections)).toEqual(["-300.00"]);
  const corrected = "e:entries/e:item[e:entryId=../e:item/e:correctedEntryId]/e:kind";
  expect(await customer.readAll("getClientFinancialEntries", corrected)).toEqual(["invoice"]);
  expect(await customer.read("getClientData", "e:client/e:currentBalance")).toBe("166.01");
  await customer.call(
    "addSupportRequestMessage",
    `<number>${number}</number><text>Kiedy to odliczycie?</text><files/>`,
  );
  await customer.moveClock(30 * DAY_MS);
  const january = "e:entries/e:item[e:kind='invoice' and e:entryDate='12-01-2027']/e:unpaidAmount";
  expect(await customer.read("getClientFinancialEntries", january)).toBe("0.00");
  const answers = `e:submissions/e:item[e:number='${number}']/e:entries/e:item[e:side='PROVIDER']/e:outcome`;
  expect(await customer.readAll("getContactFormSubmissions", answers)).toEqual(["ACCEPTED", "ACCEPTED"]);
});

test("[FIN-30] [FIN-95] pays an accepted claim to a bank account: entries, balance, message and thread agree", async () => {
  const customer = await openCustomer("paid-out-claim");
  const balance = () => customer.read("getClientData", "e:client/e:currentBalance");
  const payouts = (field: string) => customer.readAll("getOverpaymentPayouts", `e:payouts/e:item/e:${field}`);
  expect(await balance()).toBe("0.00");
  const answers = { ...ANSWERS, payout: "ACCOUNT", account: "61109010140000071219812874" };
  const number = await complain(customer, answers);
  // The complaint is accepted on the day after the last one for an answer, and paid out a day later.
  await customer.moveClock(33 * DAY_MS);
  expect([await payouts("amount"), await payouts("accountEnd")]).toEqual([["300.00"], ["2874"]]);
  expect(await payouts("state")).toEqual(["sent"]);
  const sum = (kind: string) =>
    customer.readAll("getClientFinancialEntries", `e:entries/e:item[e:kind='${kind}']/e:amount`);
  expect([await sum("correction"), await sum("payout")]).toEqual([["-300.00"], ["300.00"]]);
  // The invoice of December is unpaid: nothing is left of the claim.
  expect(await customer.readAll("getClientFinancialEntries", "e:entries/e:item/e:unpaidAmount[. > 0]")).toEqual([
    "133.99",
  ]);
  expect(await balance()).toBe("-133.99");
  const messages = await customer.readAll(
    "getClientMessages",
    `e:messages/e:item[e:title='Reklamacja ${number} jest uwzględniona']/e:body`,
  );
  expect(messages).toEqual([expect.stringMatching(/300,00\szł\. Pieniądze wyślemy przelewem na konto …2874/u)]);
  await customer.call("addSupportRequestMessage", `<number>${number}</number><text>Kiedy przelew?</text><files/>`);
  await customer.moveClock(5 * DAY_MS);
  const texts = `e:submissions/e:item[e:number='${number}']/e:entries/e:item[e:side='PROVIDER']/e:text`;
  expect(await customer.readAll("getContactFormSubmissions", texts)).toEqual([
    // Accepted by silence: the answer names the correction, and asks for no call.
    expect.stringMatching(/Wystawiliśmy korektę FK\S+ na kwotę 300,00\szł, .* Nie musisz nic robić\./u),
    expect.stringMatching(/Pieniądze wysłaliśmy .* przelewem na konto …2874/u),
  ]);
});

test("(part of VAL-91) refuses a complaint whose claim goes to an account of the operator", async () => {
  const customer = await openCustomer("claim-to-operator");
  const own = (await customer.read("getClientData", "e:client/e:bankAccountNumber")) ?? "";
  expect(own).toMatch(/^\d{26}$/u);
  expect(await complain(customer, { ...ANSWERS, payout: "ACCOUNT", account: own })).toBe("WRONG_ANSWERS");
});
