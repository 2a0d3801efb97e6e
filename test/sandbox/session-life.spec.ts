import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
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

/** Logs in here and elsewhere, and gives the login a trusted device and a phone with a key. */
async function twoSessions() {
  const [here] = [await logIn()];
  const elsewhere = await logIn(tenantOf(here));
  const { db } = sandbox.tenant(tenantOf(here));
  db.prepare(
    "INSERT INTO trusted_device (login, token_hash, trusted_at, name) VALUES ('m.brzezinska', 'x', 0, 'x')",
  ).run();
  const access = () => ({
    trusted: db.prepare("SELECT 1 FROM trusted_device WHERE login = 'm.brzezinska'").all().length,
    keys: db.prepare("SELECT 1 FROM mobile_device WHERE login = 'm.brzezinska' AND remember_me + biometric > 0").all()
      .length,
  });
  expect(access()).toEqual({ trusted: 1, keys: 2 });
  return { here, elsewhere, access };
}

const NONE = { trusted: 0, keys: 0 };

test("(part of SESS-14) ends every other access after a changed password", async () => {
  const { here, elsewhere, access } = await twoSessions();
  const fields = "<currentPassword>Wiazka-2026</currentPassword><newPassword>Mewa-nad-molem-7</newPassword>";
  expect((await write(here, "changePasswordAuthenticated", fields)).one("e:changedAt")).toBeDefined();
  expect([await isActive(here), await isActive(elsewhere), access()]).toEqual([true, false, NONE]);
});

test("(part of SESS-14) ends every other access after a changed second factor", async () => {
  const { here, elsewhere, access } = await twoSessions();
  await here.call("confirmIdentity", PASSWORD);
  const created = await write(here, "create2FAToken", "<factor>sms</factor><phoneId>1</phoneId>");
  expect([await isActive(elsewhere), access()]).toEqual([true, { trusted: 1, keys: 2 }]);
  const code = /(?<="code":")\d{6}/.exec(JSON.stringify(await here.api("outbox")))?.[0] ?? "";
  const fields = `<tokenId>${created.one("e:tokenId")}</tokenId><code>${code}</code>`;
  expect((await write(here, "confirm2FAToken", fields)).one("e:status2FA")).toBe("OK");
  expect([await isActive(here), await isActive(elsewhere), access()]).toEqual([true, false, NONE]);
});

test("(part of SESS-14) ends every access after a password was set by a link", async () => {
  const { here, elsewhere, access } = await twoSessions();
  await write(sandbox.client(tenantOf(here)), "requestPasswordReset", "<login>m.brzezinska</login>");
  const sent = JSON.stringify(await here.api("outbox"));
  const token = /passwordToken#token=([^"]+)"/.exec(sent)?.[1] ?? "";
  const stranger = sandbox.client(tenantOf(here));
  await write(stranger, "resetPassword", `<token>${token}</token><password>Mewa-nad-molem-7</password>`);
  expect([await isActive(here), await isActive(elsewhere), access()]).toEqual([false, false, NONE]);
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
