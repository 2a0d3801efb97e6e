import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { keyFromBase32, totpCode, totpStep } from "#kit/login/totp.ts";
import { DEMO_PIN } from "#lms/demo/insert-demo-customers.ts";
import { resetSecondFactor } from "#lms/setup/reset-second-factor.ts";
import type { ServiceAnswer, ServiceClient } from "#test/sandbox/service-client.ts";
import { openLmsScene, SCENE_NOW, type LmsScene } from "./lms-scene.ts";

const TOMASZ = "1002";
const ANNA = "1001";
const HOME = "1004";
const COTTAGE = "1005";
const MARIA = "maria.wilk@poczta.example";
const MINUTE = 60_000;

let scene: LmsScene;

beforeAll(async () => {
  scene = await openLmsScene();
}, 60_000);
afterAll(() => scene.close());
beforeEach(async () => {
  scene.now = SCENE_NOW;
  await scene.database.run(
    "DELETE FROM ebok.counted_call; DELETE FROM ebok.failed_login; DELETE FROM ebok.second_factor;" +
      "DELETE FROM ebok.factor_token; DELETE FROM ebok.trusted_device; DELETE FROM ebok.session",
  );
});

const write = (client: ServiceClient, operation: string, fields: string, key: string = crypto.randomUUID()) =>
  client.call(operation, `<intentId>${key}</intentId>${fields}`);

const codeOf = (secret: string): string => totpCode(keyFromBase32(secret), totpStep(scene.now));

async function lastCode(): Promise<string> {
  const [message] = await scene.sentMessages();
  return /\b\d{6}\b/.exec(message?.text ?? "")?.[0] ?? "";
}

async function newSession(login: string): Promise<ServiceClient> {
  const client = scene.client();
  await client.logIn(login, DEMO_PIN);
  return client;
}

/** Turns an app on and returns its key. The next code is another one. */
async function turnAppOn(client: ServiceClient): Promise<string> {
  const token = await write(client, "create2FAToken", "<factor>app</factor>");
  const [tokenId, secret = ""] = [token.one("e:tokenId"), token.one("e:secret")];
  const fields = `<tokenId>${tokenId}</tokenId><code>${codeOf(secret)}</code>`;
  expect((await write(client, "confirm2FAToken", fields)).one("e:status2FA")).toBe("OK");
  scene.now += MINUTE;
  return secret;
}

const sendCode = (challenge: ServiceAnswer, code: string, remember = false): Promise<ServiceAnswer> =>
  scene
    .client()
    .call(
      "sessionStart",
      `<challengeId>${challenge.one("e:challenge/e:challengeId")}</challengeId><code>${code}</code>` +
        `<rememberDevice>${remember}</rememberDevice>`,
    );

it("[LMS-34] asks for the code of an app after the PIN, takes each code once, and ends other sessions", async () => {
  const other = await newSession(TOMASZ);
  const tomasz = await newSession(TOMASZ);
  const secret = await turnAppOn(tomasz);
  expect((await other.call("sessionCheck")).one("e:active")).toBe("false");
  expect((await tomasz.call("sessionCheck")).one("e:active")).toBe("true");
  const challenge = await scene.client().logIn(TOMASZ, DEMO_PIN);
  expect(challenge.one("e:sessionId")).toBeUndefined();
  expect(challenge.one("e:challenge/e:factor")).toBe("app");
  const wrong = codeOf(secret) === "000000" ? "000001" : "000000";
  expect((await sendCode(challenge, wrong)).one("e:errorCode")).toBe("WRONG_APP_CODE");
  const code = codeOf(secret);
  const opened = await sendCode(challenge, code);
  expect(opened.one("e:currentContext")).toBe(TOMASZ);
  expect(opened.one("e:confirmedUntil")).toBeDefined();
  expect((await sendCode(challenge, code)).one("e:errorCode")).toBe("CHALLENGE_OVER");
  const again = await scene.client().logIn(TOMASZ, DEMO_PIN);
  expect((await sendCode(again, code)).one("e:errorCode")).toBe("WRONG_APP_CODE");
  const [notice] = await scene.sentMessages();
  expect(notice?.subject).toBe("Drugi składnik logowania jest włączony");
});

it("(part of LMS-34) locks after five wrong codes, which a right PIN does not reset", async () => {
  await turnAppOn(await newSession(TOMASZ));
  let last: string | undefined;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const challenge = await scene.client().logIn(TOMASZ, DEMO_PIN);
    last = (await sendCode(challenge, "000000")).one("e:errorCode");
  }
  expect(last).toBe("LOCKED");
  expect((await scene.client().logIn(TOMASZ, DEMO_PIN)).one("e:errorCode")).toBe("LOCKED");
});

it("(part of LMS-34) sends codes by SMS, another one a minute later, for five minutes each", async () => {
  const anna = await newSession(ANNA);
  expect((await anna.call("get2FAPhones")).all("e:phones/e:item/e:phone")).toEqual(["••• ••• 201"]);
  const token = await write(anna, "create2FAToken", "<factor>sms</factor><phoneId>1</phoneId>");
  const fields = `<tokenId>${token.one("e:tokenId")}</tokenId><code>${await lastCode()}</code>`;
  expect((await write(anna, "confirm2FAToken", fields)).one("e:status2FA")).toBe("OK");
  const challenge = await scene.client().logIn(ANNA, DEMO_PIN);
  expect(challenge.one("e:challenge/e:phone")).toBe("••• ••• 201");
  const first = await lastCode();
  const again = (id: string | undefined) =>
    scene.client().call("sessionStart", `<challengeId>${id}</challengeId><anotherCode>true</anotherCode>`);
  const id = challenge.one("e:challenge/e:challengeId");
  expect((await again(id)).one("e:errorCode")).toBe("SMS_TIME_LIMIT");
  scene.now += 2 * MINUTE;
  expect((await again(id)).one("e:challenge/e:challengeId")).toBe(id);
  const second = await lastCode();
  if (first !== second) expect((await sendCode(challenge, first)).one("e:errorCode")).toBe("WRONG_CODE");
  scene.now += 6 * MINUTE;
  expect((await sendCode(challenge, second)).one("e:errorCode")).toBe("EXPIRED_SMS_TOKEN");
  const rows = await scene.database.query("SELECT * FROM ebok.factor_challenge");
  expect(JSON.stringify(rows)).not.toContain(second);
});

it("[LMS-35] protects all accounts of the session, and confirms the identity by PIN and code", async () => {
  const maria = await newSession(MARIA);
  const secret = await turnAppOn(maria);
  for (const login of [MARIA, HOME, COTTAGE])
    expect((await scene.client().logIn(login, DEMO_PIN)).one("e:challenge/e:factor")).toBe("app");
  const opened = await sendCode(await scene.client().logIn(MARIA, DEMO_PIN), codeOf(secret));
  expect(opened.all("e:contexts/e:item/e:id")).toEqual([HOME, COTTAGE]);
  scene.now += 6 * MINUTE;
  const asked = await maria.call("confirmIdentity", `<password>${DEMO_PIN}</password>`);
  expect(asked.one("e:confirmedUntil")).toBeUndefined();
  const challengeId = asked.one("e:challenge/e:challengeId");
  // A challenge of a session opens no login.
  expect((await sendCode(asked, codeOf(secret))).one("e:errorCode")).toBe("CHALLENGE_OVER");
  const proof = `<challengeId>${challengeId}</challengeId><code>${codeOf(secret)}</code>`;
  expect((await maria.call("confirmIdentity", proof)).one("e:confirmedUntil")).toBeDefined();
  scene.now += MINUTE;
  const off = await write(maria, "create2FAToken", "<factor>none</factor>");
  expect(off.one("e:secret")).toBeUndefined();
  const fields = `<tokenId>${off.one("e:tokenId")}</tokenId><code>${codeOf(secret)}</code>`;
  expect((await write(maria, "confirm2FAToken", fields)).one("e:status2FA")).toBe("OK");
  expect((await scene.client().logIn(COTTAGE, DEMO_PIN)).one("e:sessionId")).toBeDefined();
});

it("(part of LMS-35) opens no account whose own factor was not proved", async () => {
  const cottage = await newSession(COTTAGE);
  await turnAppOn(cottage);
  const home = await newSession(HOME);
  const secret = await turnAppOn(home);
  const opened = await sendCode(await scene.client().logIn(MARIA, DEMO_PIN), codeOf(secret));
  expect(opened.all("e:contexts/e:item/e:id")).toEqual([HOME]);
});

it("[LMS-36] trusts a device by a cookie until the PIN changes, without counting its login as a proof", async () => {
  const tomasz = await newSession(TOMASZ);
  const secret = await turnAppOn(tomasz);
  const challenge = await scene.client().logIn(TOMASZ, DEMO_PIN);
  const fields =
    `<challengeId>${challenge.one("e:challenge/e:challengeId")}</challengeId><code>${codeOf(secret)}</code>` +
    "<rememberDevice>true</rememberDevice>";
  const client = scene.client();
  const response = await client.raw("sessionStart", client.envelope("sessionStart", fields));
  const header = response.headers.get("set-cookie") ?? "";
  expect(header).toMatch(/^ebok\.trusted=[0-9a-f]{48};.*HttpOnly; SameSite=Strict$/);
  const [cookie = ""] = header.split(";");
  const logIn = async () => {
    const body = client.envelope("sessionStart", `<login>${TOMASZ}</login><password>${DEMO_PIN}</password>`);
    return (await client.raw("sessionStart", body, { Cookie: cookie })).text();
  };
  const trusted = await logIn();
  expect(trusted).toContain("<sessionId>");
  expect(trusted).not.toContain("confirmedUntil");
  const devices = await tomasz.call("get2FADevices");
  expect(devices.all("e:devices/e:item/e:id")).toHaveLength(1);
  const rows = await scene.database.query("SELECT * FROM ebok.trusted_device");
  expect(JSON.stringify(rows)).not.toContain(cookie.split("=")[1]);
  const seconds = Math.floor(scene.now / 1_000) + 1;
  await scene.asOwner(() => scene.database.query("UPDATE customers SET pinlastchange = $1 WHERE id = 1002", [seconds]));
  scene.now += MINUTE;
  expect(await logIn()).toContain("<challenge>");
  await scene.asOwner(() => scene.database.query("UPDATE customers SET pinlastchange = 0 WHERE id = 1002"));
  const id = devices.one("e:devices/e:item/e:id");
  const removed = await write(tomasz, "delete2FADevices", `<devices><item>${id}</item><item>9</item></devices>`);
  expect(removed.one("e:removed")).toBe("1");
  expect(await logIn()).toContain("<challenge>");
});

it("(part of LMS-36) trusts five devices at most, and repeats the cookie for a repeated key", async () => {
  const tomasz = await newSession(TOMASZ);
  const trust = (name: string, key: string = crypto.randomUUID()) =>
    tomasz.raw("save2FADevice", tomasz.envelope("save2FADevice", `<intentId>${key}</intentId><name>${name}</name>`));
  expect(await (await trust("Laptop")).text()).toContain("NOT_POSSIBLE");
  await turnAppOn(tomasz);
  const key = crypto.randomUUID();
  const first = await trust("Laptop", key);
  expect((await trust("Laptop", key)).headers.get("set-cookie")).toBe(first.headers.get("set-cookie"));
  for (const name of ["2", "3", "4", "5"]) expect(await (await trust(name)).text()).toContain("<id>");
  expect(await (await trust("6")).text()).toContain("LIMIT_DEVICES");
});

it("[LMS-37] is turned off by the operator for a customer who has lost it", async () => {
  await turnAppOn(await newSession(TOMASZ));
  expect(await resetSecondFactor(scene.database, Number(TOMASZ))).toBe(true);
  expect(await resetSecondFactor(scene.database, Number(TOMASZ))).toBe(false);
  expect((await scene.client().logIn(TOMASZ, DEMO_PIN)).one("e:sessionId")).toBeDefined();
});
