import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const CORRECTION = "e:entries/e:item[e:kind='correction' and e:entryDate='15-12-2026']";
const STATEMENT = `<name>Agnieszka Sroka</name><contractNumber>2026/121001</contractNumber>
  <email>agnieszka.sroka@poczta.example</email>`;

const balanceOf = async (customer: EffectCustomer): Promise<number> =>
  Math.round(100 * Number(await customer.read("getClientData", "e:client/e:currentBalance")));

test("[WITHDRAW-18] gives fees on an invoice back by one correction, as balance, receipt and e-mail say", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("refunded-fees"), "oferty.sroka");
  await customer.openSession();
  await customer.moveClock(18 * DAY_MS);
  const answer = "<activityId>ACT-121001</activityId><answer>1</answer>";
  await customer.call("respondToSaleOffer", `<offerId>121001</offerId>${answer}`);
  await customer.moveClock(11 * DAY_MS);
  // The invoice of 12-12-2026 has charged the activation (49.00) and the router (99.00).
  const before = await balanceOf(customer);
  for (const _time of ["first", "second"]) await customer.call("withdrawFromContract", STATEMENT);
  expect((await balanceOf(customer)) - before).toBe(14_800);
  expect(await customer.readAll("getClientFinancialEntries", `${CORRECTION}/e:amount`)).toEqual(["-148.00"]);
  const entryId = await customer.read("getClientFinancialEntries", `${CORRECTION}/e:entryId`);
  const lines = await customer.call("getInvoiceDetails", `<entryId>${entryId ?? ""}</entryId>`);
  expect(lines.all("e:items/e:item/e:gross")).toEqual(["-49.00", "-99.00"]);
  const statements = await customer.call("getWithdrawals");
  expect(statements.all("e:withdrawals/e:item/e:refundedFees")).toEqual(["148.00"]);
  expect(statements.all("e:withdrawals/e:item/e:returnedEquipment/e:item")).toEqual(["Router WB-BE9300 z wifi 7"]);
  const [mail] = outboxOf(customer.tenant.db).filter(({ text }) =>
    text.includes("Potwierdzenie otrzymania oświadczenia"),
  );
  expect(mail?.text).toMatch(
    /Do 29-12-2026 odeślij na swój koszt, chyba że umowa mówi inaczej, ten sprzęt: Router WB-BE9300 z wifi 7\. Za niezwrócony [^.]*\. Opłaty jednorazowe, 148,00\szł,/u,
  );
  const owed = -(await balanceOf(customer));
  await customer.moveClock(30 * DAY_MS);
  const next = "e:entries/e:item[e:kind='invoice' and e:entryDate='12-01-2027']";
  const amount = Number(await customer.read("getClientFinancialEntries", `${next}/e:amount`));
  expect(-(await balanceOf(customer))).toBe(owed + Math.round(100 * amount));
}, 60_000);

test("(part of WITHDRAW-15) names the invoice that charges the days used", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("billed-in"), "oferty.sroka");
  await customer.openSession();
  await customer.call("registerTemporaryMarketingConsent", "<offerId>121002</offerId>");
  await customer.call("respondToSaleOffer", "<offerId>121002</offerId><answer>1</answer><earlyStart>true</earlyStart>");
  await customer.moveClock(5 * DAY_MS);
  await customer.call("withdrawFromContract", STATEMENT.replace("121001", "121002"));
  const billedIn = () => customer.read("getWithdrawals", "e:withdrawals/e:item/e:billedIn");
  expect(await billedIn()).toBe("2026-12");
  const mails = outboxOf(customer.tenant.db).map(({ text }) => text);
  expect(mails.join(" ")).toMatch(/zapłacisz 4,90\szł\. Doliczymy tę kwotę do faktury za grudzień 2026\./u);
  expect(mails.join(" ")).toContain("chyba że umowa mówi inaczej, ten sprzęt: karta SIM (Bez Limitu 120 GB).");
  await customer.moveClock(60 * DAY_MS);
  expect(await customer.read("getClientFinancialEntries", "e:entries/e:item[e:entryDate='12-12-2026']/e:period")).toBe(
    await billedIn(),
  );
}, 60_000);

test("(part of WITHDRAW-15) corrects an invoice when only charges to give back are left", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("credited-month"), "oferty.sroka");
  await customer.openSession();
  await customer.moveClock(18 * DAY_MS);
  const answer = "<activityId>ACT-121001</activityId><answer>1</answer>";
  await customer.call("respondToSaleOffer", `<offerId>121001</offerId>${answer}`);
  await customer.moveClock(11 * DAY_MS);
  // The invoice of 12-12-2026 has charged the new tariff until the end of the month.
  await customer.call("getClientFinancialEntries");
  await customer.call("withdrawFromContract", STATEMENT);
  customer.changeRows("UPDATE streaming_service SET state = 'INACTIVE' WHERE account_number = '5900217'");
  customer.changeRows(
    "UPDATE product SET data = json_set(data, '$.status', 'RESIGNED', '$.contractEnd', '2026-12-15')",
  );
  const before = await balanceOf(customer);
  await customer.moveClock(30 * DAY_MS);
  const january = "e:entries/e:item[e:entryDate='12-01-2027']";
  expect(await customer.readAll("getClientFinancialEntries", `${january}/e:kind`)).toEqual(["correction"]);
  const amount = await customer.read("getClientFinancialEntries", `${january}/e:amount`);
  expect((await balanceOf(customer)) - before).toBe(-Math.round(100 * Number(amount)));
}, 60_000);
