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

test("[FIN-29] pays invoices from an accepted claim, and answers a later message", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("settled-claim"), "oferty.sroka");
  await customer.openSession();
  const fields = `<formId>COMPLAINT</formId><answers>${itemsOf(ANSWERS)}</answers><files/>`;
  const number = (await customer.read("registerContactFormSubmission", "e:number", fields)) ?? "";
  expect(number).toMatch(/^ZG\//u);
  await customer.moveClock(31 * DAY_MS);
  const corrections = "e:entries/e:item[e:kind='correction']/e:amount";
  expect(await customer.readAll("getClientFinancialEntries", corrections)).toEqual(["-300.00"]);
  expect(await customer.read("getClientData", "e:client/e:currentBalance")).toBe("166.01");
  await customer.call(
    "addSupportRequestMessage",
    `<number>${number}</number><text>Kiedy to odliczycie?</text><files/>`,
  );
  await customer.moveClock(30 * DAY_MS);
  const january = "e:entries/e:item[e:kind='invoice' and e:entryDate='12-01-2027']/e:unpaidAmount";
  expect(await customer.read("getClientFinancialEntries", january)).toBe("0.00");
  const answers = `e:submissions/e:item[e:number='${number}']/e:entries/e:item[e:side='OPERATOR']/e:outcome`;
  expect(await customer.readAll("getContactFormSubmissions", answers)).toEqual(["ACCEPTED"]);
});
