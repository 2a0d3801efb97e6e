import { expect, test } from "vitest";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const BRZEZINSKA = ["Małgorzata Brzezińska-Kowalczyk", "malgorzata.brzezinska-kowalczyk@poczta.example"] as const;
const SROKA = ["Agnieszka Sroka", "agnieszka.sroka@poczta.example"] as const;

const withdraw = (
  customer: EffectCustomer,
  [name, email]: readonly [string, string],
  contractNumber: string,
): Promise<unknown> =>
  customer.call(
    "withdrawFromContract",
    `<name>${name}</name><contractNumber>${contractNumber}</contractNumber><email>${email}</email>`,
  );

async function openCustomer(tenant: string, login: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(tenant), login);
  await customer.openSession();
  return customer;
}

/** Returns the first and the last day of the contract and of its summary; an empty text for no day. */
async function daysOf(customer: EffectCustomer, contractNumber: string): Promise<readonly string[]> {
  const documents = await customer.call("getDocuments");
  return ["CONTRACT", "CONTRACT_SUMMARY"].map((kind) => {
    const path = `e:documents/e:item[e:kind='${kind}' and e:contractNumber='${contractNumber}']`;
    return `${documents.one(`${path}/e:validFrom`) ?? ""} ${documents.one(`${path}/e:validTo`) ?? ""}`;
  });
}

test("[DOC-37] ends contract and summary on the day of a withdrawal, also if they were listed before", async () => {
  const customer = await openCustomer("ended-withdrawn", "m.brzezinska");
  expect(await daysOf(customer, "ABO/0412783/26")).toEqual(["07-11-2026 ", "07-11-2026 "]);
  await withdraw(customer, BRZEZINSKA, "ABO/0412783/26");
  expect(await daysOf(customer, "ABO/0412783/26")).toEqual(["07-11-2026 16-11-2026", "07-11-2026 16-11-2026"]);
}, 60_000);

test("(part of DOC-37) ends the contract of an ordered tariff with a withdrawal", async () => {
  const customer = await openCustomer("ended-tariff", "oferty.sroka");
  await customer.call("registerTemporaryMarketingConsent", "<offerId>121002</offerId>");
  await customer.call("respondToSaleOffer", "<offerId>121002</offerId><answer>1</answer><earlyStart>true</earlyStart>");
  await customer.moveClock(5 * DAY_MS);
  const ordered = "MOB/5900217/121002";
  expect(await daysOf(customer, ordered)).toEqual(["16-11-2026 ", "16-11-2026 "]);
  await withdraw(customer, SROKA, ordered);
  expect(await daysOf(customer, ordered)).toEqual(["16-11-2026 21-11-2026", "16-11-2026 21-11-2026"]);
}, 60_000);

test("(part of DOC-37) ends documents with a terminated contract until it is revoked", async () => {
  const customer = await openCustomer("ended-terminated", "m.brzezinska");
  const number = "MOB/0412784/25";
  const [before] = await daysOf(customer, number);
  const terminationId = await customer.read(
    "terminateContract",
    "e:termination/e:terminationId",
    `<contractNumber>${number}</contractNumber><endsOn>16-12-2026</endsOn><cost>0.00</cost>`,
  );
  expect(await daysOf(customer, number)).toEqual([`${before ?? ""}16-12-2026`, `${before ?? ""}16-12-2026`]);
  await customer.call("revokeTermination", `<terminationId>${terminationId ?? ""}</terminationId>`);
  expect(await daysOf(customer, number)).toEqual([before, before]);
}, 60_000);

test("(part of DOC-37) ends documents with the day on which the number moves away", async () => {
  const customer = await openCustomer("ended-moved", "m.brzezinska");
  const number = "MOB/0412783/26";
  await daysOf(customer, number);
  customer.changeRows(
    "UPDATE contract_terms SET data = json_set(data, '$.portingOn', '2026-11-20') WHERE contract_number = ?",
    number,
  );
  expect((await daysOf(customer, number)).map((days) => days.split(" ")[1])).toEqual(["20-11-2026", "20-11-2026"]);
}, 60_000);

test("(part of DOC-37) ends the contract of an order withdrawn from before its start", async () => {
  const customer = await openCustomer("ended-not-begun", "oferty.sroka");
  await customer.call("registerTemporaryMarketingConsent", "<offerId>121002</offerId>");
  await customer.call("respondToSaleOffer", "<offerId>121002</offerId><answer>1</answer>");
  await withdraw(customer, SROKA, "2026/121002");
  const days = "16-11-2026 16-11-2026";
  expect(await daysOf(customer, "MOB/5900217/121002")).toEqual([days, days]);
}, 60_000);
