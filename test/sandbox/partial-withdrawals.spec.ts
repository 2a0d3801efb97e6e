import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const [PHONE, TELEVISION] = ["MOB/5900217/121002", "ABO/5900217/121002"];
const ORDER = "e:offers/e:item[e:processNumber='2026/121002']";

const SMART_LINE = '{"name": "Telewizja Smart", "package": null, "category": "tv_smart"}';
const PHONE_LINE = '{"name": "Rozmowy Krajowe", "package": null, "category": "phone"}';

/** Orders a phone and the services of further lines, which have contracts of their own, from 19-11-2026 on. */
async function withContracts(name: string, lines: readonly string[]): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), "oferty.sroka");
  await customer.openSession();
  await customer.call("registerTemporaryMarketingConsent", "<offerId>121002</offerId>");
  customer.changeRows(
    `UPDATE offer SET data = json_insert(data, '$.fulfilment', 'COURIER'${lines
      .map((line) => `, '$.products[#]', json_patch(json_extract(data, '$.products[0]'), '${line}')`)
      .join("")}) WHERE offer_id = '121002'`,
  );
  await customer.call("respondToSaleOffer", "<offerId>121002</offerId><answer>1</answer><earlyStart>true</earlyStart>");
  return customer;
}

const withTwoContracts = (name: string): Promise<EffectCustomer> => withContracts(name, [SMART_LINE]);

const withdraw = (customer: EffectCustomer, number: string): Promise<unknown> =>
  customer.call(
    "withdrawFromContract",
    `<name>Agnieszka Sroka</name><contractNumber>${number}</contractNumber><email>agnieszka.sroka@poczta.example</email>`,
  );

const productOf = (customer: EffectCustomer, number: string, field: string) =>
  customer.readAll("getClientData", `e:products/e:item[e:contractNumber='${number}']/e:${field}`);

test("[WITHDRAW-16] ends only the contract that a statement names, then the other one", async () => {
  const customer = await withTwoContracts("one-of-two");
  const named = await customer.readAll("getSalesOfferHistory", `${ORDER}/e:equipment/e:item`);
  await customer.moveClock(5 * DAY_MS);
  expect(named).toEqual(["karta SIM (Bez Limitu 120 GB)"]);
  expect(await productOf(customer, PHONE, "orderNumber")).toEqual(["2026/121002"]);
  await withdraw(customer, PHONE);
  expect(await productOf(customer, PHONE, "name")).toEqual([]);
  expect(await productOf(customer, TELEVISION, "status")).toEqual(["ACTIVE"]);
  expect(await productOf(customer, TELEVISION, "withdrawnOn")).toEqual([]);
  const history = await customer.call("getSalesOfferHistory");
  expect(history.all(`${ORDER}/e:withdrawnOn`)).toEqual([]);
  expect(history.all(`${ORDER}/e:products/e:item[e:withdrawnOn='21-11-2026']/e:name`)).toEqual(["Bez Limitu 120 GB"]);
  await withdraw(customer, TELEVISION);
  expect(await customer.readAll("getWithdrawals", "e:withdrawals/e:item/e:usedDaysCost")).toEqual(["4.90", "4.90"]);
  expect(await productOf(customer, TELEVISION, "withdrawnOn")).toEqual(["21-11-2026"]);
  expect(await customer.read("getSalesOfferHistory", `${ORDER}/e:withdrawnOn`)).toBe("21-11-2026");
  const covered = outboxOf(customer.tenant.db).flatMap(
    ({ text }) => /Odstąpienie dotyczy: [^.]*\./u.exec(text)?.[0] ?? [],
  );
  expect(covered.toSorted()).toEqual([
    "Odstąpienie dotyczy: Bez Limitu 120 GB.",
    "Odstąpienie dotyczy: Telewizja Smart.",
  ]);
}, 60_000);

test("(part of WITHDRAW-09) names each SIM card to send back, also two of one tariff", async () => {
  const customer = await withContracts("two-cards", ['{"name": "Bez Limitu 120 GB"}']);
  const cards = ["karta SIM (Bez Limitu 120 GB)", "karta SIM (Bez Limitu 120 GB)"];
  expect(await customer.readAll("getSalesOfferHistory", `${ORDER}/e:equipment/e:item`)).toEqual(cards);
  await customer.moveClock(5 * DAY_MS);
  await withdraw(customer, "2026/121002");
  const returned = "e:withdrawals/e:item/e:returnedEquipment/e:item";
  expect(await customer.readAll("getWithdrawals", returned)).toEqual(cards);
}, 60_000);

test("(part of WITHDRAW-16) names the day of each contract that has ended", async () => {
  const customer = await withContracts("three", [SMART_LINE, PHONE_LINE]);
  await customer.moveClock(DAY_MS);
  await withdraw(customer, PHONE);
  await customer.moveClock(3 * DAY_MS);
  await withdraw(customer, TELEVISION);
  const line = (name: string, field: string) =>
    customer.readAll("getSalesOfferHistory", `${ORDER}/e:products/e:item[e:name='${name}']/e:${field}`);
  expect(await line("Bez Limitu 120 GB", "withdrawnOn")).toEqual(["17-11-2026"]);
  expect(await line("Telewizja Smart", "withdrawnOn")).toEqual(["20-11-2026"]);
  expect(await line("Rozmowy Krajowe", "withdrawnOn")).toEqual([]);
}, 60_000);

test("(part of WITHDRAW-16) starts the contract that is left, and ends it by the order", async () => {
  const customer = await withTwoContracts("left-of-two");
  await withdraw(customer, PHONE);
  await customer.moveClock(5 * DAY_MS);
  expect(await productOf(customer, PHONE, "name")).toEqual([]);
  expect(await productOf(customer, TELEVISION, "name")).toEqual(["Telewizja Smart"]);
  await withdraw(customer, "2026/121002");
  await withdraw(customer, "2026/121002");
  const path = "e:withdrawals/e:item[e:number='OD/2026/00002']/e:withdrawnServices/e:item";
  expect(await customer.readAll("getWithdrawals", path)).toEqual(["Telewizja Smart"]);
  expect(await customer.readAll("getWithdrawals", "e:withdrawals/e:item/e:state")).toEqual(["ACCEPTED", "ACCEPTED"]);
}, 60_000);
