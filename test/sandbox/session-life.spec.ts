import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createChatTenant, openChatClient, readAgentPage } from "./chat-client.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";
import type { ServiceClient } from "./service-client.ts";

const HOUR = 60 * 60_000;
const sandbox = runningSandboxForTests();
const PASSWORD = "<password>Wiazka-2026</password>";
const tenantOf = (client: ServiceClient) => client.headers["X-Sandbox-Tenant"] ?? "";

async function logIn(tenant?: string): Promise<ServiceClient> {
  const client = sandbox.client(tenant);
  await client.logIn("m.brzezinska");
  return client;
}

const isActive = async (client: ServiceClient): Promise<boolean> =>
  (await client.call("sessionCheck")).one("e:active") === "true";
const write = (client: ServiceClient, operation: string, fields: string) =>
  client.call(operation, `<intentId>${randomUUID()}</intentId>${fields}`);

test("(part of SESS-15) ends a session 12 hours after its login, however much it is used", async () => {
  const client = await logIn();
  for (let hours = 0; hours < 11.5; hours += 0.5) {
    await client.api("clock", { advanceMs: HOUR / 2 });
    expect((await client.call("getFaq")).one("e:sessionError"), `${hours} h`).toBeUndefined();
  }
  await client.api("clock", { advanceMs: HOUR / 2 - 5_000 });
  expect(await isActive(client)).toBe(true);
  await client.api("clock", { advanceMs: 6_000 });
  expect(await isActive(client)).toBe(false);
});

test("(part of SESS-15) ends the oldest session when a login opens its twenty-first one", async () => {
  const first = await logIn();
  const others: ServiceClient[] = [];
  for (let more = 0; more < 19; more += 1) others.push(await logIn(tenantOf(first)));
  expect(await isActive(first)).toBe(true);
  const last = await logIn(tenantOf(first));
  expect([await isActive(first), await isActive(last)]).toEqual([false, true]);
  expect(await Promise.all(others.map(isActive))).toEqual(others.map(() => true));
});

const EVERY_ACCESS = { trusted: 1, keys: 2, passkeys: 1, recoveryCodes: 1 };
const OWN_KEYS = { trusted: 0, keys: 0, passkeys: 1, recoveryCodes: 1 };
const NONE = { trusted: 0, keys: 0, passkeys: 0, recoveryCodes: 0 };

/**
 * Logs in here and elsewhere, and gives the login a trusted device, a phone with a key, a passkey and a recovery code.
 */
async function twoSessions() {
  const [here] = [await logIn()];
  const elsewhere = await logIn(tenantOf(here));
  const { db } = sandbox.tenant(tenantOf(here));
  db.prepare(
    "INSERT INTO trusted_device (login, token_hash, trusted_at, name) VALUES ('m.brzezinska', 'x', 0, 'x')",
  ).run();
  db.prepare("INSERT INTO passkey VALUES ('x', 'm.brzezinska', 'x', 0, 'Telefon', 0, NULL, NULL)").run();
  db.prepare("INSERT INTO recovery_code VALUES ('m.brzezinska', 'x', 'x', 0)").run();
  const countOf = (table: "passkey" | "recovery_code") =>
    db.prepare(`SELECT 1 FROM ${table} WHERE login = 'm.brzezinska'`).all().length;
  const access = () => ({
    trusted: db.prepare("SELECT 1 FROM trusted_device WHERE login = 'm.brzezinska'").all().length,
    keys: db.prepare("SELECT 1 FROM mobile_device WHERE login = 'm.brzezinska' AND remember_me + biometric > 0").all()
      .length,
    passkeys: countOf("passkey"),
    recoveryCodes: countOf("recovery_code"),
  });
  expect(access()).toEqual(EVERY_ACCESS);
  return { here, elsewhere, access };
}

async function changePassword(here: ServiceClient): Promise<void> {
  const fields = "<currentPassword>Wiazka-2026</currentPassword><newPassword>Mewa-nad-molem-7</newPassword>";
  expect((await write(here, "changePasswordAuthenticated", fields)).one("e:changedAt")).toBeDefined();
}

/** Sets a new password by a link, without a session. */
async function resetPassword(tenant: string): Promise<void> {
  const client = sandbox.client(tenant);
  await write(client, "requestPasswordReset", "<login>m.brzezinska</login>");
  const token = /passwordToken#token=([^"]+)"/.exec(JSON.stringify(await client.api("outbox")))?.[1] ?? "";
  const fields = `<token>${token}</token><password>Mewa-nad-molem-7</password>`;
  expect((await write(client, "resetPassword", fields)).one("e:accepted")).toBe("true");
}

test("(part of SESS-14) keeps only passkeys and recovery codes after a changed password", async () => {
  const { here, elsewhere, access } = await twoSessions();
  await changePassword(here);
  expect([await isActive(here), await isActive(elsewhere), access()]).toEqual([true, false, OWN_KEYS]);
});

test("(part of SESS-14) keeps only passkeys and recovery codes after a changed factor", async () => {
  const { here, elsewhere, access } = await twoSessions();
  await here.call("confirmIdentity", PASSWORD);
  const created = await write(here, "create2FAToken", "<factor>sms</factor><phoneId>1</phoneId>");
  expect([await isActive(elsewhere), access()]).toEqual([true, EVERY_ACCESS]);
  const code = /(?<="code":")\d{6}/.exec(JSON.stringify(await here.api("outbox")))?.[0] ?? "";
  const fields = `<tokenId>${created.one("e:tokenId")}</tokenId><code>${code}</code>`;
  expect((await write(here, "confirm2FAToken", fields)).one("e:status2FA")).toBe("OK");
  expect([await isActive(here), await isActive(elsewhere), access()]).toEqual([true, false, OWN_KEYS]);
});

test("(part of SESS-14) deletes passkeys and recovery codes, too, after a reset by a link", async () => {
  const { here, elsewhere, access } = await twoSessions();
  await resetPassword(tenantOf(here));
  expect([await isActive(here), await isActive(elsewhere), access()]).toEqual([false, false, NONE]);
});

test.each<readonly [string, (tenant: string) => Promise<void>]>([
  ["a password that another session changed", async (tenant) => changePassword(await logIn(tenant))],
  ["a password set by a link", resetPassword],
  [
    "too many sessions of the login",
    async (tenant) => {
      for (let more = 0; more < 20; more += 1) await logIn(tenant);
    },
  ],
])("ends the chat of a session that ends because of %s", async (_, endSession) => {
  const client = sandbox.client();
  await createChatTenant(client);
  const chat = await openChatClient(sandbox.url(), client);
  chat.start();
  await chat.waitForMessage("W czym mogę pomóc?");
  await endSession(tenantOf(client));
  expect((await readAgentPage(client)).chats).toEqual([]);
  await expect.poll(() => chat.types()).toContain("CHAT_ENDED");
  chat.close();
});

test("(part of SET-08) lists a session of the app under the name of its phone", async () => {
  const client = await logIn();
  await write(
    client,
    "associateMobileDevice",
    "<deviceId>telefon-zosi-0123456789abcdef</deviceId><deviceName>Telefon Zosi</deviceName>",
  );
  const list = await client.call("getSessions");
  expect([list.one("e:sessions/e:item/e:channel"), list.one("e:sessions/e:item/e:device")]).toEqual([
    "APP",
    "Telefon Zosi",
  ]);
});
