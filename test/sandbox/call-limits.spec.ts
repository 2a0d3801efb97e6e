import { describe, expect, test } from "vitest";
import { runningSandboxForTests } from "./running-sandbox.ts";
import { ServiceClient, type ServiceAnswer } from "./service-client.ts";

const MINUTE = 60_000;
const sandbox = runningSandboxForTests();
let tenants = 0;

/** Client at a network address. The last entry of `X-Forwarded-For` counts; the first one is the client's own words. */
class ClientAt extends ServiceClient {
  readonly #address: string;
  /** Cookie of trusted devices, as the browser has it. */
  cookie = "";

  constructor(tenant: string, address: string) {
    super(sandbox.url(), tenant);
    this.#address = address;
  }

  override get headers(): Record<string, string> {
    return {
      ...super.headers,
      "X-Forwarded-For": `198.51.100.${Math.ceil(Math.random() * 200)}, ${this.#address}`,
      ...(this.cookie !== "" && { Cookie: this.cookie }),
    };
  }

  override async raw(...request: Parameters<ServiceClient["raw"]>): Promise<Response> {
    const response = await super.raw(...request);
    for (const cookie of response.headers.getSetCookie()) this.cookie = cookie.split(";")[0] ?? "";
    return response;
  }
}

/** Clients of one new tenant at two addresses. */
function twoClients(): readonly [ClientAt, ClientAt] {
  tenants += 1;
  return [new ClientAt(`limits-${tenants}`, "203.0.113.1"), new ClientAt(`limits-${tenants}`, "203.0.113.2")];
}

/** Client of the same tenant at its own address. */
const clientAt = (address: string): ClientAt => new ClientAt(`limits-${tenants}`, address);

/** Calls in turn and returns the refusals; "" for a call without one. */
async function refusalsOf(times: number, call: (turn: number) => Promise<ServiceAnswer>): Promise<readonly string[]> {
  const codes: string[] = [];
  for (let turn = 0; turn < times; turn += 1) codes.push((await call(turn)).one("e:errorCode") ?? "");
  return codes;
}

const repeated = (times: number, code: string): readonly string[] => Array.from({ length: times }, () => code);
const intent = (): string => `<intentId>${crypto.randomUUID()}</intentId>`;
const minutesUntil = (moment: string | undefined): number => (Date.parse(moment ?? "") - Date.now()) / MINUTE;

describe("logins", () => {
  test("[LOGIN-11] locks out the address that guessed, not the customer elsewhere or on a trusted device", async () => {
    const [stranger, owner] = twoClients();
    const guess = () => stranger.logIn("m.brzezinska", "zle");
    expect(await refusalsOf(6, guess)).toEqual([...repeated(4, "BAD_CREDENTIALS"), "LOCKED", "LOCKED"]);
    expect((await stranger.logIn("m.brzezinska")).one("e:errorCode")).toBe("LOCKED");
    expect((await owner.logIn("m.brzezinska")).one("e:sessionId")).toBeTruthy();
  });

  test("(part of LOGIN-11) doubles each further lock of the same address until a login succeeds", async () => {
    const [client] = twoClients();
    const lockedMinutes = async (): Promise<number> => {
      await refusalsOf(4, () => client.logIn("m.brzezinska", "zle"));
      const until = (await client.logIn("m.brzezinska", "zle")).one("e:lockedUntil");
      const minutes = Date.parse(until ?? "") - sandbox.tenant(`limits-${tenants}`).now();
      await client.api("clock", { advanceMs: minutes + 1_000 });
      return Math.round(minutes / MINUTE);
    };
    expect([await lockedMinutes(), await lockedMinutes(), await lockedMinutes()]).toEqual([30, 60, 120]);
    expect((await client.logIn("m.brzezinska")).one("e:sessionId")).toBeTruthy();
    expect(await lockedMinutes()).toBe(30);
  });

  test("(part of LOGIN-11) slows 100 guesses a minute of one address at many logins", async () => {
    const [stranger, owner] = twoClients();
    const codes = await refusalsOf(100, (turn) => stranger.logIn(`klient.${turn}`, "Wiosna2026"));
    expect(codes).toEqual([...repeated(50, "BAD_CREDENTIALS"), ...repeated(50, "TRY_LATER")]);
    const refused = await stranger.logIn("m.brzezinska");
    expect(refused.one("e:errorCode")).toBe("TRY_LATER");
    expect(minutesUntil(refused.one("e:tryAgainAt"))).toBeGreaterThan(8);
    expect(minutesUntil(refused.one("e:tryAgainAt"))).toBeLessThanOrEqual(10.1);
    expect((await owner.logIn("m.brzezinska")).one("e:sessionId")).toBeTruthy();
    await stranger.api("clock", { advanceMs: 11 * MINUTE });
    expect((await stranger.logIn("m.brzezinska")).one("e:sessionId")).toBeTruthy();
  });

  test("(part of LOGIN-11) limits guesses at one login from many new addresses", async () => {
    const [owner] = twoClients();
    await owner.logIn("m.brzezinska");
    const guess = (turn: number) => clientAt(`192.0.2.${Math.floor(turn / 4)}`).logIn("m.brzezinska", "zle");
    expect(await refusalsOf(101, guess)).toEqual([...repeated(100, "BAD_CREDENTIALS"), "TRY_LATER"]);
    expect((await owner.logIn("m.brzezinska")).one("e:sessionId")).toBeTruthy();
  });

  test("(part of LOGIN-02) answers every login without an identification alike, up to a limit", async () => {
    const [client] = twoClients();
    const ask = async (login: string) => (await client.call("beforeLogin", `<login>${login}</login>`)).xml;
    const known = await Promise.all(["m.brzezinska", "4127830", "konta.lis"].map(ask));
    expect(new Set([...known, await ask("nikt.taki"), await ask("9999999")]).size).toBe(1);
    for (let turn = 5; turn < 300; turn += 1)
      await client.raw("beforeLogin", client.envelope("beforeLogin", "<login>a</login>"));
    expect(await ask("m.brzezinska")).toContain("<errorCode>TRY_LATER</errorCode><tryAgainAt>");
  });

  test("(part of LOGIN-11) limits wrong identifications of an address, whatever the number", async () => {
    const [client] = twoClients();
    const identify = (turn: number) =>
      client.call("beforeLogin", `<login>${5_000_000 + turn}</login><identification>84061507489</identification>`);
    expect(await refusalsOf(21, identify)).toEqual([...repeated(20, ""), "TRY_LATER"]);
  });
});

describe("trusted devices", () => {
  /** Logs in with the code of the last SMS and trusts the device. */
  async function logInAndTrust(client: ClientAt, login: string): Promise<void> {
    const challengeId = (await client.logIn(login)).one("e:challenge/e:challengeId") ?? "";
    const sent: unknown = await client.api("outbox");
    const [code = ""] = /(?<="code":")\d{6}/.exec(JSON.stringify(sent)) ?? [];
    const fields = `<challengeId>${challengeId}</challengeId><code>${code}</code><rememberDevice>true</rememberDevice>`;
    expect((await client.call("sessionStart", fields)).one("e:sessionId")).toBeTruthy();
  }

  test("(part of LOGIN-11) lets a trusted device in from the address that is locked", async () => {
    const [device] = twoClients();
    await logInAndTrust(device, "kod.sikora");
    await refusalsOf(5, () => clientAt("203.0.113.1").logIn("kod.sikora", "zle"));
    expect((await clientAt("203.0.113.1").logIn("kod.sikora")).one("e:errorCode")).toBe("LOCKED");
    expect((await device.logIn("kod.sikora")).one("e:sessionId")).toBeTruthy();
  });

  test("(part of LOGIN-09) gives each login of one browser its own token, new each time", async () => {
    const [browser, elsewhere] = twoClients();
    // The demo's second login has an authenticator app.
    sandbox
      .tenant(`limits-${tenants}`)
      .db.exec("UPDATE second_factor SET phone = '601000001', secret = NULL WHERE login = 'kod.czajka'");
    await logInAndTrust(browser, "kod.sikora");
    const ofSikora = browser.cookie;
    await logInAndTrust(browser, "kod.czajka");
    // Both logins trust this browser; the token of the first one opens nothing of the second one.
    expect((await browser.logIn("kod.sikora")).one("e:sessionId")).toBeTruthy();
    expect((await browser.logIn("kod.czajka")).one("e:sessionId")).toBeTruthy();
    elsewhere.cookie = ofSikora;
    expect((await elsewhere.logIn("kod.czajka")).one("e:challenge/e:factor")).toBe("sms");
    expect(browser.cookie).not.toBe(ofSikora);
  });

  test("(part of LOGIN-09) forgets trusted devices after a changed password", async () => {
    const [browser] = twoClients();
    await logInAndTrust(browser, "kod.sikora");
    await browser.logIn("kod.sikora");
    sandbox.tenant(`limits-${tenants}`).db.exec("UPDATE session SET confirmed_at = used_at");
    const fields = `${intent()}<currentPassword>Wiazka-2026</currentPassword><newPassword>Nowe-haslo-2026</newPassword>`;
    expect((await browser.call("changePasswordAuthenticated", fields)).one("e:changedAt")).toBeTruthy();
    expect((await browser.logIn("kod.sikora", "Nowe-haslo-2026")).one("e:challenge/e:factor")).toBe("sms");
  });
});

describe("codes and links", () => {
  const askLink = (client: ServiceClient, login: string) =>
    client.call("requestPasswordReset", `${intent()}<login>${login}</login>`);

  test("[LOGIN-12] sends three reset links an hour, and answers unknown logins alike", async () => {
    for (const login of ["m.brzezinska", "nikt.taki"]) {
      const [client] = twoClients();
      expect(await refusalsOf(4, () => askLink(client, login))).toEqual(["", "", "", "TRY_LATER"]);
      await client.api("clock", { advanceMs: 61 * MINUTE });
      expect(await refusalsOf(1, () => askLink(client, login))).toEqual([""]);
    }
  });

  test("(part of LOGIN-12) silently sends no more links to one mailbox by its other names", async () => {
    const [client] = twoClients();
    const names = ["m.brzezinska", "4127830", "malgorzata.brzezinska-kowalczyk@poczta.example"];
    expect(await refusalsOf(6, (turn) => askLink(client, names[turn % 3] ?? ""))).toEqual(repeated(6, ""));
    const sent: unknown = await client.api("outbox");
    expect(JSON.stringify(sent).match(/passwordToken#token=/g)).toHaveLength(3);
  });

  test("(part of LOGIN-12) repeats no TRY_LATER for the same idempotency key later", async () => {
    const [client] = twoClients();
    await refusalsOf(3, () => askLink(client, "m.brzezinska"));
    const fields = `${intent()}<login>m.brzezinska</login>`;
    expect((await client.call("requestPasswordReset", fields)).one("e:errorCode")).toBe("TRY_LATER");
    await client.api("clock", { advanceMs: 61 * MINUTE });
    expect((await client.call("requestPasswordReset", fields)).one("e:accepted")).toBe("true");
  });

  test("(part of LOGIN-12) limits codes of one session to many recipients", async () => {
    const [client] = twoClients();
    await client.logIn("m.brzezinska");
    await client.call("confirmIdentity", "<password>Wiazka-2026</password>");
    const ask = (turn: number) =>
      client.call("setPhoneChangeToken", `${intent()}<phoneNumber>${601_000_000 + turn}</phoneNumber>`);
    expect(await refusalsOf(11, ask)).toEqual([...repeated(10, ""), "TRY_LATER"]);
  });

  test("(part of LOGIN-12) limits codes by SMS after right passwords", async () => {
    const [client] = twoClients();
    const codes = await refusalsOf(7, () => client.logIn("kod.sikora"));
    expect(codes).toEqual([...repeated(6, ""), "TRY_LATER"]);
  });
});
