// @vitest-environment jsdom
import { createVerify, webcrypto } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DocumentDeviceMemoryAdapter } from "#adapters/browser/document-device-memory.adapter.ts";
import { SoapDeviceLoginAdapter } from "#adapters/soap/device/soap-device-login.adapter.ts";
import { SoapDeviceRegistrationAdapter } from "#adapters/soap/device/soap-device-registration.adapter.ts";
import { SoapLoginAdapter } from "#adapters/soap/login/soap-login.adapter.ts";
import { SoapMobileDevicesAdapter } from "#adapters/soap/settings/soap-mobile-devices.adapter.ts";
import { USER_RESPONSE_TIMEOUT_MS } from "#adapters/native-bridge/channel-native-bridge.adapter.ts";
import { NATIVE_EVENT, NATIVE_OBJECT_NAME } from "#adapters/native-bridge/native-channel.ts";
import type { UserSession } from "#domain/session/index.ts";
import { Phone } from "#sandbox/native-app-simulator/phone.ts";
import { createNativeApp } from "#src/container/native-app.module.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { DeviceLoginStore } from "#ui/stores/device/device-login.store.ts";
import { ThisDeviceStore } from "#ui/stores/device/this-device.store.ts";
import { PASSWORD, useSandbox } from "./sandbox-wire.ts";

const newWire = useSandbox();

beforeEach(() => void vi.stubGlobal("crypto", webcrypto));
afterEach(() => {
  for (const name of [NATIVE_OBJECT_NAME, "webkit"]) Reflect.deleteProperty(window, name);
});

/** Installs the native end of the bridge as each system does; returns the function that sends a message to the page. */
const SYSTEMS = {
  android(receiveMessage: (text: string) => void) {
    const end: { postMessage: (text: string) => void; onmessage: ((event: { readonly data: string }) => void) | null } =
      { postMessage: receiveMessage, onmessage: null };
    Object.defineProperty(window, NATIVE_OBJECT_NAME, { value: end, configurable: true });
    return (data: string) => end.onmessage?.({ data });
  },
  ios(receiveMessage: (text: string) => void) {
    Object.defineProperty(window, "webkit", {
      value: { messageHandlers: { [NATIVE_OBJECT_NAME]: { postMessage: receiveMessage } } },
      configurable: true,
    });
    return (detail: string) => window.dispatchEvent(new CustomEvent(NATIVE_EVENT, { detail }));
  },
};

/**
 * Logs a customer of the sandbox in, with the portal in an app or in a browser; only the environment of the page
 * differs.
 */
async function customer(environment: keyof typeof SYSTEMS | "browser") {
  const wire = newWire();
  const session = await new SoapLoginAdapter(wire.gateway).startSession({ login: "m.brzezinska", password: PASSWORD });
  if (!session.ok) throw new Error("the customer could not log in");
  wire.gateway.setCredentials(session.value.sessionId);
  await wire.confirmIdentity();
  const owner: { finger: () => Promise<boolean> } = { finger: async () => true };
  let sendToPage: (text: string) => unknown = () => undefined;
  const phone = new Phone(
    {
      send: (text) => void sendToPage(text),
      showFinger: () => owner.finger(),
      allowPush: async () => true,
      outside: () => undefined,
    },
    {
      name: "Telefon",
      platform: environment === "ios" ? "ios" : "android",
      appVersion: "1.0.0",
      biometry: "fingerprint",
      push: "granted",
      dark: false,
      insets: { top: 0, right: 0, bottom: 0, left: 0 },
    },
  );
  if (environment !== "browser") sendToPage = SYSTEMS[environment]((text) => void phone.receiveMessage(text));
  const clock = movableClock();
  const { bridge } = createNativeApp(window, clock);
  const registration = new SoapDeviceRegistrationAdapter(wire.gateway);
  const login = new SoapDeviceLoginAdapter(wire.gateway);
  const memory = new DocumentDeviceMemoryAdapter(window);
  const settings = new ThisDeviceStore({
    bridge,
    registration,
    memory,
    devices: new SoapMobileDevicesAdapter(wire.gateway),
    idempotencyKeys: fakeIdempotencyKeys(),
    changed: () => undefined,
  });
  await settings.refresh();
  const entered: UserSession[] = [];
  const deviceLogin = new DeviceLoginStore({
    bridge,
    login,
    memory,
    openSession: (one) => void entered.push(one),
    endUnusedSession: () => undefined,
    hasLeftPage: () => false,
    isTyping: () => false,
    isReasonShown: () => false,
  });
  return { wire, bridge, clock, owner, phone, settings, deviceLogin, entered, sessionId: session.value.sessionId };
}

/** Reads everything that WRAP-01 requires through the port. */
async function readAll({ bridge }: Pick<Awaited<ReturnType<typeof customer>>, "bridge">) {
  const dark: boolean[] = [];
  const stop = bridge.dark.subscribe((one) => void dark.push(one));
  const key = await bridge.createKey("biometric");
  const answers = {
    device: await bridge.device(),
    token: await bridge.deviceToken(),
    key,
    has: await bridge.hasKey("biometric"),
    signed: await bridge.sign("biometric", "challenge"),
    push: await bridge.pushState(),
    pushPermission: await bridge.askForPush(),
  };
  stop.unsubscribe();
  return { answers, dark };
}

it.each(["android", "ios"] as const)(
  "[WRAP-01] %s: reads device, token, keys, signatures, notifications and dark mode through the port",
  async (system) => {
    const { bridge, phone } = await customer(system);
    const { answers, dark } = await readAll({ bridge });
    const { device, token, key, has, signed, push, pushPermission } = answers;
    expect([device, token, has, push, pushPermission]).toMatchObject([
      { ok: true, value: { deviceId: phone.deviceId, platform: system } },
      { ok: true, value: expect.stringMatching(/^sim-/) },
      { ok: true, value: true },
      { ok: true, value: "granted" },
      { ok: true, value: "granted" },
    ]);
    if (!key.ok || !signed.ok) throw new Error("the device must return a key and a signature");
    const text = ["ebok-login-1", phone.deviceId, "biometric", "challenge"].join("\n");
    expect(
      createVerify("sha256")
        .update(text)
        .verify({ key: Buffer.from(key.value, "base64"), format: "der", type: "spki" }, signed.value, "base64"),
    ).toBe(true);
    expect(dark).toEqual([false]);
  },
);

it('[WRAP-01] returns the failure "no-device" for every call in a browser', async () => {
  const { answers, dark } = await readAll(await customer("browser"));
  const none = { ok: false, failure: { kind: "bridge", why: "no-device" } };
  expect([...Object.values(answers), dark]).toEqual([none, none, none, none, none, none, none, []]);
});

it.each(["android", "ios"] as const)(
  "[WRAP-03] %s: opens a session by fingerprint, and refuses a declined, silent or late one",
  async (system) => {
    const { wire, clock, owner, settings, deviceLogin, entered } = await customer(system);
    await settings.turnOn("biometric");
    expect([settings.problem, settings.facts?.isOn]).toEqual([undefined, { automatic: false, biometric: true }]);
    wire.gateway.setCredentials(undefined);
    await deviceLogin.refresh(false);
    expect(deviceLogin.availableKeyUses).toEqual(["biometric"]);

    owner.finger = async () => false;
    await deviceLogin.openSession("biometric");
    expect([deviceLogin.problem, entered]).toEqual([{ kind: "declined" }, []]);

    const shown = vi.fn<() => Promise<boolean>>(() => new Promise(() => undefined));
    owner.finger = shown;
    const waiting = deviceLogin.openSession("biometric");
    await vi.waitFor(() => expect(shown).toHaveBeenCalled());
    await clock.advance(USER_RESPONSE_TIMEOUT_MS);
    await waiting;
    expect([deviceLogin.problem, deviceLogin.runningKeyUse, entered]).toEqual([
      { kind: "device-unavailable" },
      undefined,
      [],
    ]);

    owner.finger = async () => {
      await wire.advance(2 * 60_000 + 1);
      return true;
    };
    await deviceLogin.openSession("biometric");
    expect([deviceLogin.problem, entered]).toEqual([{ kind: "challenge-over" }, []]);

    owner.finger = async () => true;
    await deviceLogin.openSession("biometric");
    expect([deviceLogin.problem, entered.map(({ isLogged, currentContext }) => [isLogged, currentContext])]).toEqual([
      undefined,
      [[true, "4127830"]],
    ]);
  },
);

it.each(["automatic", "biometric"] as const)(
  "(part of WRAP-03) rejects a lost %s key, hides it, and replaces it after a login",
  async (use) => {
    const { wire, phone, settings, deviceLogin, entered, sessionId } = await customer("android");
    await settings.turnOn(use);
    wire.gateway.setCredentials(undefined);
    await deviceLogin.refresh(false);
    phone.loseKeys();
    await deviceLogin.openSession(use);
    expect([deviceLogin.problem, deviceLogin.availableKeyUses, entered]).toEqual([{ kind: "lost" }, [], []]);

    wire.gateway.setCredentials(sessionId);
    await settings.refresh();
    expect(settings.facts?.isOn[use]).toBe(false);
    await settings.turnOn(use);
    wire.gateway.setCredentials(undefined);
    await deviceLogin.refresh(false);
    await deviceLogin.openSession(use);
    expect([deviceLogin.problem, deviceLogin.availableKeyUses, entered.length]).toEqual([undefined, [use], 1]);
  },
);

it.each(["android", "ios", "browser"] as const)(
  "(part of WRAP-04) uses the same container, stores and rules in %s",
  async (environment) => {
    const { settings, deviceLogin, entered, wire } = await customer(environment);
    await settings.turnOn("automatic");
    wire.gateway.setCredentials(undefined);
    await deviceLogin.refresh(true);
    const isInApp = environment !== "browser";
    expect([settings.facts?.isOn.automatic, deviceLogin.availableKeyUses, entered.length]).toEqual(
      isInApp ? [true, ["automatic"], 1] : [undefined, [], 0],
    );
    expect([settings.problem, deviceLogin.problem]).toEqual([undefined, undefined]);
  },
);
