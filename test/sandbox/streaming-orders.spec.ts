import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { STREAMING_CATALOGUE } from "#sandbox/demo/streaming-catalogue.ts";
import { orderDrafts } from "#sandbox/pages/order-drafts.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { readPdf } from "./read-pdf.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const DAY_MS = 24 * 3_600_000;
const NUMBER = "SUB/5900217/001";
const ORDER = "e:offers/e:item[e:processNumber='SUB/5900217/001']";
const PRODUCT = "e:products/e:item[e:productId='5900217-blacknut']";

/** Opens a session of a customer and orders Blacknut. */
async function ordered(name: string, token = ""): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), "oferty.sroka");
  await customer.openSession();
  const path = "e:services/e:item[e:service='blacknut']/e:terms/e:version";
  const version = (await customer.read("getDirectBilling", path)) ?? "";
  await customer.call("registerTOSAcceptance", `<service>blacknut</service><version>${version}</version>`);
  const ptoken = token === "" ? "" : `<ptoken>${token}</ptoken>`;
  await customer.call("changeDirectBilling", `<service>blacknut</service><action>1</action>${ptoken}`);
  return customer;
}

const state = (customer: EffectCustomer) =>
  customer.read("getDirectBilling", "e:services/e:item[e:service='blacknut']/e:state");

test("[DB-20] gives the order of a subscription a number, an e-mail, a document and a time to withdraw", async () => {
  const customer = await ordered("subscription-order");
  await customer.moveClock(DAY_MS);
  expect(await customer.read("getClientData", `${PRODUCT}/e:withdrawalUntil`)).toBe("30-11-2026");
  expect(await customer.read("getClientData", `${PRODUCT}/e:orderNumber`)).toBe(NUMBER);
  expect(await customer.read("getSalesOfferHistory", `${ORDER}/e:withdrawalUntil`)).toBe("30-11-2026");
  expect(await customer.readAll("getDocuments", "e:documents/e:item[e:kind='ORDER']/e:number")).toContain(NUMBER);
  const sent = outboxOf(customer.tenant.db).filter(({ text }) => text.includes(NUMBER));
  expect(sent.map(({ recipient }) => recipient)).toEqual(["agnieszka.sroka@poczta.example"]);
});

test("(part of DB-20) turns a subscription off without a charge after a withdrawal", async () => {
  const customer = await ordered("subscription-withdrawal");
  await customer.moveClock(DAY_MS);
  expect(await state(customer)).toBe("ACTIVE");
  const statement = `<name>Agnieszka Sroka</name><contractNumber>${NUMBER}</contractNumber>`;
  await customer.call("withdrawFromContract", `${statement}<email>agnieszka.sroka@poczta.example</email>`);
  expect(await state(customer)).toBe("INACTIVE");
  expect(await customer.read("getClientData", `${PRODUCT}/e:withdrawnOn`)).toBe("17-11-2026");
  // No equipment: the portal says nothing about any.
  expect((await customer.call("getSalesOfferHistory")).all(`${ORDER}/e:equipment`)).toHaveLength(1);
  expect(await customer.readAll("getSalesOfferHistory", `${ORDER}/e:equipment/e:item`)).toEqual([]);
  await customer.moveClock(26 * DAY_MS);
  const invoices = "e:entries/e:item[e:entryDate='12-12-2026']/e:amount";
  expect(await customer.read("getClientFinancialEntries", invoices)).toBe("133.99");
});

/** Withdraws from the contract of an order. */
const withdraw = (customer: EffectCustomer, number = NUMBER) =>
  customer.call(
    "withdrawFromContract",
    `<name>Agnieszka Sroka</name><contractNumber>${number}</contractNumber><email>agnieszka.sroka@poczta.example</email>`,
  );

/** Turns Blacknut on or off and waits until it is. */
async function change(customer: EffectCustomer, action: "1" | "2"): Promise<void> {
  await customer.call("changeDirectBilling", `<service>blacknut</service><action>${action}</action>`);
  await customer.moveClock(60_000);
}

const used = (customer: EffectCustomer) => customer.read("getDirectBilling", "e:used");

test("(part of DB-20) charges nothing after a withdrawal from a subscription that was turned off", async () => {
  const customer = await ordered("subscription-off-withdrawal");
  await customer.moveClock(DAY_MS);
  const before = Number(await used(customer));
  await change(customer, "2");
  expect(await state(customer)).toBe("INACTIVE");
  expect(Number(await used(customer))).toBe(before);
  const product = await customer.call("getClientData");
  const fields = ["status", "orderNumber", "withdrawalUntil"].map((name) => product.one(`${PRODUCT}/e:${name}`));
  expect(fields).toEqual(["RESIGNED", NUMBER, "30-11-2026"]);
  await withdraw(customer);
  expect(Number(await used(customer))).toBeLessThan(before);
  await customer.moveClock(26 * DAY_MS);
  const invoices = "e:entries/e:item[e:entryDate='12-12-2026']/e:amount";
  expect(await customer.read("getClientFinancialEntries", invoices)).toBe("133.99");
});

test("[DB-24] mails that a subscription was turned off, with the open right to withdraw", async () => {
  const customer = await ordered("subscription-off-mail");
  await customer.moveClock(DAY_MS);
  await change(customer, "2");
  await state(customer);
  const mails = () => outboxOf(customer.tenant.db).filter(({ text }) => text.includes("Wyłączyliśmy Blacknut"));
  expect(mails().map(({ recipient, text }) => [recipient, text])).toEqual([
    ["agnieszka.sroka@poczta.example", expect.stringContaining(`17-11-2026. Kolejnej opłaty nie doliczymy`)],
  ]);
  expect(mails()[0]?.text).toContain("obejmuje czas do 15-12-2026. Do 30-11-2026 możesz jeszcze odstąpić");
  expect(mails()[0]?.text).toContain(NUMBER);
  await change(customer, "1");
  await customer.moveClock(20 * DAY_MS);
  await change(customer, "2");
  await state(customer);
  expect(mails().filter(({ text }) => !text.includes("odstąpić"))).toHaveLength(1);
});

test("(part of DB-20) keeps a subscription ordered again after a withdrawal from its first order", async () => {
  const customer = await ordered("subscription-again-withdrawal");
  await customer.moveClock(DAY_MS);
  await change(customer, "2");
  await change(customer, "1");
  await withdraw(customer);
  expect(await state(customer)).toBe("ACTIVE");
  expect(await customer.read("getClientData", `${PRODUCT}/e:status`)).toBe("ACTIVE");
});

test("(part of DB-20) cancels the order of a subscription that the streaming company refuses", async () => {
  const customer = await ordered("subscription-refused", "odmowa-123456");
  await customer.moveClock(DAY_MS);
  expect(await state(customer)).toBe("INACTIVE");
  expect(await customer.read("getSalesOfferHistory", `${ORDER}/e:status`)).toBe("5");
});

test("[DB-21] says in the terms of each service what a withdrawal costs: nothing", () => {
  for (const { terms } of STREAMING_CATALOGUE) {
    expect(terms.paragraphs.join(" ")).toContain("Nic wtedy nie zapłacisz, także za dni, w których serwis działał.");
    expect(terms.paragraphs.join(" ")).not.toMatch(/zapłacisz za dni/u);
  }
});

test.each(["m.brzezinska", "oferty.sroka", "konta.lis"])(
  "(part of DB-21) has an order and a time to withdraw for each recent subscription of %s",
  async (login) => {
    const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(`recent-${login.replace(".", "-")}`), login);
    await customer.openSession();
    const billing = await customer.call("getDirectBilling");
    const recent = billing.all("e:services/e:item[e:state!='INACTIVE']/e:service").filter((service) => {
      const since = billing.one(`e:services/e:item[e:service='${service}']/e:since`);
      return since === undefined || since.slice(3) === "11-2026";
    });
    const orders = await customer.readAll("getSalesOfferHistory", "e:offers/e:item/e:processNumber");
    for (const service of recent) {
      const id = billing.one(`e:services/e:item[e:service='${service}']/e:productId`);
      const field = (name: string) =>
        customer.read("getClientData", `e:products/e:item[e:productId='${id}']/e:${name}`);
      expect(await field("withdrawalUntil"), service).toMatch(/-2026$/u);
      expect(orders, service).toContain(await field("orderNumber"));
    }
    expect(recent).toEqual(login === "m.brzezinska" ? ["netflix", "player"] : []);
  },
);

test("[DB-95] lists the receipt of a withdrawal under the number of the subscription", async () => {
  const customer = await ordered("subscription-receipt");
  const statement = `<name>Agnieszka Sroka</name><contractNumber>${NUMBER}</contractNumber>`;
  await customer.call("withdrawFromContract", `${statement}<email>agnieszka.sroka@poczta.example</email>`);
  const receipt = "e:documents/e:item[e:name='Potwierdzenie odstąpienia od umowy']/e:contractNumber";
  expect(await customer.readAll("getDocuments", receipt)).toEqual([NUMBER]);
});

/** Lists the kinds and names of the documents that belong to the subscription. */
async function subscriptionDocuments(customer: EffectCustomer): Promise<readonly string[]> {
  const answer = await customer.call("getDocuments");
  const ids = answer.all("e:documents/e:item/e:documentId").filter((id) => /SUB-?5900217-?001/u.test(id));
  return ids.map((id) => `${id}: ${answer.one(`e:documents/e:item[e:documentId='${id}']/e:name`) ?? ""}`);
}

test("(part of DB-20) lists the same documents of a subscription before and after a withdrawal", async () => {
  const customer = await ordered("subscription-documents");
  await customer.moveClock(DAY_MS);
  const documents = ["ZAM-SUB-5900217-001: Zamówienie: Blacknut"];
  expect(await subscriptionDocuments(customer)).toEqual(documents);
  const statement = `<name>Agnieszka Sroka</name><contractNumber>${NUMBER}</contractNumber>`;
  await customer.call("withdrawFromContract", `${statement}<email>agnieszka.sroka@poczta.example</email>`);
  expect(await subscriptionDocuments(customer)).toEqual(documents);
  const [mail] = outboxOf(customer.tenant.db).filter(({ text }) => text.startsWith("Przyjęliśmy zamówienie"));
  expect(mail?.text).toContain("Potwierdzenie zamówienia jest w dziale Dokumenty.");
});

test("(part of DB-20) says that a subscription has no notice period", async () => {
  const customer = await ordered("subscription-end");
  const files = await Promise.all(
    orderDrafts(customer.tenant, "5900217").flatMap(({ number, create }) => (number === NUMBER ? [create()] : [])),
  );
  const texts = await Promise.all(files.map(async (file) => (await readPdf(file)).text));
  const words = texts.join(" ").replaceAll(/\s+/gu, " ");
  expect(words).toContain("Subskrypcję możesz wyłączyć w portalu w każdej chwili, bez okresu wypowiedzenia.");
  expect(words).toContain(NUMBER);
});

test("(part of DB-12) charges the paid month and that of a new order of the same subscription", async () => {
  const customer = await ordered("subscription-twice");
  await customer.moveClock(DAY_MS);
  const once = Number(await used(customer));
  await change(customer, "2");
  await change(customer, "1");
  const price = Number(await customer.read("getDirectBilling", "e:services/e:item[e:service='blacknut']/e:price"));
  expect(Number(await used(customer))).toBeCloseTo(once + price, 2);
  await customer.moveClock(26 * DAY_MS);
  const amount = await customer.read(
    "getClientFinancialEntries",
    "e:entries/e:item[e:entryDate='12-12-2026']/e:amount",
  );
  expect(Number(amount)).toBeCloseTo(133.99 + 2 * price, 2);
});
