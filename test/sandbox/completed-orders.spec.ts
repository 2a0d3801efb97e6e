import { expect, test } from "vitest";
import { withCurrentPrice } from "#sandbox/contexts/current-price.ts";
import { parseJsonRecord } from "#kit/json.ts";
import { DEMO_ACCOUNTS } from "#sandbox/demo/accounts.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const PHONE = "e:products/e:item[e:category='mobile_phone']";

/** Opens a session of the customer with an offer for her phone, and accepts it with an early start. */
async function withOrderedPhone(name: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), "oferty.sroka");
  await customer.openSession();
  await customer.call("registerTemporaryMarketingConsent", "<offerId>121002</offerId>");
  await customer.call("respondToSaleOffer", "<offerId>121002</offerId><answer>1</answer><earlyStart>true</earlyStart>");
  return customer;
}

async function phoneOf(customer: EffectCustomer): Promise<readonly (string | undefined)[]> {
  const data = await customer.call("getClientData");
  return ["name", "productInfo", "actualPrice", "contractNumber", "contractStart"].map((field) =>
    data.one(`${PHONE}/e:${field}`),
  );
}

test("(part of ORDER-13) changes the tariff of a number on the day of its order", async () => {
  const customer = await withOrderedPhone("changed-tariff");
  const former = ["Bez Limitu 60 GB", "608 331 902", "35.00", "ABO/5900217/1", "01-12-2024"];
  expect(await phoneOf(customer)).toEqual(former);
  await customer.moveClock(2 * DAY_MS);
  expect(await phoneOf(customer)).toEqual(former);
  await customer.moveClock(DAY_MS);
  const ordered = ["Bez Limitu 120 GB", "608 331 902", "49.00", "MOB/5900217/121002", "19-11-2026"];
  expect(await phoneOf(customer)).toEqual(ordered);
  expect(await customer.readAll("getClientData", `${PHONE}/e:commitmentTo`)).toEqual(["15-11-2027"]);
  const contracts = await customer.call("getTerminations");
  expect(contracts.one("e:contracts/e:item[e:contractNumber='MOB/5900217/121002']/e:number")).toBe("608331902");
  expect(contracts.all("e:contracts/e:item[e:contractNumber='ABO/5900217/1']/e:number")).toEqual([]);
});

test("(part of TERMS-11) ends the right to leave because of terms that an order has replaced", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("replaced-terms"), "oferty.sroka");
  await customer.openSession();
  const terms = async () => (await customer.call("getTerminations")).all("e:contracts/e:item/e:changedTerms/e:until");
  expect(await terms()).toEqual(["31-12-2026"]);
  const order = "<offerId>121001</offerId><activityId>ACT-121001</activityId><answer>1</answer>";
  await customer.call("respondToSaleOffer", order);
  await customer.moveClock(10 * DAY_MS);
  expect(await terms()).toEqual([]);
});

test("(part of TERMS-40) ends the right to leave because of a rise that an extension excludes", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("extended-terms"), "oferty.sroka");
  await customer.openSession();
  const terms = async () => (await customer.call("getTerminations")).all("e:contracts/e:item/e:changedTerms/e:until");
  expect(await terms()).toEqual(["31-12-2026"]);
  await customer.call("respondToSaleOffer", "<offerId>121006</offerId><answer>1</answer>");
  expect(await terms()).toEqual([]);
  const statement = "<name>Agnieszka Sroka</name><contractNumber>2026/121006</contractNumber>";
  await customer.call("withdrawFromContract", `${statement}<email>agnieszka.sroka@poczta.example</email>`);
  expect(await terms(), "after the withdrawal the rise applies again").toEqual(["31-12-2026"]);
});

test("[ORDER-15] counts the commitment of an ordered service from its conclusion everywhere", async () => {
  const customer = await withOrderedPhone("ordered-commitment");
  await customer.moveClock(5 * DAY_MS);
  const data = await customer.call("getClientData");
  const contract = "e:contracts/e:item[e:contractNumber='MOB/5900217/121002']";
  const contracts = await customer.call("getTerminations");
  const months = await customer.read(
    "getSalesOfferHistory",
    "e:offers/e:item[e:offerId='121002']/e:products/e:item/e:commitmentPeriod",
  );
  const days = ["16-11-2026", "15-11-2027"];
  expect(months).toBe("12");
  expect(["From", "To"].map((end) => data.one(`${PHONE}/e:commitment${end}`))).toEqual(days);
  expect(["From", "To"].map((end) => contracts.one(`${contract}/e:term${end}`))).toEqual(days);
});

test("[DOC-36] says that the contract of an order was sent with it", async () => {
  const customer = await withOrderedPhone("contract-hour");
  const documents = await customer.call("getDocuments");
  const path = "e:documents/e:item[e:contractNumber='MOB/5900217/121002']/e:deliveries/e:item/e:at";
  const sent = documents.all(path);
  expect(sent.map((at) => at.slice(0, 13))).toEqual(["2026-11-16T10", "2026-11-16T10"]);
  const confirmed = documents.one("e:documents/e:item[e:documentId='ZAM-121002']/e:deliveries/e:item/e:at");
  expect(sent).toEqual([confirmed, confirmed]);
  await customer.moveClock(5 * DAY_MS);
  expect(await customer.readAll("getDocuments", path)).toEqual(sent);
});

test("[ORDER-16] gives a new phone a number, among the services and in its contract", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("new-number"), "isobar.wilga");
  await customer.openSession();
  await customer.call("respondToSaleOffer", "<offerId>122001</offerId><answer>1</answer>");
  await customer.moveClock(30 * DAY_MS);
  const [name, number = "", , contract = ""] = await phoneOf(customer);
  expect([name, number]).toEqual(["Bez Limitu 60 GB", expect.stringMatching(/^537 \d{3} \d{3}$/u)]);
  const contracts = await customer.call("getTerminations");
  const path = `e:contracts/e:item[e:contractNumber='${contract}']/e:number`;
  expect(contracts.one(path)).toBe(number.replaceAll(" ", ""));
});

test("(part of WITHDRAW-05) restores the former tariff after a withdrawal from the order", async () => {
  const customer = await withOrderedPhone("withdrawn-tariff");
  const former = await phoneOf(customer);
  await customer.moveClock(5 * DAY_MS);
  expect(await phoneOf(customer)).not.toEqual(former);
  const statement = "<name>Agnieszka Sroka</name><contractNumber>2026/121002</contractNumber>";
  await customer.call("withdrawFromContract", `${statement}<email>agnieszka.sroka@poczta.example</email>`);
  expect(await phoneOf(customer)).toEqual(former);
  expect(await customer.read("getTerminations", "e:contracts/e:item[1]/e:number")).toBe("608331902");
});

test("(part of ORDER-13) starts the ordered service on the day of its assembly", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("assembled"), "m.brzezinska");
  await customer.openSession();
  const field = (name: string) =>
    customer.read("getClientData", `e:products/e:item[e:productId='4127830-08']/e:${name}`);
  expect([await field("status"), await field("actualPrice")]).toEqual(["ORDERED", undefined]);
  await customer.moveClock(10 * DAY_MS);
  expect([await field("status"), await field("actualPrice")]).toEqual(["ACTIVE", "59.00"]);
});

test("[ORDER-14] starts an ordered part of a service on its first day", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("started-part"), "m.brzezinska");
  await customer.openSession();
  const part = async () => {
    const data = await customer.call("getClientData");
    return ["status", "contractStart", "actualPrice"].map((name) =>
      data.one(`e:products/e:item/e:childrenList/e:item[e:productId='4127830-01-2']/e:${name}`),
    );
  };
  await customer.moveClock(14 * DAY_MS);
  expect(await part()).toEqual(["ORDERED", undefined, undefined]);
  await customer.moveClock(DAY_MS);
  expect(await part()).toEqual(["ACTIVE", "01-12-2026", "15.00"]);
});

test("(part of ORDER-14) starts every ordered product of the demo once its first day has come", async () => {
  for (const login of ["m.brzezinska", "wielki.dab"]) {
    const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(`ordered-${login.replace(".", "-")}`), login);
    await customer.openSession();
    const ordered = async () =>
      (await customer.call("getClientData")).all("e:products//e:item[e:status='ORDERED' and e:productId]").length;
    expect(await ordered(), login).toBeGreaterThan(0);
    await customer.moveClock(60 * DAY_MS);
    expect(await ordered(), login).toBe(0);
  }
});

test("(part of ORDER-14) turns on an option that is being turned on within a day", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("started-option"), "m.brzezinska");
  await customer.openSession();
  const path = "e:products/e:item/e:servicesList/e:item[e:name='CANAL+ Online']/e:status";
  expect(await customer.read("getClientData", path)).toBe("pending");
  await customer.moveClock(DAY_MS);
  expect(await customer.read("getClientData", path)).toBe("active");
});

test("[PROD-23] charges the price of the step that is in force on the day", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("price-step"), "oferty.sroka");
  await customer.openSession();
  const price = () => customer.read("getClientData", "e:products/e:item[e:category='internet']/e:actualPrice");
  expect(await price()).toBe("69.00");
  await customer.moveClock(50 * DAY_MS);
  expect(await price()).toBe("74.00");
});

test("(part of PROD-23) has price steps that agree with the price of the day in all demo data", () => {
  const today = "2026-11-28";
  const products = DEMO_ACCOUNTS.flatMap(({ createSeed }) => createSeed({ today, near: today }).products);
  const priced = products.filter(({ actualPrice }) => actualPrice !== undefined);
  expect(priced.length).toBeGreaterThan(20);
  for (const product of priced) {
    const stored = parseJsonRecord(JSON.stringify(product));
    expect(withCurrentPrice(stored, today), product.productId).toEqual(stored);
  }
});

test("(part of OFFER-17) lists a call whose day has passed as run out once its offer has ended", async () => {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("passed-calls"), "oferty.sroka");
  await customer.openSession();
  const valuesOf = (field: string) =>
    customer.readAll("getSalesOfferHistory", `e:offers/e:item[e:contactDay]/e:${field}`);
  const requested = async () => (await valuesOf("status")).filter((status) => status === "3").length;
  expect(await requested()).toBe(1);
  await customer.moveClock(30 * DAY_MS);
  expect(await requested()).toBe(0);
});
