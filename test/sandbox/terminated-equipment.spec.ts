import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { terminationDrafts } from "#sandbox/pages/termination-drafts.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { readPdf } from "./read-pdf.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const plain = (text: string): string => text.replaceAll(/[\s\u00a0\u2060]+/gu, " ");

/** Opens a customer; on Monday, 16-11-2026. */
async function openCustomer(name: string, login: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), login);
  await customer.openSession();
  return customer;
}

const terminate = (customer: EffectCustomer, number: string, endsOn: string, cost = "0.00"): Promise<unknown> =>
  customer.call(
    "terminateContract",
    `<contractNumber>${number}</contractNumber><endsOn>${endsOn}</endsOn><cost>${cost}</cost>`,
  );

const namesOf = (customer: EffectCustomer, list: "contracts" | "terminations", number: string) =>
  customer.readAll("getTerminations", `e:${list}/e:item[e:contractNumber='${number}']/e:equipment/e:item/e:name`);

/** Returns the texts of the e-mail and of the document about a termination. */
async function receiptsOf(customer: EffectCustomer, account: string): Promise<readonly string[]> {
  const mail = outboxOf(customer.tenant.db).find(({ text }) => text.startsWith("Przyjęliśmy wypowiedzenie"));
  const [receipt] = terminationDrafts(customer.tenant, account);
  const file = await readPdf((await receipt?.create()) ?? new Uint8Array());
  return [mail?.text ?? "", file.text].map(plain);
}

test("(part of TERM-31) names devices, charges and place after the end of a contract", async () => {
  const customer = await openCustomer("ended-equipment", "zalegly.wrona");
  const number = "ABO/5417806/1";
  await terminate(customer, number, "16-12-2026");
  await customer.moveClock(60 * DAY_MS);
  expect(await namesOf(customer, "contracts", number)).toEqual([]);
  expect(await namesOf(customer, "terminations", number)).toEqual(["Router WB-AX5400", "Dekoder HD WB-310"]);
  const item = `e:terminations/e:item[e:contractNumber='${number}']`;
  const charges = `${item}/e:equipment/e:item/e:unreturnedCharge`;
  expect(await customer.readAll("getTerminations", charges)).toEqual(["250.00", "180.00"]);
  expect(await customer.readAll("getTerminations", `${item}/e:equipmentReturnBy`)).toEqual(["30-12-2026"]);
  expect(await customer.readAll("getTerminations", `${item}/e:returnTo`)).toEqual([
    "Salon Główne Miasto, ul. Długa 41/42, 80-831 Gdańsk",
  ]);
}, 60_000);

test("(part of TERM-31) moves devices with the services that an order has changed", async () => {
  const customer = await openCustomer("moved-equipment", "m.brzezinska");
  const [former, ordered] = ["ABO/0412783/25", "ABO/4127830/118402"];
  const decoders = ["Dekoder 4K WB-510", "Dekoder 4K WB-510 (drugi pokój)"];
  expect(await namesOf(customer, "contracts", former)).toEqual(["Router WB-AX5400", ...decoders]);
  await customer.call(
    "respondToSaleOffer",
    "<offerId>118402</offerId><activityId>ACT-118402</activityId><answer>1</answer>",
  );
  await customer.moveClock(10 * DAY_MS);
  const router = "Router WB-BE9300 z wifi 7";
  expect((await namesOf(customer, "contracts", ordered)).toSorted()).toEqual([...decoders, router]);
  expect(await namesOf(customer, "contracts", former)).toEqual([]);
  const hardware = `e:products/e:item[e:contractNumber='${ordered}']/e:hardware/e:item/e:model`;
  expect((await customer.readAll("getClientData", hardware)).toSorted()).toEqual([decoders[0], decoders[0], router]);
  expect(await customer.readAll("getWifiHardware", "e:devices/e:item/e:deviceType")).toContain(
    "router WB-BE9300 z wifi 7",
  );
  await customer.call(
    "withdrawFromContract",
    "<name>Małgorzata Brzezińska-Kowalczyk</name><contractNumber>2026/118402</contractNumber>" +
      "<email>malgorzata.brzezinska-kowalczyk@poczta.example</email>",
  );
  expect(await namesOf(customer, "contracts", former)).toEqual(["Router WB-AX5400", ...decoders]);
}, 60_000);

test("(part of TERM-32) names the devices of services that the terms of a contract leave out", async () => {
  const customer = await openCustomer("service-equipment", "sm.jantar");
  const number = "SM/6100245/20";
  const devices = [1, 2, 3].map((index) => `Dekoder HD WB-310, nr WB310-19-245000${index}`);
  expect(await namesOf(customer, "contracts", number)).toEqual(devices);
  await terminate(customer, number, "16-12-2026");
  for (const text of await receiptsOf(customer, "6100245")) {
    expect(text).toContain(`najpóźniej 30-12-2026: ${devices.join(", ")}.`);
    expect(text).toContain("możemy naliczyć opłatę z umowy.");
  }
}, 60_000);

test("(part of TERM-45) names an order that goes on in e-mail and document of a termination", async () => {
  const customer = await openCustomer("continuing-order", "oferty.sroka");
  const order = "<offerId>121001</offerId><activityId>ACT-121001</activityId><answer>1</answer>";
  await customer.call("respondToSaleOffer", order);
  const path = "e:contracts/e:item[e:contractNumber='ABO/5900217/1']";
  expect(await customer.readAll("getTerminations", `${path}/e:changedTerms/e:endsOn`)).toEqual(["31-12-2026"]);
  await terminate(customer, "ABO/5900217/1", "31-12-2026");
  const sentence =
    "Zamówienie 2026/121001 trwa dalej i wiąże do 15-11-2028. Od 19-11-2026 zamówione usługi zastąpią: " +
    "Internet światłowodowy 1 Gb/s. Jeśli go nie chcesz, odstąp od niego do 30-11-2026.";
  for (const text of await receiptsOf(customer, "5900217")) expect(text).toContain(sentence);
  await customer.moveClock(10 * DAY_MS);
  const [, document = ""] = await receiptsOf(customer, "5900217");
  expect(document).toContain(sentence);
}, 60_000);

test("(part of TERM-45) names no completed extension among the orders that go on", async () => {
  const customer = await openCustomer("completed-extension", "oferty.sroka");
  expect(await customer.readAll("getSalesOfferHistory", "e:offers/e:item/e:processNumber")).toContain("2026/110001");
  await terminate(customer, "ABO/5900217/1", "31-12-2026");
  for (const text of await receiptsOf(customer, "5900217")) {
    expect(text).toContain("ABO/5900217/1");
    expect(text).not.toContain("Zamówienie");
  }
}, 60_000);

test("(part of TERM-100) moves the last day of the return from a Sunday to a working day", async () => {
  const customer = await openCustomer("sunday-return", "zalegly.wrona");
  await customer.moveClock(4 * DAY_MS);
  await terminate(customer, "ABO/5417806/1", "20-12-2026");
  await customer.moveClock(DAY_MS);
  const day = "e:terminations/e:item[e:contractNumber='ABO/5417806/1']/e:equipmentReturnBy";
  expect(await customer.readAll("getTerminations", day)).toEqual(["04-01-2027"]);
});
