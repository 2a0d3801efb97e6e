import { expect, it } from "vitest";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeDeviceAccess } from "#test/fakes/fake-device-access.ts";
import { FAKE_DEVICE, fakeNativeBridge } from "#test/fakes/fake-native-bridge.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { succeed } from "../../shared-kernel/index.ts";
import { aSession } from "#test/mothers/index.ts";
import { IdempotencyKeyIssuer } from "../../shared-kernel/write.ts";
import { associateDevice } from "./associate-device.ts";

function associating(push: "granted" | "unasked" = "granted") {
  const bridge = fakeNativeBridge({ push });
  const access = fakeDeviceAccess({ session: aSession(), isRight: () => false });
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  return { bridge, access, send: () => associateDevice({ bridge, registration: access.registration }, key) };
}

it.each([
  ["granted", "fake-token"],
  ["unasked", undefined],
] as const)("[WRAP-02] sends the device once when notifications are %s", async (push, deviceToken) => {
  const { access, send } = associating(push);
  expect(await send()).toEqual({ kind: "done", value: { rememberMe: false, biometric: false } });
  const device = { deviceId: FAKE_DEVICE.deviceId, name: FAKE_DEVICE.name };
  expect(access.orders).toEqual([{ idempotencyKey: "intent-0000000001", device, deviceToken }]);
});

it("sends no device association when there is no device", async () => {
  const { bridge, access, send } = associating();
  bridge.fails("no-device");
  expect(await send()).toEqual({ kind: "not-done", failure: { kind: "bridge", why: "no-device" } });
  expect(access.script.calls).toEqual([]);
});

it("leaves a device association unknown after a lost response and repeats the key", async () => {
  const { access, send } = associating();
  access.script.failNext("associate", { kind: "timeout" });
  expect(await send()).toEqual({ kind: "unknown", failure: { kind: "timeout" } });
  await send();
  expect(access.orders.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["intent-0000000001"]);
});

it("fails with the HTTP status when the server rejects the device association", async () => {
  const { access, send } = associating();
  access.script.failNext("associate", { kind: "http", status: 400 });
  expect(await send()).toEqual({ kind: "not-done", failure: { kind: "http", status: 400 } });
});

it("uses a new idempotency key for another device, name or token after a lost response", async () => {
  const inputs = [
    { device: FAKE_DEVICE, token: "t-1" },
    { device: FAKE_DEVICE, token: "t-1" },
    { device: FAKE_DEVICE, token: "t-2" },
    { device: { ...FAKE_DEVICE, name: "Tablet" }, token: "t-2" },
    { device: { ...FAKE_DEVICE, deviceId: "other", name: "Tablet" }, token: "t-2" },
  ];
  const keys = await idempotencyKeysOfUnansweredWrites(inputs, ({ device, token }, associate, key) => {
    const bridge = { device: async () => succeed(device), deviceToken: async () => succeed(token) };
    return associateDevice({ bridge, registration: { associate } }, key);
  });
  expect(keys).toEqual([1, 1, 2, 3, 4]);
});
