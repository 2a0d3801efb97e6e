import { describe, expect, it } from "vitest";
import { SoapLoginAdapter } from "#adapters/soap/login/soap-login.adapter.ts";
import { SoapPasswordResetAdapter } from "#adapters/soap/login/soap-password-reset.adapter.ts";
import { SoapRegistrationAdapter } from "#adapters/soap/login/soap-registration.adapter.ts";
import { SoapSessionAdapter } from "#adapters/soap/session/soap-session.adapter.ts";
import type { Identity } from "#domain/login/index.ts";
import { fakePasswordReset } from "#test/fakes/fake-password-reset.ts";
import { fakeRegistration } from "#test/fakes/fake-registration.ts";
import { passwordResetPortContract } from "./password-reset-port.contract.ts";
import { registrationPortContract } from "./registration-port.contract.ts";
import { PASSWORD, useSandbox, type SandboxWire } from "./sandbox-wire.ts";

const DOWN = { kind: "http", status: 503 } as const;
const MINUTE = 60_000;
const newWire = useSandbox();

const ZOFIA: Identity = { customerNumber: "5900101", identification: "84061507489" };
const TERESA: Identity = { customerNumber: "5900105", identification: "90022855311" };
const MALGORZATA: Identity = { customerNumber: "4127830", identification: "78041254821" };
const LOGIN = "m.brzezinska";
const NEW_PASSWORD = "Mewa-nad-2027";

let keyCount = 0;
const idempotencyKey = (): string => `intent-getting-in-${String((keyCount += 1)).padStart(8, "0")}`;

registrationPortContract("fake", async () => {
  const contacts = { email: "z•••@poczta.example", phone: "••• ••• 118" };
  const port = fakeRegistration({
    subscribers: [
      { ...ZOFIA, identified: { kind: "may-register", mode: "email-or-phone", contacts } },
      { ...TERESA, identified: { kind: "not-possible" } },
      { ...MALGORZATA, identified: { kind: "has-account" } },
    ],
    taken: [LOGIN],
  });
  return {
    port,
    newcomer: ZOFIA,
    hasAccount: MALGORZATA,
    notPossible: TERESA,
    takenLogin: LOGIN,
    code: () => Promise.resolve("012345"),
    async breakDown() {
      for (const method of ["identify", "sendCode", "verifyCode", "createAccount"] as const)
        port.script.failAlways(method, DOWN);
    },
  };
});

registrationPortContract("SOAP", async () => {
  const wire = newWire();
  return {
    port: new SoapRegistrationAdapter(wire.gateway),
    newcomer: ZOFIA,
    hasAccount: MALGORZATA,
    notPossible: TERESA,
    takenLogin: LOGIN,
    code: () => wire.lastCode(),
    breakDown: () => wire.breakDown("*"),
  };
});

passwordResetPortContract("fake", async () => {
  const port = fakePasswordReset({ links: { "link-1": "good", "link-0": "overdue" } });
  return {
    port,
    login: LOGIN,
    token: () => Promise.resolve("link-1"),
    overdue: () => Promise.resolve("link-0"),
    async breakDown() {
      for (const method of ["requestLink", "checkToken", "setPassword"] as const) port.script.failAlways(method, DOWN);
    },
  };
});

passwordResetPortContract("SOAP", async () => {
  const wire = newWire();
  const port = new SoapPasswordResetAdapter(wire.gateway);
  return {
    port,
    login: LOGIN,
    token: () => wire.tokenOfLink("/passwordToken"),
    breakDown: () => wire.breakDown("*"),
    async overdue() {
      await port.requestLink({ idempotencyKey: idempotencyKey(), login: LOGIN });
      const token = await wire.tokenOfLink("/passwordToken");
      await wire.advance(61 * MINUTE);
      return token;
    },
  };
});

async function ticketOf(wire: SandboxWire, who: Identity): Promise<string> {
  const port = new SoapRegistrationAdapter(wire.gateway);
  await port.sendCode({ ...who, idempotencyKey: idempotencyKey(), channel: "sms", another: false });
  const ticket = await port.verifyCode({ ...who, idempotencyKey: idempotencyKey(), code: await wire.lastCode() });
  if (!ticket.ok) throw new Error(`verifyCode returned no ticket: ${ticket.failure.kind}`);
  return ticket.value;
}

describe("registration of the provider", () => {
  it("(part of LOGIN-04) creates one account per customer, with the customer's data", async () => {
    const wire = newWire();
    const port = new SoapRegistrationAdapter(wire.gateway);
    const [ticket, second] = [await ticketOf(wire, ZOFIA), await ticketOf(wire, ZOFIA)];
    const account = { ticket, login: "zofia.rutkowska", password: NEW_PASSWORD };
    expect(await port.createAccount({ ...account, idempotencyKey: idempotencyKey() })).toMatchObject({ ok: true });
    const session = await new SoapLoginAdapter(wire.gateway).startSession({
      login: "zofia.rutkowska",
      password: NEW_PASSWORD,
    });
    expect(session).toMatchObject({
      ok: true,
      value: { currentContext: "5900101", contexts: [{ name: "Zofia Rutkowska" }] },
    });
    expect(
      await port.createAccount({ ...account, idempotencyKey: idempotencyKey(), ticket: second, login: "zofia.druga" }),
    ).toMatchObject({ failure: { code: "expired-sms-token" } });
    expect(await port.identify(ZOFIA)).toEqual({ ok: true, value: { kind: "has-account" } });
  });

  it("creates one account when the response is lost and the same request is sent twice", async () => {
    const wire = newWire();
    const port = new SoapRegistrationAdapter(wire.gateway);
    const account = {
      ticket: await ticketOf(wire, ZOFIA),
      login: "zofia.rutkowska",
      password: NEW_PASSWORD,
      idempotencyKey: idempotencyKey(),
    };
    await wire.fault({ operation: "signUpCodeVerify", drop: true });
    expect(await port.createAccount(account)).toMatchObject({ ok: false });
    expect(await port.createAccount(account)).toEqual({ ok: true, value: true });
    expect(await port.createAccount(account)).toEqual({ ok: true, value: true });
  });

  it("[LOGIN-10] sends six-digit codes over the allowed channels and refuses all other channels", async () => {
    const wire = newWire();
    const port = new SoapRegistrationAdapter(wire.gateway);
    const send = (customerNumber: string, identification: string, channel: "sms" | "email") =>
      port.sendCode({ customerNumber, identification, idempotencyKey: idempotencyKey(), channel, another: false });
    const refusalResult = (code: string) => ({ ok: false, failure: { kind: "login-refused", code } });
    expect(await send("5900102", "584-302-11-77", "sms")).toEqual(refusalResult("not-possible"));
    expect(await send("5900102", "584-302-11-77", "email")).toMatchObject({ ok: true });
    expect(await send("5900103", "79112305158", "sms")).toMatchObject({ ok: true });
    expect(await send("5900103", "79112305158", "email")).toMatchObject({ ok: true });
    expect(await send("5900104", "66081244171", "email")).toEqual(refusalResult("not-possible"));
    expect(await send("5900104", "66081244171", "sms")).toEqual(refusalResult("bad-sms-prefix"));
    expect(await send("5900105", "90022855311", "sms")).toEqual(refusalResult("cannot-register"));
    expect(await send("5900106", "01251406278", "sms")).toEqual(refusalResult("not-possible"));
    for (const channel of ["sms", "email"] as const) {
      expect(await send(ZOFIA.customerNumber, ZOFIA.identification, channel)).toMatchObject({ ok: true });
      expect(await wire.lastCode()).toMatch(/^\d{6}$/);
      expect((await wire.outbox())[0]).toMatchObject({
        text: expect.stringMatching(/^Kod do założenia konta: \d{6}\./),
      });
    }
    const modes = [];
    for (const [customerNumber, identification] of [
      ["5900102", "5843021177"],
      ["5900103", "79112305158"],
      ["5900104", "66081244171"],
    ] as const) {
      const answer = await port.identify({ customerNumber, identification });
      modes.push(answer.ok && answer.value.kind === "may-register" ? answer.value.mode : answer);
    }
    expect(modes).toEqual(["email", "email-and-mobile", "phone"]);
  });

  it("rejects a registration code after five minutes and its ticket after fifteen", async () => {
    const wire = newWire();
    const port = new SoapRegistrationAdapter(wire.gateway);
    await port.sendCode({ ...ZOFIA, idempotencyKey: idempotencyKey(), channel: "sms", another: false });
    const code = await wire.lastCode();
    await wire.advance(5 * MINUTE);
    const expired = { ok: false, failure: { kind: "login-refused", code: "expired-sms-token" } };
    expect(await port.verifyCode({ ...ZOFIA, idempotencyKey: idempotencyKey(), code })).toEqual(expired);
    expect(
      await port.verifyCode({
        ...ZOFIA,
        idempotencyKey: idempotencyKey(),
        code: code === "000000" ? "111111" : "000000",
      }),
    ).toEqual(expired);
    const ticket = await ticketOf(wire, ZOFIA);
    await wire.advance(15 * MINUTE);
    expect(
      await port.createAccount({
        idempotencyKey: idempotencyKey(),
        ticket,
        login: "zofia.rutkowska",
        password: NEW_PASSWORD,
      }),
    ).toEqual(expired);
  });

  it("locks known and unknown customer numbers for 30 minutes after five wrong entries", async () => {
    for (const customerNumber of [ZOFIA.customerNumber, "999999999"]) {
      const wire = newWire();
      const port = new SoapRegistrationAdapter(wire.gateway);
      const wrong = { customerNumber, identification: "44051401359" };
      for (let attempt = 1; attempt < 5; attempt += 1)
        expect(await port.identify(wrong)).toMatchObject({ value: { kind: "unknown" } });
      expect(await port.identify(wrong)).toMatchObject({ failure: { kind: "locked", until: expect.any(Number) } });
      expect(await port.identify({ ...ZOFIA, customerNumber })).toMatchObject({ failure: { kind: "locked" } });
      await wire.advance(30 * MINUTE);
      expect((await port.identify({ ...ZOFIA, customerNumber })).ok).toBe(true);
    }
    const wire = newWire();
    const port = new SoapRegistrationAdapter(wire.gateway);
    await port.sendCode({ ...ZOFIA, idempotencyKey: idempotencyKey(), channel: "sms", another: false });
    const code = (await wire.lastCode()) === "000000" ? "111111" : "000000";
    for (let attempt = 1; attempt < 5; attempt += 1)
      expect(await port.verifyCode({ ...ZOFIA, idempotencyKey: idempotencyKey(), code })).toMatchObject({
        failure: { kind: "wrong-code" },
      });
    expect(await port.verifyCode({ ...ZOFIA, idempotencyKey: idempotencyKey(), code })).toMatchObject({
      failure: { kind: "locked" },
    });
  });

  it.each([
    ["krotki", "invalid-login"],
    ["123456789", "invalid-login"],
  ])("rejects the invalid login %s at a registration", async (login, code) => {
    const wire = newWire();
    const ticket = await ticketOf(wire, ZOFIA);
    const answer = await new SoapRegistrationAdapter(wire.gateway).createAccount({
      idempotencyKey: idempotencyKey(),
      ticket,
      login,
      password: NEW_PASSWORD,
    });
    expect(answer).toEqual({ ok: false, failure: { kind: "login-refused", code } });
  });
});

describe("password reset of the provider", () => {
  it("(part of LOGIN-05) sets the password, ends the old sessions and unlocks the login", async () => {
    const wire = newWire();
    const [port, login] = [new SoapPasswordResetAdapter(wire.gateway), new SoapLoginAdapter(wire.gateway)];
    const session = await login.startSession({ login: LOGIN, password: PASSWORD });
    if (!session.ok) throw new Error("startSession must succeed for this login");
    for (let attempt = 0; attempt < 5; attempt += 1) await login.startSession({ login: LOGIN, password: "źle" });
    expect(await login.startSession({ login: LOGIN, password: PASSWORD })).toMatchObject({
      failure: { kind: "locked" },
    });
    await port.requestLink({ idempotencyKey: idempotencyKey(), login: "4127830" });
    expect(
      await port.setPassword({
        idempotencyKey: idempotencyKey(),
        token: await wire.tokenOfLink("/passwordToken"),
        password: NEW_PASSWORD,
      }),
    ).toMatchObject({ ok: true });
    expect(await login.startSession({ login: LOGIN, password: PASSWORD })).toMatchObject({
      failure: { code: "bad-credentials" },
    });
    expect(await login.startSession({ login: LOGIN, password: NEW_PASSWORD })).toMatchObject({ ok: true });
    wire.gateway.setCredentials(session.value.sessionId);
    expect(await new SoapSessionAdapter(wire.gateway).isActive()).toEqual({ ok: true, value: false });
  });

  it("invalidates all reset links of a login once one is used, rejects a weak password", async () => {
    const wire = newWire();
    const port = new SoapPasswordResetAdapter(wire.gateway);
    await port.requestLink({ idempotencyKey: idempotencyKey(), login: LOGIN });
    const first = await wire.tokenOfLink("/passwordToken");
    await port.requestLink({ idempotencyKey: idempotencyKey(), login: LOGIN });
    const second = await wire.tokenOfLink("/passwordToken");
    expect(second).not.toBe(first);
    expect(
      await port.setPassword({ idempotencyKey: idempotencyKey(), token: second, password: "slabe" }),
    ).toMatchObject({
      failure: { code: "missing-data" },
    });
    expect(
      await port.setPassword({ idempotencyKey: idempotencyKey(), token: second, password: NEW_PASSWORD }),
    ).toMatchObject({
      ok: true,
    });
    expect(await port.checkToken(first)).toMatchObject({ failure: { code: "used-token" } });
  });

  it("(part of LOGIN-02) sends no password-reset message for an unknown login", async () => {
    const wire = newWire();
    await new SoapPasswordResetAdapter(wire.gateway).requestLink({
      idempotencyKey: idempotencyKey(),
      login: "nie.ma.takiego",
    });
    expect(
      (await wire.outbox()).flatMap(({ links }) => links).filter(({ href }) => href.startsWith("/passwordToken")),
    ).toEqual([]);
  });

  it("resets a password when a session is open in the browser", async () => {
    const wire = newWire();
    await wire.logIn(LOGIN);
    const port = new SoapPasswordResetAdapter(wire.gateway);
    expect(await port.requestLink({ idempotencyKey: idempotencyKey(), login: "oferty.sroka" })).toMatchObject({
      ok: true,
    });
    expect(await port.checkToken(await wire.tokenOfLink("/passwordToken"))).toMatchObject({ ok: true });
  });
});
