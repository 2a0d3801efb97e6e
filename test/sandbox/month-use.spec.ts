import { expect, test } from "vitest";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const PHONE = "<productId>4127830-03</productId>";
const NUMBER = "601234567";

/** Customer with a phone, on 16-11-2026 at 10:00. */
async function customerOf(name: string): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant(name), "m.brzezinska");
  await customer.openSession();
  return customer;
}

/** Moves the clock to a day of 2026 or 2027 at 10:00. */
const moveTo = (customer: EffectCustomer, day: string): Promise<unknown> =>
  customer.moveClock(Date.parse(`${day}T10:00:00+01:00`) - customer.tenant.now());

const dataUsed = async (customer: EffectCustomer) => Number(await customer.read("getMVNOstate", "e:dataUsed", PHONE));
const premiumUsed = (customer: EffectCustomer) => customer.read("getPremiumNumbers", "e:used", PHONE);

test("(part of HOME-02) counts the used data from the first of each month, as the call billing", async () => {
  const customer = await customerOf("month-data");
  const inNovember = await dataUsed(customer);
  await moveTo(customer, "2026-12-01");
  const first = await dataUsed(customer);
  await moveTo(customer, "2026-12-26");
  const later = await dataUsed(customer);
  expect(inNovember).toBeGreaterThan(1_000);
  expect(first).toBeLessThan(1_000);
  expect(later).toBeGreaterThan(first);
  await moveTo(customer, "2026-12-31");
  const wholeMonth = await dataUsed(customer);
  await moveTo(customer, "2027-01-27");
  await customer.call("getClientData");
  const billing = await customer.call("getCallBilling", "<from>01-12-2026</from><to>31-12-2026</to>");
  expect(billing.one("e:errorCode")).toBeUndefined();
  const bytes = billing.all(`e:uses/e:item[e:number='${NUMBER}']/e:bytes`);
  const billed = bytes.reduce((sum, text) => sum + Number(text), 0) / 1_048_576;
  expect(billed).toBeGreaterThanOrEqual(wholeMonth);
  expect(billed - wholeMonth).toBeLessThan(4_000);
});

test("(part of PREMIUM-01) charges the premium use of each month on the invoice after it", async () => {
  const customer = await customerOf("month-premium");
  expect(await premiumUsed(customer)).toBe("4.92");
  await moveTo(customer, "2026-12-01");
  expect(await premiumUsed(customer)).toBe("0.00");
  await moveTo(customer, "2026-12-10");
  const part = Number(await premiumUsed(customer));
  expect(part).toBeGreaterThan(0);
  await moveTo(customer, "2026-12-31");
  const whole = Number(await premiumUsed(customer));
  expect(whole).toBeGreaterThanOrEqual(part);
  await moveTo(customer, "2027-01-27");
  const lineOf = async (day: string) => {
    const invoice = `e:entries/e:item[e:kind='invoice' and e:entryDate='${day}']/e:entryId`;
    const entryId = await customer.read("getClientFinancialEntries", invoice);
    const line = "e:items/e:item[e:serviceId='4127830-03' and e:kind='usage']/e:gross";
    return customer.read("getInvoiceDetails", line, `<entryId>${entryId ?? ""}</entryId>`);
  };
  expect(await lineOf("12-12-2026")).toBe("4.92");
  expect(Number(await lineOf("12-01-2027"))).toBe(whole);
  const amounts = await customer.readAll(
    "getCallBilling",
    `e:uses/e:item[e:number='${NUMBER}']/e:amount`,
    "<from>01-12-2026</from><to>31-12-2026</to>",
  );
  expect(amounts.reduce((sum, text) => sum + Number(text), 0)).toBeCloseTo(whole, 2);
});

test("(part of PREMIUM-02) charges no premium messages after they are blocked", async () => {
  const customer = await customerOf("month-blocked");
  await moveTo(customer, "2026-12-03");
  const used = await premiumUsed(customer);
  await customer.call(
    "setPremiumNumbers",
    `${PHONE}<limit>35.00</limit><callsBlocked>false</callsBlocked>` + "<messagesBlocked>true</messagesBlocked>",
  );
  await moveTo(customer, "2026-12-31");
  expect(await premiumUsed(customer)).toBe(used);
  await moveTo(customer, "2027-01-20");
  expect(await premiumUsed(customer)).toBe("0.00");
});

test("(part of PREMIUM-01) charges no premium messages after the end of the contract", async () => {
  const customer = await customerOf("month-ended");
  await moveTo(customer, "2026-12-01");
  await premiumUsed(customer);
  const sql =
    "UPDATE product SET data = json_set(data, '$.contractEnd', '2026-12-03') WHERE data ->> '$.productId' = ?";
  customer.changeRows(sql, "4127830-03");
  await moveTo(customer, "2027-01-27");
  const invoice = "e:entries/e:item[e:kind='invoice' and e:entryDate='12-01-2027']/e:entryId";
  const entryId = await customer.read("getClientFinancialEntries", invoice);
  const line = "e:items/e:item[e:kind='usage']/e:quantity";
  expect(await customer.read("getInvoiceDetails", line, `<entryId>${entryId ?? ""}</entryId>`)).toBe("1 SMS");
});
