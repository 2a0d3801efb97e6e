import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();

/** Operations that only the customer may call: contact data, consents, e-invoices and login settings. */
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

/** Sends the example of the contract and returns true if the server rejects it as access of the operator. */
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

test.each(OWN)("(part of ACC-12) rejects %s from a CRM user", async (operation) => {
  expect([await isClosed(operation, "crm.oliwa"), await isClosed(operation, "m.brzezinska")]).toEqual([true, false]);
});
