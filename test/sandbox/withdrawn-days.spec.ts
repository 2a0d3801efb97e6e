import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";
import { ServiceClient } from "./service-client.ts";
import { withdrawalPageText } from "./withdrawal-page-text.ts";

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

/** Reads the correction and the month of its invoice that the receipt names. */
const settledIn = async (customer: EffectCustomer): Promise<readonly (string | undefined)[]> => [
  await customer.read("getWithdrawals", "e:withdrawals/e:item/e:chargeCorrection"),
  await customer.read("getWithdrawals", "e:withdrawals/e:item/e:billedIn"),
];

const receiptOf = ({ tenant }: EffectCustomer): string =>
  outboxOf(tenant.db)
    .find(({ text }) => text.startsWith("Potwierdzenie otrzymania oświadczenia"))
    ?.text.replaceAll(/\s+/gu, " ") ?? "";

test("[WITHDRAW-15] bills the days used on the next invoice only, without the replaced tariff", async () => {
  const customer = await openCustomer("billed-days");
  await customer.call("registerTemporaryMarketingConsent", "<offerId>121002</offerId>");
  await customer.call("respondToSaleOffer", "<offerId>121002</offerId><answer>1</answer><earlyStart>true</earlyStart>");
  await customer.moveClock(5 * DAY_MS);
  // The order has begun on 19-11-2026.
  await customer.call("getClientData");
  await withdraw(customer, "2026/121002");
  expect(await settledIn(customer)).toEqual(["-3.50", "2026-12"]);
  expect(receiptOf(customer)).toContain(
    "zapłacisz 4,90 zł. Doliczymy tę kwotę do faktury za grudzień 2026. Za dni działania nowej usługi nie zapłacisz " +
      "za dotychczasową. Opłaty naliczone za dni działania usługi rozliczymy na fakturze za grudzień 2026: odejmiemy " +
      "3,50 zł. Od dnia po odstąpieniu rozliczymy poprzednią usługę na dotychczasowych warunkach.",
  );
  await customer.moveClock(60 * DAY_MS);
  expect(await adjustmentsOf(customer, "12-12-2026")).toEqual([
    expect.stringMatching(/, 19-11-2026 – 21-11-2026, do dnia odstąpienia: 4\.90$/u),
    "Rozliczenie opłat po odstąpieniu: Oferta na telefon (Bez Limitu 120 GB), 19-11-2026 – 21-11-2026: -3.50",
  ]);
  expect(await adjustmentsOf(customer, "12-01-2027")).toEqual([]);
  expect(await settledIn(customer), "the same after the invoice").toEqual(["-3.50", "2026-12"]);
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
  expect(await settledIn(customer)).toEqual(["-15.58", "2027-01"]);
  expect(receiptOf(customer)).toContain("za dni działania nowej usługi nic nie zapłacisz.");
  expect(receiptOf(customer)).toContain("na fakturze za styczeń 2027: odejmiemy 15,58 zł.");
  await customer.moveClock(30 * DAY_MS);
  // 69.00 for the former tariff from 16-12-2026 on instead of 69.00 for the ordered one from 09-12-2026 on.
  expect((await adjustmentsOf(customer, "12-01-2027")).join("\n")).toMatch(
    /^Rozliczenie opłat po odstąpieniu: .*Internet .*, 09-12-2026 – 15-12-2026: -15\.58$/mu,
  );
}, 60_000);

test("(part of WITHDRAW-15) names to a guest what a not yet applied order has replaced", async () => {
  const customer = await openCustomer("guest-days");
  await customer.call(
    "respondToSaleOffer",
    "<offerId>121001</offerId><activityId>ACT-121001</activityId><answer>1</answer>",
  );
  customer.tenant.setClockOffset(customer.tenant.offsetMs + 10 * DAY_MS);
  const guest = new ServiceClient(customer.url, customer.tenant.name, "");
  const statement =
    `<intentId>${randomUUID()}</intentId><name>Agnieszka Sroka</name><contractNumber>2026/121001</contractNumber>` +
    "<email>agnieszka.sroka@poczta.example</email>";
  await guest.raw("withdrawFromContract", guest.envelope("withdrawFromContract", statement, ""));
  expect(receiptOf(customer)).toContain("Na dotychczasowych warunkach masz dalej: Internet światłowodowy 1 Gb/s.");
  expect(receiptOf(customer)).toContain("na fakturze za grudzień 2026: odejmiemy");
}, 60_000);

test("(part of WITHDRAW-15) names a correction instead of an invoice when no service is left", async () => {
  const customer = await openCustomer("credited-days");
  await customer.call("getClientData");
  customer.changeRows(
    "UPDATE offer SET data = json_set(data, '$.addsService', json('true')) WHERE offer_id = '121001'",
  );
  await customer.moveClock(18 * DAY_MS);
  await customer.call(
    "respondToSaleOffer",
    "<offerId>121001</offerId><activityId>ACT-121001</activityId><answer>1</answer>",
  );
  await customer.moveClock(11 * DAY_MS);
  await customer.call("getClientFinancialEntries");
  customer.changeRows(
    `UPDATE product SET data = json_set(data, '$.status', 'TERMINATED', '$.contractEnd', '2026-11-30')
     WHERE account_number = '5900217' AND data ->> '$.name' <> 'Internet światłowodowy 2 Gb/s'`,
  );
  customer.changeRows("UPDATE streaming_service SET state = 'INACTIVE' WHERE account_number = '5900217'");
  await withdraw(customer, "2026/121001");
  for (const text of [receiptOf(customer), await withdrawalPageText(customer)]) {
    expect(text).toContain("Za dni działania usługi nic nie zapłacisz.");
    expect(text).toContain(
      "Następnej faktury nie będzie: opłaty naliczone za dni działania usługi rozliczymy korektą ostatniej. " +
        "Wystawimy ją 12-01-2027 i oddamy 51,19 zł.",
    );
    expect(text).not.toMatch(/na fakturze za|na następnej fakturze/u);
  }
  expect(await settledIn(customer)).toEqual(["-51.19", undefined]);
  const endPhone = (day: string) =>
    customer.changeRows(
      "UPDATE product SET data = json_set(data, '$.contractEnd', ?) WHERE data ->> '$.productId' = '5900217-02'",
      day,
    );
  endPhone("2026-12-14");
  expect(await settledIn(customer), "with another charge").toEqual(["-51.19", "2027-01"]);
  endPhone("2026-11-30");
  await customer.moveClock(30 * DAY_MS);
  const entries = await customer.call("getClientFinancialEntries");
  const ofDay = "e:entries/e:item[e:entryDate='12-01-2027']";
  expect([entries.all(`${ofDay}/e:kind`), entries.all(`${ofDay}/e:amount`)]).toEqual([["correction"], ["-51.19"]]);
}, 60_000);
