import { expect, test } from "vitest";
import { EffectCustomer } from "./operation-effects/effect-customer.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();

async function openCustomer(): Promise<EffectCustomer> {
  const customer = new EffectCustomer(sandbox.url(), sandbox.tenant("marketing-permissions"), "konta.lis");
  await customer.openSession();
  await customer.call("getContactData");
  return customer;
}

const givenConsents = (customer: EffectCustomer) =>
  customer.readAll(
    "getConsentsByCustomerAccount",
    "e:consents/e:item[starts-with(e:consentId, 'MARKETING_') and e:currentValue='true']/e:consentId",
  );
const givenPermissions = (customer: EffectCustomer) =>
  customer.readAll("getContactData", "e:marketingPermissions/e:item[e:state='true']/e:type");

function saveContact(customer: EffectCustomer, permissions: Readonly<Record<string, boolean>>, email: string) {
  const items = Object.entries(permissions).map(
    ([type, state]) => `<item><type>${type}</type><required>false</required><state>${String(state)}</state></item>`,
  );
  return customer.read(
    "setContactData",
    "e:success",
    `<contactData><mobilePhones><item>609450781</item></mobilePhones><linePhones></linePhones>` +
      `<mainEmail>${email}</mainEmail><documentSendEmail></documentSendEmail>` +
      `<marketingPermissions>${items.join("")}</marketingPermissions></contactData>`,
  );
}

test("[CONSENT-07] reads and changes one value from the consents and the contact data", async () => {
  const customer = await openCustomer();
  expect([await givenConsents(customer), await givenPermissions(customer)]).toEqual([["MARKETING_EMAIL"], ["EMAIL"]]);
  await customer.call(
    "saveConsentsByCustomerAccount",
    "<given></given><withdrawn><item>MARKETING_EMAIL</item></withdrawn>",
  );
  expect([await givenConsents(customer), await givenPermissions(customer)]).toEqual([[], []]);
  const email = "katarzyna.lis@poczta.example";
  expect(await saveContact(customer, { EMAIL: false, PHONE: true }, email)).toBe("true");
  expect([await givenConsents(customer), await givenPermissions(customer)]).toEqual([["MARKETING_PHONE"], ["PHONE"]]);
});
