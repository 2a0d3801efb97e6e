// @vitest-environment jsdom
import { expect, it } from "vitest";
import { SoapAccountAdapter } from "#adapters/soap/account/soap-account.adapter.ts";
import { SoapLoginAdapter } from "#adapters/soap/login/soap-login.adapter.ts";
import { SoapOnboardingAdapter } from "#adapters/soap/onboarding/soap-onboarding.adapter.ts";
import { SoapOnboardingFlagsAdapter } from "#adapters/soap/onboarding/soap-onboarding-flags.adapter.ts";
import { SoapClientAccountsAdapter } from "#adapters/soap/settings/soap-client-accounts.adapter.ts";
import { SoapMobileDevicesAdapter } from "#adapters/soap/settings/soap-mobile-devices.adapter.ts";
import { SoapSecondFactorAdapter } from "#adapters/soap/settings/soap-second-factor.adapter.ts";
import { SoapSignInAdapter } from "#adapters/soap/settings/soap-sign-in.adapter.ts";
import { LocalPermissionsRefreshAdapter } from "#adapters/storage/local-permissions-refresh.adapter.ts";
import { keyFromBase32, totpCode, totpStep } from "#kit/login/totp.ts";
import { FAKE_CODE, fakePermissionsRefresh, fakeSettings, type FakeSettings } from "#test/fakes/fake-settings.ts";
import { fakeOnboardingFlags } from "#test/fakes/fake-onboarding.ts";
import { PASSWORD, useSandbox } from "./sandbox-wire.ts";
import { secondFactorPortContract } from "./second-factor-port.contract.ts";
import {
  clientAccountsPortContract,
  mobileDevicesPortContract,
  onboardingFlagsPortContract,
  permissionsRefreshPortContract,
  signInPortContract,
} from "./settings-ports.contract.ts";

const DOWN = { kind: "http", status: 503 } as const;

function down({ script }: FakeSettings): () => Promise<void> {
  return async () => {
    for (const method of [
      "changeLogin",
      "changePassword",
      "load",
      "phones",
      "create",
      "confirm",
      "trust",
      "distrust",
      "devices",
      "edit",
      "disable",
      "remove",
      "save",
    ] as const)
      script.failAlways(method, DOWN);
  };
}

const newWire = useSandbox();
const HALF_AN_HOUR = 31 * 60_000;

async function customer(login: string) {
  const wire = newWire();
  const session = await new SoapLoginAdapter(wire.gateway).startSession({ login, password: PASSWORD });
  if (!session.ok) throw new Error(`${login} could not log in`);
  const { sessionId } = session.value;
  wire.gateway.setCredentials(sessionId);
  await wire.confirmIdentity();
  return { wire, sessionId, breakDown: () => wire.breakDown("*") };
}

async function canLogIn(
  gateway: Awaited<ReturnType<typeof customer>>["wire"]["gateway"],
  login: string,
  password: string,
): Promise<boolean> {
  return (await new SoapLoginAdapter(gateway).startSession({ login, password })).ok;
}

signInPortContract("fake", async () => {
  const fake = fakeSettings({ taken: ["nowak.nowy"] });
  return {
    port: fake.ports.signIn,
    opens: async (login, password) => login === fake.login() && password === fake.password(),
    breakDown: down(fake),
  };
});

signInPortContract("SOAP", async () => {
  const { wire, breakDown } = await customer("m.brzezinska");
  return {
    port: new SoapSignInAdapter(wire.gateway),
    opens: (login, password) => canLogIn(wire.otherBrowser(), login, password),
    breakDown,
  };
});

it.each(["m.brzezinska", "konta.lis"])(
  "(part of SET-01) SOAP: loads the custom login of %s after it was changed",
  async (former) => {
    const { wire } = await customer(former);
    expect(
      await new SoapSignInAdapter(wire.gateway).changeLogin({
        idempotencyKey: "contract-own-login-01",
        login: "calkiem.nowy",
      }),
    ).toMatchObject({ ok: true });
    const read = await new SoapAccountAdapter(wire.gateway).load();
    expect(read).toMatchObject({
      ok: true,
      value: { client: { clientLogin: "calkiem.nowy", clientCustomLogin: "calkiem.nowy" } },
    });
  },
);

mobileDevicesPortContract("fake", async () => {
  const fake = fakeSettings({
    mobile: [
      { deviceId: "tel", deviceName: "Telefon", rememberMe: true, biometric: true },
      { deviceId: "tab", deviceName: "Tablet", rememberMe: true, biometric: false },
    ],
  });
  return { port: fake.ports.devices, breakDown: down(fake) };
});

mobileDevicesPortContract("SOAP", async () => {
  const { wire, breakDown } = await customer("m.brzezinska");
  return { port: new SoapMobileDevicesAdapter(wire.gateway), breakDown };
});

clientAccountsPortContract("fake", async () => {
  const fake = fakeSettings({ accounts: ["5600321", "5600322", "6005610"] });
  return { port: fake.ports.accounts, order: async () => fake.order(), breakDown: down(fake) };
});

clientAccountsPortContract("SOAP", async () => {
  const { wire, breakDown } = await customer("konta.lis");
  return {
    port: new SoapClientAccountsAdapter(wire.gateway),
    async order() {
      const session = await new SoapLoginAdapter(wire.otherBrowser()).startSession({
        login: "konta.lis",
        password: PASSWORD,
      });
      return session.ok ? session.value.contexts.map(({ id }) => id) : [];
    },
    breakDown,
  };
});

secondFactorPortContract("fake", async () => {
  const fake = fakeSettings();
  return {
    port: fake.ports.factor,
    other: (id) => fake.otherDevice(id),
    codeFor: async () => FAKE_CODE,
    expire: async () => fake.expire(),
    breakDown: down(fake),
  };
});

secondFactorPortContract("SOAP", async () => {
  const { wire, sessionId, breakDown } = await customer("m.brzezinska");
  let passed = 0;
  return {
    port: new SoapSecondFactorAdapter(wire.gateway),
    other() {
      const gateway = wire.otherBrowser();
      gateway.setCredentials(sessionId);
      return new SoapSecondFactorAdapter(gateway);
    },
    codeFor: async ({ key }) =>
      key === undefined ? wire.lastCode() : totpCode(keyFromBase32(key.secret), totpStep(Date.now() + passed)),
    async expire() {
      passed += HALF_AN_HOUR;
      await wire.advance(HALF_AN_HOUR);
      await wire.confirmIdentity();
    },
    breakDown,
  };
});

onboardingFlagsPortContract("fake", async () => {
  const fake = fakeOnboardingFlags();
  return {
    port: fake,
    doneUntil: async (name) => fake.stored.find(({ eventName }) => eventName === name)?.expirationDate,
    breakDown: async () => fake.script.failAlways("save", DOWN),
  };
});

onboardingFlagsPortContract("SOAP", async () => {
  const { wire, breakDown } = await customer("m.brzezinska");
  return {
    port: new SoapOnboardingFlagsAdapter(wire.gateway),
    async doneUntil(name) {
      const events = await new SoapOnboardingAdapter(wire.gateway).load();
      return events.ok
        ? events.value.find(({ eventName, eventSet }) => eventName === name && eventSet)?.expirationDate
        : undefined;
    },
    breakDown,
  };
});

permissionsRefreshPortContract("fake", () => {
  const mark = fakePermissionsRefresh();
  return [mark, mark];
});

permissionsRefreshPortContract("local storage", () => {
  localStorage.clear();
  return [
    new LocalPermissionsRefreshAdapter(() => localStorage),
    new LocalPermissionsRefreshAdapter(() => localStorage),
  ];
});

it("(part of SET-07) returns no permissions-refresh time when storage is denied or invalid", () => {
  const forbidden = new LocalPermissionsRefreshAdapter(() => {
    throw new DOMException("no", "SecurityError");
  });
  forbidden.write("U-1/1", 5);
  expect(forbidden.read("U-1/1")).toBeUndefined();
  localStorage.setItem("ebok.permissions", "soon U-1/1");
  expect(new LocalPermissionsRefreshAdapter(() => localStorage).read("U-1/1")).toBeUndefined();
});

it("(part of SET-02) (part of LOGIN-10) returns no phones when codes go by e-mail only", async () => {
  const { wire } = await customer("sm.jantar");
  expect(await new SoapSecondFactorAdapter(wire.gateway).phones()).toEqual({ ok: true, value: [] });
});

it("(part of SET-01) ends all other sessions of the login when the password changes", async () => {
  const { wire } = await customer("m.brzezinska");
  const other = wire.otherBrowser();
  const session = await new SoapLoginAdapter(other).startSession({ login: "m.brzezinska", password: PASSWORD });
  other.setCredentials(session.ok ? session.value.sessionId : "");
  expect((await new SoapSecondFactorAdapter(other).load()).ok).toBe(true);
  await new SoapSignInAdapter(wire.gateway).changePassword({
    idempotencyKey: "0123456789abcdef",
    current: PASSWORD,
    next: "Mewa-nad-molem-7",
  });
  expect((await new SoapSecondFactorAdapter(wire.gateway).load()).ok).toBe(true);
  expect(await new SoapSecondFactorAdapter(other).load()).toMatchObject({
    ok: false,
    failure: { kind: "flagged", flag: "sessionError" },
  });
});

it("(part of LOGIN-09) (part of SET-02) asks for a new factor except on trusted devices", async () => {
  const { wire } = await customer("m.brzezinska");
  const port = new SoapSecondFactorAdapter(wire.gateway);
  const created = await port.create({ idempotencyKey: "0123456789abcdef", change: { kind: "sms", phoneId: "1" } });
  if (!created.ok || created.value.status !== "ok") throw new Error("create must return a token");
  await port.confirm({
    idempotencyKey: "0123456789abcdeg",
    tokenId: created.value.token.tokenId,
    code: await wire.lastCode(),
  });
  await port.trust({ idempotencyKey: "0123456789abcdeh", name: "Laptop" });
  const asked = await new SoapLoginAdapter(wire.otherBrowser()).startSession({
    login: "m.brzezinska",
    password: PASSWORD,
  });
  expect(asked).toMatchObject({
    ok: false,
    failure: { kind: "second-factor", challenge: { factor: "sms", trustedDevices: 1 } },
  });
  expect(await canLogIn(wire.gateway, "m.brzezinska", PASSWORD)).toBe(true);
});
