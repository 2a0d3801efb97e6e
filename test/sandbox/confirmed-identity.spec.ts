import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { runningSandboxForTests } from "./running-sandbox.ts";
import type { ServiceAnswer, ServiceClient } from "./service-client.ts";

const MINUTE = 60_000;
const sandbox = runningSandboxForTests();

const PASSWORD = "<password>Wiazka-2026</password>";
const PHONE = "<deviceId>telefon-zosi-0123456789abcdef</deviceId><deviceName>Telefon</deviceName>";
const CONTACT =
  "<mobilePhones><item>601234567</item></mobilePhones><linePhones/><mainEmail>a@b.example</mainEmail>" +
  "<documentSendEmail/><marketingPermissions/>";

/** Logs in at a provider whose login is no confirmation. */
async function logIn(login = "m.brzezinska"): Promise<ServiceClient> {
  const client = sandbox.client();
  await client.api("configuration", { loginConfirms: false });
  await client.logIn(login);
  return client;
}

const write = (client: ServiceClient, operation: string, fields: string, key: string = randomUUID()) =>
  client.call(operation, `<intentId>${key}</intentId>${fields}`);
const codeOf = (answer: ServiceAnswer): string | undefined => answer.one("e:errorCode");

test.each([
  ["changeCustomLogin", "<login>malgosia.b</login>"],
  ["create2FAToken", "<factor>app</factor>"],
  ["confirm2FAToken", "<tokenId>t</tokenId><code>012345</code>"],
  ["save2FADevice", "<name>Laptop</name>"],
  ["associateMobileDevice", `${PHONE}<keyUse>automatic</keyUse>`],
  ["setPhoneChangeToken", "<phoneNumber>601234567</phoneNumber>"],
  ["setEmailChangeToken", "<emailAddress>a@b.example</emailAddress>"],
  ["setContactData", `<contactData>${CONTACT}</contactData>`],
])("(part of SESS-13) refuses %s until the identity is confirmed, under the same key", async (operation, fields) => {
  const client = await logIn();
  const key = randomUUID();
  expect(codeOf(await write(client, operation, fields, key))).toBe("CONFIRM_IDENTITY");
  expect((await client.call("confirmIdentity", PASSWORD)).one("e:confirmedUntil")).toBeDefined();
  expect(codeOf(await write(client, operation, fields, key))).not.toBe("CONFIRM_IDENTITY");
});

test("(part of SESS-13) needs none for a device without a key or unchanged contact data", async () => {
  const client = await logIn();
  expect(codeOf(await write(client, "associateMobileDevice", PHONE))).toBeUndefined();
  const stored = await client.call("getContactData");
  const items = (name: string): string =>
    `<${name}>${stored
      .all(`e:${name}/e:item`)
      .map((item) => `<item>${item}</item>`)
      .join("")}</${name}>`;
  const field = (name: string): string => {
    return `<${name}>${stored.one(`e:${name}`) ?? ""}</${name}>`;
  };
  const contact =
    ["mobilePhones", "linePhones"].map(items).join("") +
    ["mainEmail", "documentSendEmail"].map(field).join("") +
    "<marketingPermissions/>";
  expect(codeOf(await write(client, "setContactData", `<contactData>${contact}</contactData>`))).toBeUndefined();
});

test("(part of SESS-13) confirms for five minutes, and for this session alone", async () => {
  const client = await logIn();
  await client.call("confirmIdentity", PASSWORD);
  const change = () => write(client, "create2FAToken", "<factor>app</factor>");
  await client.api("clock", { advanceMs: 5 * MINUTE - 10_000 });
  expect(codeOf(await change())).toBeUndefined();
  await client.api("clock", { advanceMs: 5 * MINUTE });
  expect(codeOf(await change())).toBe("CONFIRM_IDENTITY");
  await client.call("confirmIdentity", PASSWORD);
  await client.logIn("m.brzezinska");
  expect(codeOf(await change())).toBe("CONFIRM_IDENTITY");
});

test("(part of SESS-13) counts wrong passwords of a confirmation towards the lock of the login", async () => {
  const client = await logIn();
  const codes: (string | undefined)[] = [];
  for (let turn = 0; turn < 6; turn += 1)
    codes.push(codeOf(await client.call("confirmIdentity", "<password>Zgadywane-1</password>")));
  expect(codes).toEqual([...Array.from({ length: 4 }, () => "BAD_CREDENTIALS"), "LOCKED", "LOCKED"]);
  expect(codeOf(await client.call("confirmIdentity", PASSWORD))).toBe("LOCKED");
  expect(codeOf(await client.logIn("m.brzezinska"))).toBe("LOCKED");
});

test("(part of SESS-13) repeats the response of a change after the confirmation has ended", async () => {
  const client = await logIn();
  await client.call("confirmIdentity", PASSWORD);
  const key = randomUUID();
  const first = await write(client, "changeCustomLogin", "<login>malgosia.b</login>", key);
  await client.api("clock", { advanceMs: 6 * MINUTE });
  expect((await write(client, "changeCustomLogin", "<login>malgosia.b</login>", key)).xml).toBe(first.xml);
});

test("(part of SESS-13) a new password needs the second factor of a login that has one", async () => {
  const fields = "<currentPassword>Wiazka-2026</currentPassword><newPassword>Mewa-nad-molem-7</newPassword>";
  const plain = await logIn();
  expect(codeOf(await write(plain, "changePasswordAuthenticated", fields))).toBeUndefined();
  const guarded = sandbox.client();
  await guarded.api("configuration", { loginConfirms: false });
  const { db } = sandbox.tenant(guarded.headers["X-Sandbox-Tenant"] ?? "");
  await guarded.logIn("m.brzezinska");
  db.prepare("INSERT INTO second_factor VALUES ('m.brzezinska', '601234567', NULL, -1)").run();
  expect(codeOf(await write(guarded, "changePasswordAuthenticated", fields))).toBe("CONFIRM_IDENTITY");
});
