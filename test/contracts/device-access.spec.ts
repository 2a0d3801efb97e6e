// @vitest-environment jsdom
import { generateKeyPairSync, sign } from "node:crypto";
import { expect, it } from "vitest";
import { SoapDeviceLoginAdapter } from "#adapters/soap/device/soap-device-login.adapter.ts";
import { SoapDeviceRegistrationAdapter } from "#adapters/soap/device/soap-device-registration.adapter.ts";
import { SoapLoginAdapter } from "#adapters/soap/login/soap-login.adapter.ts";
import { SoapMobileDevicesAdapter } from "#adapters/soap/settings/soap-mobile-devices.adapter.ts";
import { proveDeviceKey } from "#test/fakes/prove-device-key.ts";
import { fakeDeviceAccess } from "#test/fakes/fake-device-access.ts";
import { aSession } from "#test/mothers/index.ts";
import {
  deviceLoginPortContract,
  deviceRegistrationPortContract,
  type DeviceAccessContractSetup,
} from "./device-access-ports.contract.ts";
import { PASSWORD, useSandbox } from "./sandbox-wire.ts";

type Signed = Parameters<DeviceAccessContractSetup["sign"]>[0];
const textOf = ({ deviceId, use, challenge }: Signed, purpose: string = "ebok-login-1"): string =>
  [purpose, deviceId, use, challenge].join("\n");

async function fake(): Promise<DeviceAccessContractSetup> {
  const publicKey = btoa("the-key-of-this-device");
  const access = fakeDeviceAccess({
    session: aSession({ currentContext: "4127830" }),
    isRight: (key, signed, signature) => signature === `${key} ${textOf(signed)}`,
    isProof: (key, signed, signature) =>
      key !== publicKey || signature === `${key} ${textOf(signed, "ebok-register-1")}`,
  });
  return {
    registration: access.registration,
    login: access.login,
    publicKey,
    sign: (signed, purpose) => `${publicKey} ${textOf(signed, purpose)}`,
    switchOff: async (deviceId, use) => access.switchOff(deviceId, use),
    breakDown: async () =>
      (["associate", "challenge", "openSession"] as const).forEach((method) =>
        access.script.failAlways(method, { kind: "http", status: 503 }),
      ),
  };
}

const newWire = useSandbox();

/** Creates a phone with a real key; the sandbox verifies its signatures. */
async function phone(wire = newWire(), login = "m.brzezinska") {
  const loginPort = new SoapLoginAdapter(wire.gateway);
  const started = await loginPort.startSession({ login, password: PASSWORD });
  const session =
    started.ok || started.failure.kind !== "second-factor"
      ? started
      : await loginPort.confirmSession({
          challengeId: started.failure.challenge.challengeId,
          code: await wire.lastCode(),
          remember: false,
        });
  if (!session.ok) throw new Error(`${login} could not log in`);
  wire.gateway.setCredentials(session.value.sessionId);
  await wire.confirmIdentity();
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const devices = new SoapMobileDevicesAdapter(wire.gateway);
  let keyCount = 0;
  const setup: DeviceAccessContractSetup = {
    registration: new SoapDeviceRegistrationAdapter(wire.gateway),
    login: new SoapDeviceLoginAdapter(wire.otherBrowser()),
    publicKey: publicKey.export({ type: "spki", format: "der" }).toString("base64"),
    sign: (signed, purpose) => sign("sha256", Buffer.from(textOf(signed, purpose)), privateKey).toString("base64"),
    async switchOff(deviceId, use) {
      const known = await devices.load();
      const device = known.ok ? known.value.find((one) => one.deviceId === deviceId) : undefined;
      if (device === undefined) throw new Error("the device is not registered");
      const changed = await devices.edit({
        idempotencyKey: `contract-switch-off-${(keyCount += 1)}`,
        device: { ...device, ...(use === "biometric" ? { biometric: false } : { rememberMe: false }) },
      });
      if (!changed.ok) throw new Error("turning the device off failed");
    },
    breakDown: () => wire.breakDown("*"),
  };
  return { ...setup, wire };
}

deviceRegistrationPortContract("fake", fake);
deviceRegistrationPortContract("SOAP", () => phone());
deviceLoginPortContract("fake", fake);
deviceLoginPortContract("SOAP", () => phone());

const device = { deviceId: "1d2e3f4a5b6c7d8e9f0a1b2c3d4e5f60", name: "Telefon" };

/** Registers the device with the key of the setup; `former`: signs as the customer who used it before. */
async function registerDevice(
  { registration, publicKey, sign: signed }: DeviceAccessContractSetup,
  idempotencyKey: string,
  former?: DeviceAccessContractSetup,
) {
  const { deviceId } = device;
  const key = await proveDeviceKey(registration, {
    device,
    use: "biometric",
    publicKey,
    sign: (challenge) => signed({ deviceId, use: "biometric", challenge }, "ebok-register-1"),
    ...(former !== undefined && {
      signAsFormer: (challenge: string) => former.sign({ deviceId, use: "biometric", challenge }, "ebok-register-1"),
    }),
  });
  return registration.associate({ idempotencyKey, device, deviceToken: undefined, key });
}
async function logInByDevice({ login, sign: signed }: DeviceAccessContractSetup) {
  const issued = await login.challenge(device.deviceId, "biometric");
  if (!issued.ok) return issued;
  const { challengeId, challenge } = issued.value;
  return login.openSession({
    challengeId,
    signature: signed({ deviceId: device.deviceId, use: "biometric", challenge }),
  });
}

it("(part of WRAP-05) SOAP: gives a device a new owner only with its former key", async () => {
  const first = await phone();
  await registerDevice(first, "contract-two-owners-1");
  const second = await phone(first.wire, "kod.sikora");
  // The second customer knows the id of the device, but does not hold its key.
  expect(await registerDevice(second, "contract-two-owners-2")).toEqual({
    ok: false,
    failure: { kind: "device-refused" },
  });
  expect(await registerDevice(second, "contract-two-owners-3", second)).toMatchObject({ ok: false });
  expect(await logInByDevice(first)).toMatchObject({ ok: true });
  expect(await registerDevice(second, "contract-two-owners-4", first)).toMatchObject({ ok: true });
  expect(await logInByDevice(first)).toMatchObject({
    ok: false,
    failure: { kind: "login-refused", code: "bad-credentials" },
  });
  expect(await logInByDevice(second)).toMatchObject({ ok: true, value: { currentContext: "5800412" } });

  const issued = await second.login.challenge(device.deviceId, "biometric");
  if (!issued.ok) throw new Error("requesting the challenge failed");
  await second.wire.advance(2 * 60_000 + 1);
  const late = second.sign({ deviceId: device.deviceId, use: "biometric", challenge: issued.value.challenge });
  expect(await second.login.openSession({ challengeId: issued.value.challengeId, signature: late })).toEqual({
    ok: false,
    failure: { kind: "challenge-over" },
  });
});

it("(part of WRAP-03) SOAP: locks the login after five wrong signatures", async () => {
  const owner = await phone();
  await registerDevice(owner, "contract-five-wrong-1");
  const stranger = { ...owner, sign: (await phone()).sign };
  for (let time = 0; time < 4; time += 1)
    expect(await logInByDevice(stranger)).toMatchObject({ ok: false, failure: { code: "bad-credentials" } });
  expect(await logInByDevice(stranger)).toMatchObject({ ok: false, failure: { kind: "locked" } });
  expect(await logInByDevice(owner)).toMatchObject({ ok: false, failure: { kind: "locked" } });
  expect(
    await new SoapLoginAdapter(owner.wire.otherBrowser()).startSession({ login: "m.brzezinska", password: PASSWORD }),
  ).toMatchObject({ ok: false, failure: { kind: "locked" } });
});
