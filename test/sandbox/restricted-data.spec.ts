import { expect, test } from "vitest";
import { runningSandboxForTests } from "./running-sandbox.ts";

const sandbox = runningSandboxForTests();
const ACCOUNT = "4127830";

test.each([
  ["rodoRestrictionPersonalData", ["e:client/e:firstName", "e:client/e:lastName", "e:client/e:coOwner"]],
  ["rodoRestrictionAddress", ["e:client/e:postAddress", "e:addressList/e:item", "e:products/e:item/e:address"]],
  ["rodoRestrictionEmail", ["e:client/e:email", "e:client/e:marketingEmail"]],
  ["rodoRestrictionPhone", ["e:client/e:mobilePhone", "e:client/e:billingPhones/e:item"]],
])("(part of ACC-14) leaves data out of the reply under %s", async (restriction, hidden) => {
  const client = sandbox.client();
  await client.logIn("m.brzezinska");
  const open = await client.call("getClientData");
  sandbox
    .tenant(client.headers["X-Sandbox-Tenant"] ?? "")
    .db.prepare("UPDATE client SET data = json_set(data, ?, json('true')) WHERE account_number = ?")
    .run(`$.${restriction}`, ACCOUNT);
  const restricted = await client.call("getClientData");
  const counts = hidden.map((path) => [open.all(path).length > 0, restricted.all(path).length]);
  expect(counts).toEqual(hidden.map(() => [true, 0]));
  expect(restricted.one("e:client/e:accountNumber")).toBe(ACCOUNT);
});
