import { expect, test } from "vitest";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;

async function openCustomer(name: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), "oferty.sroka");
  await customer.openSession();
  return customer;
}

const withdraw = (customer: EffectCustomer, number: string): Promise<unknown> =>
  customer.call(
    "withdrawFromContract",
    `<name>Agnieszka Sroka</name><contractNumber>${number}</contractNumber><email>agnieszka.sroka@poczta.example</email>`,
  );

/** Returns the adjustments of the invoice of a day. */
async function adjustmentsOf(customer: EffectCustomer, day: string): Promise<readonly string[]> {
  const entry = `e:entries/e:item[e:kind='invoice' and e:entryDate='${day}']/e:entryId`;
  const entryId = await customer.read("getClientFinancialEntries", entry);
  const details = await customer.call("getInvoiceDetails", `<entryId>${entryId ?? ""}</entryId>`);
  const path = "e:items/e:item[e:kind='adjustment']";
  const amounts = details.all(`${path}/e:gross`);
  return details.all(`${path}/e:name`).map((name, index) => `${name}: ${amounts[index] ?? ""}`);
}

test("[WITHDRAW-15] bills the days used on the next invoice only, without the replaced tariff", async () => {
  const customer = await openCustomer("billed-days");
  await customer.call("registerTemporaryMarketingConsent", "<offerId>121002</offerId>");
  await customer.call("respondToSaleOffer", "<offerId>121002</offerId><answer>1</answer><earlyStart>true</earlyStart>");
  await customer.moveClock(5 * DAY_MS);
  // The order has begun on 19-11-2026.
  await customer.call("getClientData");
  await withdraw(customer, "2026/121002");
  await customer.moveClock(60 * DAY_MS);
  expect(await adjustmentsOf(customer, "12-12-2026")).toEqual([
    expect.stringMatching(/, 19-11-2026 – 21-11-2026, do dnia odstąpienia: 4\.90$/u),
    "Rozliczenie opłat po odstąpieniu: Oferta na telefon (Bez Limitu 120 GB), 19-11-2026 – 21-11-2026: -3.50",
  ]);
  expect(await adjustmentsOf(customer, "12-01-2027")).toEqual([]);
}, 60_000);

test("(part of WITHDRAW-15) corrects what an invoice has charged for days after the withdrawal", async () => {
  const customer = await openCustomer("charged-days");
  await customer.moveClock(18 * DAY_MS);
  await customer.call(
    "respondToSaleOffer",
    "<offerId>121001</offerId><activityId>ACT-121001</activityId><answer>1</answer>",
  );
  await customer.moveClock(11 * DAY_MS);
  // The order has begun on 09-12-2026, and the invoice of 12-12-2026 has charged it until the end of the month.
  await customer.call("getClientFinancialEntries");
  await withdraw(customer, "2026/121001");
  await customer.moveClock(30 * DAY_MS);
  // 69.00 for the former tariff from 16-12-2026 on instead of 69.00 for the ordered one from 09-12-2026 on.
  expect((await adjustmentsOf(customer, "12-01-2027")).join("\n")).toMatch(
    /^Rozliczenie opłat po odstąpieniu: .*Internet .*, 09-12-2026 – 15-12-2026: -15\.58$/mu,
  );
}, 60_000);
