import { expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
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
  await customer.moveClock(26 * DAY_MS);
  const invoices = "e:entries/e:item[e:entryDate='12-12-2026']/e:amount";
  expect(await customer.read("getClientFinancialEntries", invoices)).toBe("133.99");
});

test("(part of DB-20) cancels the order of a subscription that the streaming company refuses", async () => {
  const customer = await ordered("subscription-refused", "odmowa-123456");
  await customer.moveClock(DAY_MS);
  expect(await state(customer)).toBe("INACTIVE");
  expect(await customer.read("getSalesOfferHistory", `${ORDER}/e:status`)).toBe("5");
});
