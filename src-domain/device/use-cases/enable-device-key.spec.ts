import { expect, it } from "vitest";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeDeviceAccess } from "#test/fakes/fake-device-access.ts";
import { FAKE_DEVICE, fakeNativeBridge } from "#test/fakes/fake-native-bridge.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { aSession } from "#test/mothers/index.ts";
import { succeed } from "../../shared-kernel/index.ts";
import { IdempotencyKeyIssuer } from "../../shared-kernel/write.ts";
import { enableDeviceKey } from "./enable-device-key.ts";

const TIMEOUT = { kind: "timeout" } as const;

/** `accepted`: results of `isKeyAccepted` before the write and after a lost response; `undefined`: the read fails. */
function enabling(...accepted: readonly (boolean | undefined)[]) {
  const bridge = fakeNativeBridge({ push: "granted" });
  const access = fakeDeviceAccess({ session: aSession(), isRight: () => false });
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  const rest = [...accepted];
  const ports = { bridge, registration: access.registration, isKeyAccepted: async () => rest.shift() };
  return {
    bridge,
    access,
    hasKey: () => bridge.hasKey("biometric"),
    enable: () => enableDeviceKey(ports, { device: FAKE_DEVICE, use: "biometric" }, key),
  };
}

it("[WRAP-03] sends the public device key once and keeps the key", async () => {
  const { access, hasKey, enable } = enabling(false);
  expect(await enable()).toEqual({ kind: "done", value: { rememberMe: false, biometric: true } });
  expect(access.orders).toEqual([
    {
      idempotencyKey: "intent-0000000002",
      device: { deviceId: FAKE_DEVICE.deviceId, name: FAKE_DEVICE.name },
      deviceToken: "fake-token",
      key: {
        use: "biometric",
        publicKey: btoa("key-of-a-fake-device-1"),
        challengeId: "key-challenge-1",
        signature: btoa(`register:${btoa("key-of-a-fake-device-1")}:prove-this-1`),
        formerSignature: undefined,
      },
    },
  ]);
  expect(await hasKey()).toEqual(succeed(true));
});

it.each([
  ["found-done", false, true, true],
  ["unknown", false, false, false],
  ["unknown", false, undefined, false],
  ["unknown", true, true, false],
  ["unknown", undefined, true, false],
] as const)(
  "resolves with %s after a lost response when accepted was %s and is %s",
  async (kind, before, after, isKept) => {
    const { access, hasKey, enable } = enabling(before, after);
    access.script.failNext("associate", TIMEOUT);
    expect(await enable()).toMatchObject({ kind });
    expect(await hasKey()).toEqual(succeed(isKept));
  },
);

it("sends no device key when the owner declines, and deletes the former key", async () => {
  const { bridge, access, hasKey, enable } = enabling(false);
  await bridge.createKey("biometric");
  bridge.owner.finger = false;
  expect(await enable()).toEqual({ kind: "not-done", failure: { kind: "bridge", why: "declined" } });
  expect([access.script.calls, await hasKey()]).toEqual([["requestKeyChallenge"], succeed(false)]);
});

it("sends no push token without permission, and deletes a device key that was refused", async () => {
  const { bridge, access, hasKey, enable } = enabling(false);
  bridge.deviceToken = async () => ({ ok: false, failure: { kind: "bridge", why: "unable" } });
  const tokens: (string | undefined)[] = [];
  access.registration.associate = async ({ deviceToken }) => {
    tokens.push(deviceToken);
    return { ok: false, failure: { kind: "device-refused" } };
  };
  expect(await enable()).toEqual({ kind: "not-done", failure: { kind: "device-refused" } });
  expect([tokens, await hasKey()]).toEqual([[undefined], succeed(false)]);
});

it("uses a new idempotency key for each new public key after a lost response", async () => {
  const bridge = fakeNativeBridge({ push: "granted" });
  const keys = await idempotencyKeysOfUnansweredWrites(["biometric", "biometric"] as const, (use, associate, key) =>
    enableDeviceKey(
      {
        bridge,
        registration: { ...fakeDeviceAccess({ session: aSession(), isRight: () => false }).registration, associate },
        isKeyAccepted: () => Promise.resolve(undefined),
      },
      { device: FAKE_DEVICE, use },
      key,
    ),
  );
  expect(keys).toEqual([1, 2]);
});

const CHALLENGE = { challengeId: "c-1", challenge: "prove-this" };

it("(part of WRAP-05) signs with the former key first when another customer uses the device", async () => {
  const { bridge, access, enable } = enabling(false);
  const former = await bridge.createKey("biometric");
  access.registration.requestKeyChallenge = async () => succeed({ ...CHALLENGE, formerKeyNeeded: true });
  const associated: (string | undefined)[] = [];
  access.registration.associate = async ({ key }) => {
    associated.push(key?.formerSignature);
    return succeed({ rememberMe: false, biometric: true });
  };
  expect(await enable()).toMatchObject({ kind: "done" });
  expect(associated).toEqual([former.ok && btoa(`register:${former.value}:prove-this`)]);
});

it("(part of WRAP-05) keeps the former key when its owner declines", async () => {
  const { bridge, access, hasKey, enable } = enabling(false);
  await bridge.createKey("biometric");
  await bridge.proveKey("biometric", "used-up");
  bridge.owner.finger = false;
  access.registration.requestKeyChallenge = async () => succeed({ ...CHALLENGE, formerKeyNeeded: true });
  expect(await enable()).toEqual({ kind: "not-done", failure: { kind: "bridge", why: "declined" } });
  expect(await hasKey()).toEqual(succeed(true));
});

it("(part of WRAP-05) creates no key when the server gives no challenge", async () => {
  const { access, hasKey, enable } = enabling(false);
  access.script.failNext("requestKeyChallenge", TIMEOUT);
  expect(await enable()).toEqual({ kind: "not-done", failure: TIMEOUT });
  expect(await hasKey()).toEqual(succeed(false));
});
