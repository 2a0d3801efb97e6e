import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { runningSandboxForTests } from "./running-sandbox.ts";
import { ServiceClient, type ServiceAnswer } from "./service-client.ts";

const MINUTE = 60_000;
const sandbox = runningSandboxForTests();

/** Client that keeps the cookie of a trusted device, as a browser does. */
class Browser extends ServiceClient {
  #cookie = "";

  override get headers(): Record<string, string> {
    return { ...super.headers, ...(this.#cookie !== "" && { Cookie: this.#cookie }) };
  }

  override async raw(...request: Parameters<ServiceClient["raw"]>): Promise<Response> {
    const response = await super.raw(...request);
    for (const cookie of response.headers.getSetCookie()) this.#cookie = cookie.split(";")[0] ?? "";
    return response;
  }
}

const open = (): Browser => new Browser(sandbox.url(), `confirms-${randomUUID().slice(0, 8)}`);

/** Returns the refusal of a sensitive write; `undefined` when it is allowed. */
async function refusalOf(client: ServiceClient): Promise<string | undefined> {
  const fields = `<intentId>${randomUUID()}</intentId><factor>app</factor>`;
  return (await client.call("create2FAToken", fields)).one("e:errorCode");
}

/** Returns whether a login opened a session, and whether it says that it counts as a confirmation. */
const stateOf = (answer: ServiceAnswer): readonly boolean[] =>
  ["sessionId", "confirmedUntil"].map((name) => answer.one(`e:${name}`) !== undefined);

async function sentText(client: ServiceClient, pattern: RegExp): Promise<string> {
  return pattern.exec(JSON.stringify(await client.api("outbox")))?.[1] ?? "";
}

test("[SESS-16] asks for no confirmation in the five minutes after a login by the password", async () => {
  const client = open();
  expect(stateOf(await client.logIn("m.brzezinska"))).toEqual([true, true]);
  expect(await refusalOf(client)).toBeUndefined();
  await client.api("clock", { advanceMs: 5 * MINUTE - 10_000 });
  expect(await refusalOf(client)).toBeUndefined();
  await client.api("clock", { advanceMs: 5 * MINUTE + 10_000 });
  expect(await refusalOf(client), "a session that is stolen later").toBe("CONFIRM_IDENTITY");
});

test("(part of SESS-16) counts a login with the code, none without it on a trusted device", async () => {
  const client = open();
  const challenge = (await client.logIn("kod.sikora")).one("e:challenge/e:challengeId") ?? "";
  const code = await sentText(client, /"code":"(\d{6})/);
  const fields = `<challengeId>${challenge}</challengeId><code>${code}</code><rememberDevice>true</rememberDevice>`;
  expect(stateOf(await client.call("sessionStart", fields))).toEqual([true, true]);
  expect(stateOf(await client.logIn("kod.sikora"))).toEqual([true, false]);
  expect(await refusalOf(client)).toBe("CONFIRM_IDENTITY");
});

test("(part of SESS-16) counts no login by a link alone", async () => {
  const client = open();
  const token = await sentText(client, /Kowalczyk: nowa faktura.*?loginToken\/([\w-]+)/);
  expect(stateOf(await client.call("sessionStart", `<loginToken>${token}</loginToken>`))).toEqual([true, false]);
});

test("(part of SESS-16) counts no login by a link with a code, also after another code", async () => {
  const client = open();
  const token = await sentText(client, /Sikora: twoje konto.*?loginToken\/([\w-]+)/);
  const challenge =
    (await client.call("sessionStart", `<loginToken>${token}</loginToken>`)).one("e:challenge/e:challengeId") ?? "";
  await client.api("clock", { advanceMs: MINUTE });
  await client.call("sessionStart", `<challengeId>${challenge}</challengeId><anotherCode>true</anotherCode>`);
  const code = await sentText(client, /"code":"(\d{6})/);
  const fields = `<challengeId>${challenge}</challengeId><code>${code}</code>`;
  const opened = await client.call("sessionStart", fields);
  expect(stateOf(opened)).toEqual([true, false]);
  const session = new ServiceClient(sandbox.url(), client.headers["X-Sandbox-Tenant"] ?? "", opened.one("e:sessionId"));
  expect(await refusalOf(session)).toBe("CONFIRM_IDENTITY");
});

test("(part of LOGIN-08) logs in once by a link with a code, again after an untyped code", async () => {
  const client = open();
  const token = await sentText(client, /Sikora: twoje konto.*?loginToken\/([\w-]+)/);
  const useLink = () => client.call("sessionStart", `<loginToken>${token}</loginToken>`);
  await useLink();
  await client.api("clock", { advanceMs: MINUTE });
  const challenge = (await useLink()).one("e:challenge/e:challengeId") ?? "";
  const code = await sentText(client, /"code":"(\d{6})/);
  const fields = `<challengeId>${challenge}</challengeId><code>${code}</code>`;
  expect(stateOf(await client.call("sessionStart", fields))).toEqual([true, false]);
  expect((await useLink()).one("e:errorCode")).toBe("USED_TOKEN");
});

test("(part of SESS-16) asks for no password right after the current one was typed for a new one", async () => {
  const client = open();
  await client.api("configuration", { loginConfirms: false });
  await client.logIn("m.brzezinska");
  expect(await refusalOf(client)).toBe("CONFIRM_IDENTITY");
  const passwords = "<currentPassword>Wiazka-2026</currentPassword><newPassword>Mewa-nad-molem-7</newPassword>";
  await client.call("changePasswordAuthenticated", `<intentId>${randomUUID()}</intentId>${passwords}`);
  expect(await refusalOf(client)).toBeUndefined();
});
