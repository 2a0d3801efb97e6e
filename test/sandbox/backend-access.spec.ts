import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sandboxForTests } from "./running-sandbox.ts";

const sandbox = sandboxForTests();

/** What a customer decides alone: contact data, consents, e-invoices, and how they log in. */
const OWN = [
  "setPhoneChangeToken",
  "setEmailChangeToken",
  "setContactData",
  "activateEDocument",
  "saveConsentsByCustomerAccount",
  "saveElectronicPollResult",
  "changeCustomLogin",
  "changePasswordAuthenticated",
  "editAssociatedMobileDevice",
  "disableAutoLogin",
  "associateMobileDevice",
  "saveClientAccounts",
];

/** Whether the answer to the example of the contract says that an operator who looks in saves nothing. */
async function isClosed(operation: string, login: string): Promise<boolean> {
  const client = sandbox.client();
  await client.logIn(login);
  const example = readFileSync(
    new URL(`../../docs/contract/examples/${operation}.request.xml`, import.meta.url),
    "utf8",
  );
  const answer = await client.raw(operation, example.replace(/<sessionId>[^<]*</, `<sessionId>${client.sessionId}<`));
  expect(answer.status).toBe(200);
  return (await answer.text()).includes("<backendAccessError>true</backendAccessError>");
}

test.each(OWN)("(part of ACC-12) %s is the customer's own: an operator who looks in is told so", async (operation) => {
  expect([await isClosed(operation, "crm.oliwa"), await isClosed(operation, "m.brzezinska")]).toEqual([true, false]);
});
