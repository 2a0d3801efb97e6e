import { describe, expect, it } from "vitest";
import {
  WebAuthnAuthenticatorAdapter,
  type WebAuthnWindow,
} from "#adapters/browser/web-authn-authenticator.adapter.ts";
import { SoapIdentityProofAdapter } from "#adapters/soap/login/soap-identity-proof.adapter.ts";
import { SoapLoginAdapter } from "#adapters/soap/login/soap-login.adapter.ts";
import { SoapPasskeyLoginAdapter } from "#adapters/soap/passkeys/soap-passkey-login.adapter.ts";
import { SoapPasskeysAdapter } from "#adapters/soap/passkeys/soap-passkeys.adapter.ts";
import { SoapActiveSessionsAdapter } from "#adapters/soap/settings/soap-active-sessions.adapter.ts";
import { SoapActivityLogAdapter } from "#adapters/soap/settings/soap-activity-log.adapter.ts";
import { SoapRecoveryCodesAdapter } from "#adapters/soap/settings/soap-recovery-codes.adapter.ts";
import { SoapSecondFactorAdapter } from "#adapters/soap/settings/soap-second-factor.adapter.ts";
import type { SecondFactorChallenge } from "#domain/login/index.ts";
import { fakeAuthenticator, fakePasskeys } from "#test/fakes/fake-passkeys.ts";
import { fakeSettings } from "#test/fakes/fake-settings.ts";
import { SoftwareAuthenticator } from "../../conformance/accounts/software-authenticator.ts";
import { aSession } from "#test/mothers/index.ts";
import { authenticatorPortContract } from "./authenticator-port.contract.ts";
import {
  passkeyLoginPortContract,
  passkeysPortContract,
  recoveryCodesPortContract,
  type PasskeysContractSetup,
} from "./passkeys-ports.contract.ts";
import { PASSWORD, useSandbox, type SandboxWire } from "./sandbox-wire.ts";

const newWire = useSandbox();
const FIVE_MINUTES = 5 * 60_000;
const SMS = "kod.sikora";

async function fake(): Promise<PasskeysContractSetup> {
  const provider = fakePasskeys({ session: aSession() });
  return {
    passkeys: provider.passkeys,
    login: provider.login,
    create: (options) => `created ${options}`,
    sign: (options) => `signed ${options}`,
    expire: async () => provider.expire(),
    breakDown: () =>
      provider.script.breakDown("load", "creationOptions", "save", "rename", "remove", "requestOptions", "openSession"),
  };
}

/** Logs in, with the code that was sent if one is needed. */
async function logIn(wire: SandboxWire, login: string): Promise<void> {
  const port = new SoapLoginAdapter(wire.gateway);
  const started = await port.startSession({ login, password: PASSWORD });
  const session =
    started.ok || started.failure.kind !== "second-factor"
      ? started
      : await port.confirmSession({
          challengeId: started.failure.challenge.challengeId,
          code: await wire.lastCode(),
          remember: false,
        });
  if (!session.ok) throw new Error(`${login} could not log in: ${JSON.stringify(session.failure)}`);
  wire.gateway.setCredentials(session.value.sessionId);
  await wire.confirmIdentity();
}

async function customer(wire = newWire(), login = "m.brzezinska") {
  await logIn(wire, login);
  const device = new SoftwareAuthenticator(wire.base);
  return {
    wire,
    device,
    passkeys: new SoapPasskeysAdapter(wire.gateway),
    login: new SoapPasskeyLoginAdapter(wire.otherBrowser()),
    create: (options: string) => device.create(options),
    sign: (options: string) => device.get(options),
    async expire() {
      await wire.advance(FIVE_MINUTES);
      await wire.confirmIdentity();
    },
    breakDown: () => wire.breakDown("*"),
  };
}

type Customer = Awaited<ReturnType<typeof customer>>;

passkeysPortContract("fake", fake);
passkeysPortContract("SOAP", () => customer());
passkeyLoginPortContract("fake", fake);
passkeyLoginPortContract("SOAP", () => customer());

recoveryCodesPortContract("fake", async ({ hasFactor }) => {
  const { ports, script } = fakeSettings({
    factor: { kind: hasFactor ? "app" : "none", phone: undefined, devices: [] },
  });
  return {
    port: ports.recoveryCodes,
    async left() {
      const factor = await ports.factor.load();
      return factor.ok ? factor.value.recoveryCodesLeft : undefined;
    },
    breakDown: () => script.breakDown("recoveryCodes"),
  };
});

recoveryCodesPortContract("SOAP", async ({ hasFactor }) => {
  const { wire, breakDown } = await customer(newWire(), hasFactor ? SMS : "m.brzezinska");
  return {
    port: new SoapRecoveryCodesAdapter(wire.gateway),
    async left() {
      const factor = await new SoapSecondFactorAdapter(wire.gateway).load();
      return factor.ok ? factor.value.recoveryCodesLeft : undefined;
    },
    breakDown,
  };
});

authenticatorPortContract("fake", () => {
  const port = fakeAuthenticator();
  return {
    port,
    creationOptions: "create",
    requestOptions: "sign",
    failNext: (code) => port.failNext(code),
    chooseSuggestion: () => port.chooseSuggestion(),
  };
});

const ERRORS = { declined: "NotAllowedError", exists: "InvalidStateError" } as const;

authenticatorPortContract("browser", () => {
  let failure: string | undefined;
  let choose = (): void => undefined;
  const credential = {
    id: "BAU",
    type: "public-key",
    toJSON: () => ({ id: "BAU", type: "public-key" }),
  };
  const answer = async (): Promise<Credential> => {
    const name = failure;
    failure = undefined;
    if (name !== undefined) throw new DOMException("refused", name);
    return credential;
  };
  const page: WebAuthnWindow = {
    isSecureContext: true,
    location: { hostname: "ebok.example" },
    navigator: {
      credentials: {
        create: answer,
        get: (options) =>
          options?.mediation === "conditional"
            ? new Promise((resolve, reject) => {
                choose = () => resolve(credential);
                options.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
              })
            : answer(),
      },
    },
    PublicKeyCredential: { isConditionalMediationAvailable: async () => true },
  };
  return {
    port: new WebAuthnAuthenticatorAdapter(page),
    creationOptions: JSON.stringify({
      challenge: "AQ",
      rp: { name: "Wiązka" },
      user: { id: "AQ", name: "x", displayName: "x" },
      pubKeyCredParams: [],
    }),
    requestOptions: JSON.stringify({ challenge: "AQ" }),
    failNext: (code) => (failure = ERRORS[code]),
    chooseSuggestion: () => choose(),
  };
});

async function savePasskey({ passkeys, create }: Customer): Promise<string> {
  const issued = await passkeys.creationOptions();
  if (!issued.ok) throw new Error("no options were issued");
  const saved = await passkeys.save({
    idempotencyKey: `passkey-${crypto.randomUUID()}`,
    challengeId: issued.value.challengeId,
    name: "Telefon",
    passkey: create(issued.value.options),
  });
  if (!saved.ok) throw new Error(`not saved: ${JSON.stringify(saved.failure)}`);
  return saved.value.id;
}

/** Logs in with the passkey, signed by `sign`. */
async function logInByPasskey({ login }: Customer, sign: (options: string) => string) {
  const issued = await login.requestOptions();
  if (!issued.ok) throw new Error("no options were issued");
  return login.openSession({ challengeId: issued.value.challengeId, passkey: sign(issued.value.options) });
}

async function challengeOf(port: SoapLoginAdapter): Promise<SecondFactorChallenge> {
  const response = await port.startSession({ login: SMS, password: PASSWORD });
  if (response.ok || response.failure.kind !== "second-factor") throw new Error("no second factor was asked for");
  return response.failure.challenge;
}

const wrongPasskey = { ok: false, failure: { kind: "wrong-code", from: "passkey" } };
const badCredentials = { ok: false, failure: { kind: "login-refused", code: "bad-credentials" } };

describe("passkeys of the provider", () => {
  it("[KEY-05] rejects another origin, a user who was not verified and a replayed signature", async () => {
    const owner = await customer();
    await savePasskey(owner);
    const { device } = owner;
    expect(await logInByPasskey(owner, (options) => device.get(options, { origin: "https://inny.example" }))).toEqual(
      badCredentials,
    );
    expect(await logInByPasskey(owner, (options) => device.get(options, { isUserVerified: false }))).toEqual(
      badCredentials,
    );
    const issued = await owner.login.requestOptions();
    const replayed = device.get(issued.ok ? issued.value.options : "");
    expect(await logInByPasskey(owner, () => replayed)).toEqual(badCredentials);
    expect(await logInByPasskey(owner, (options) => device.get(options))).toMatchObject({ ok: true });
    const created = await owner.passkeys.creationOptions();
    if (!created.ok) return;
    const { challengeId, options } = created.value;
    expect(
      await owner.passkeys.save({
        idempotencyKey: "passkey-of-another-origin",
        challengeId,
        name: "Telefon",
        passkey: device.create(options, { origin: "https://inny.example" }),
      }),
    ).toMatchObject({ ok: false, failure: { code: "not-possible" } });
  });

  it("[KEY-06] rejects a passkey whose counter went back, and notifies its owner", async () => {
    const owner = await customer();
    await savePasskey(owner);
    const { device, wire } = owner;
    expect(await logInByPasskey(owner, (options) => device.get(options, { counter: 7 }))).toMatchObject({ ok: true });
    expect(await logInByPasskey(owner, (options) => device.get(options, { counter: 7 }))).toEqual(badCredentials);
    expect((await wire.outbox())[0]?.text).toContain("„Telefon”, bo mógł zostać skopiowany");
    expect(await logInByPasskey(owner, (options) => device.get(options, { counter: 8 }))).toMatchObject({ ok: true });
  });

  it("(part of KEY-05) locks the login after five wrong signatures of its passkey", async () => {
    const owner = await customer();
    await savePasskey(owner);
    const forge = (options: string) => owner.device.get(options, { isUserVerified: false });
    for (let attempt = 1; attempt < 5; attempt += 1) expect(await logInByPasskey(owner, forge)).toEqual(badCredentials);
    const locked = { ok: false, failure: { kind: "locked" } };
    expect(await logInByPasskey(owner, forge)).toMatchObject(locked);
    expect(await logInByPasskey(owner, (options) => owner.device.get(options))).toMatchObject(locked);
  });

  it("(part of KEY-04) accepts the code after late passkeys, which it does not count", async () => {
    const owner = await customer(newWire(), SMS);
    await savePasskey(owner);
    const { wire, device } = owner;
    const port = new SoapLoginAdapter(wire.otherBrowser());
    const { challengeId, passkeyOptions = "" } = await challengeOf(port);
    await wire.advance(FIVE_MINUTES);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const passkey = device.get(passkeyOptions);
      expect(await port.confirmSession({ challengeId, passkey, remember: false })).toEqual(wrongPasskey);
    }
    expect(await port.sendAnotherCode(challengeId)).toMatchObject({ ok: true });
    const code = await wire.lastCode();
    expect(await port.confirmSession({ challengeId, code, remember: false })).toMatchObject({ ok: true });
  });

  it("(part of KEY-04) accepts the passkey of the login for its challenge only", async () => {
    const owner = await customer(newWire(), SMS);
    await savePasskey(owner);
    const port = new SoapLoginAdapter(owner.wire.otherBrowser());
    const first = await challengeOf(port);
    const wrong = owner.device.get(first.passkeyOptions ?? "", { isUserVerified: false });
    const confirm = ({ challengeId }: SecondFactorChallenge, passkey: string) =>
      port.confirmSession({ challengeId, passkey, remember: false });
    expect(await confirm(first, wrong)).toMatchObject(wrongPasskey);
    expect(await confirm(first, owner.device.get(first.passkeyOptions ?? ""))).toEqual(wrongPasskey);
    const second = await challengeOf(port);
    expect(await confirm(second, owner.device.get(second.passkeyOptions ?? ""))).toMatchObject({ ok: true });
  });

  it("(part of SESS-13) confirms the identity by a passkey, and by a recovery code", async () => {
    const owner = await customer(newWire(), SMS);
    await savePasskey(owner);
    const codes = await new SoapRecoveryCodesAdapter(owner.wire.gateway).create();
    const proof = new SoapIdentityProofAdapter(owner.wire.gateway);
    const asked = async (): Promise<SecondFactorChallenge> => {
      const response = await proof.provePassword(PASSWORD);
      if (response.ok || response.failure.kind !== "second-factor") throw new Error("no second factor was asked for");
      return response.failure.challenge;
    };
    const first = await asked();
    const passkey = owner.device.get(first.passkeyOptions ?? "");
    const confirmed = { ok: true, value: "confirmed" };
    expect(await proof.proveSecondFactor({ challengeId: first.challengeId, passkey })).toEqual(confirmed);
    const { challengeId } = await asked();
    const [recoveryCode = ""] = codes.ok ? codes.value : [];
    expect(await proof.proveSecondFactor({ challengeId, recoveryCode })).toEqual(confirmed);
  });

  it("(part of KEY-06) rejects a counter that a confirmation of the identity has reported before", async () => {
    const owner = await customer(newWire(), SMS);
    await savePasskey(owner);
    const proof = new SoapIdentityProofAdapter(owner.wire.gateway);
    const response = await proof.provePassword(PASSWORD);
    if (response.ok || response.failure.kind !== "second-factor") throw new Error("no second factor was asked for");
    const { challengeId, passkeyOptions = "" } = response.failure.challenge;
    const passkey = owner.device.get(passkeyOptions, { counter: 7 });
    expect(await proof.proveSecondFactor({ challengeId, passkey })).toEqual({ ok: true, value: "confirmed" });
    expect(await logInByPasskey(owner, (options) => owner.device.get(options, { counter: 7 }))).toEqual(badCredentials);
    expect(await logInByPasskey(owner, (options) => owner.device.get(options, { counter: 8 }))).toMatchObject({
      ok: true,
    });
  });

  it("(part of ACT-02) records passkeys, a login with one and recovery codes", async () => {
    const owner = await customer(newWire(), SMS);
    const id = await savePasskey(owner);
    await logInByPasskey(owner, (options) => owner.device.get(options));
    await new SoapRecoveryCodesAdapter(owner.wire.gateway).create();
    await owner.passkeys.remove({ idempotencyKey: "remove-recorded-key", id });
    const log = await new SoapActivityLogAdapter(owner.wire.gateway).load({});
    const texts = log.ok ? log.value.activities.map(({ text, detail }) => detail ?? text) : [];
    expect(texts.slice(0, 4)).toEqual([
      "Usunięto klucz dostępu",
      "Utworzono kody zapasowe",
      "Logowanie kluczem dostępu",
      "Telefon",
    ]);
  });

  it("(part of ACT-02) records a passkey login inside the app as one of the app", async () => {
    const owner = await customer();
    await savePasskey(owner);
    const login = new SoapPasskeyLoginAdapter(owner.wire.otherBrowser(), true);
    expect(await logInByPasskey({ ...owner, login }, (options) => owner.device.get(options))).toMatchObject({
      ok: true,
    });
    const sessions = await new SoapActiveSessionsAdapter(owner.wire.gateway).load();
    expect(sessions.ok ? sessions.value.map(({ channel }) => channel).sort() : []).toEqual(["app", "browser"]);
  });

  it("(part of KEY-04) offers no passkey for a login without one", async () => {
    expect((await challengeOf(new SoapLoginAdapter(newWire().gateway))).passkeyOptions).toBeUndefined();
  });

  it("(part of KEY-07) accepts a recovery code once, and none of the former codes", async () => {
    const { wire } = await customer(newWire(), SMS);
    const codes = new SoapRecoveryCodesAdapter(wire.gateway);
    const [former, made] = [await codes.create(), await codes.create()];
    if (!former.ok || !made.ok) throw new Error("no codes were made");
    const port = new SoapLoginAdapter(wire.otherBrowser());
    const use = async (recoveryCode = "") => {
      const { challengeId } = await challengeOf(port);
      return port.confirmSession({ challengeId, recoveryCode, remember: false });
    };
    const wrong = { ok: false, failure: { kind: "wrong-code", from: "recovery-code" } };
    expect(await use(former.value[0])).toMatchObject(wrong);
    expect(await use(made.value[0])).toMatchObject({ ok: true });
    expect(await use(made.value[0])).toMatchObject(wrong);
    expect((await challengeOf(port)).recoveryCodesLeft).toBe(9);
  });
});
