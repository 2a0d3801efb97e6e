import { expect, it } from "vitest";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { FAKE_DEVICE, fakeNativeBridge } from "#test/fakes/fake-native-bridge.ts";
import { fakeSettings } from "#test/fakes/fake-settings.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { succeed } from "../../shared-kernel/index.ts";
import { IdempotencyKeyIssuer } from "../../shared-kernel/write.ts";
import type { MobileDevice } from "../mobile-devices.port.ts";
import { withdrawKeyLogin } from "./withdraw-key-login.ts";

const { deviceId } = FAKE_DEVICE;
const LISTED: MobileDevice = { deviceId, deviceName: FAKE_DEVICE.name, rememberMe: true, biometric: true };

async function disabling(mobile: readonly MobileDevice[] = [LISTED]) {
  const bridge = fakeNativeBridge();
  const settings = fakeSettings({ mobile });
  const key = new IdempotencyKeyIssuer(fakeIdempotencyKeys());
  await bridge.createKey("automatic");
  await bridge.createKey("biometric");
  return {
    bridge,
    settings,
    disable: (use: "automatic" | "biometric") =>
      withdrawKeyLogin(
        { deleteKey: () => bridge.deleteKey(use), devices: settings.ports.devices },
        { deviceId, permission: use === "automatic" ? "rememberMe" : "biometric" },
        key,
      ),
  };
}

it.each([
  ["automatic", { ...LISTED, rememberMe: false }],
  ["biometric", { ...LISTED, biometric: false }],
] as const)("[SET-03] withdraws the %s device key on the server and deletes it", async (use, value) => {
  const { bridge, disable } = await disabling();
  expect(await disable(use)).toEqual({ kind: "done", value });
  expect(await bridge.hasKey(use)).toEqual(succeed(false));
});

it("only deletes the device key when the device is not listed", async () => {
  const { bridge, settings, disable } = await disabling([{ ...LISTED, deviceId: "another" }]);
  expect(await disable("biometric")).toEqual({ kind: "done", value: undefined });
  expect([settings.script.calls, await bridge.hasKey("biometric")]).toEqual([["devices"], succeed(false)]);
});

it("sends nothing and keeps the device key when the device list cannot be read", async () => {
  const { bridge, settings, disable } = await disabling();
  settings.script.failNext("devices", { kind: "timeout" });
  expect(await disable("biometric")).toEqual({ kind: "not-done", failure: { kind: "devices-not-loaded" } });
  expect([settings.script.calls, await bridge.hasKey("biometric")]).toEqual([["devices"], succeed(true)]);
});

it("keeps the device key after a lost response while the server still accepts it", async () => {
  const { bridge, settings, disable } = await disabling();
  const { edit } = settings.ports.devices;
  settings.ports.devices.edit = async () => ({ ok: false, failure: { kind: "timeout" } });
  expect(await disable("biometric")).toEqual({ kind: "unknown", failure: { kind: "timeout" } });
  expect(await bridge.hasKey("biometric")).toEqual(succeed(true));
  settings.ports.devices.edit = async (change) => {
    await edit(change);
    return { ok: false, failure: { kind: "timeout" } };
  };
  expect(await disable("biometric")).toEqual({ kind: "found-done" });
  expect(await bridge.hasKey("biometric")).toEqual(succeed(false));
});

it("deletes the device key after a lost response when the device is no longer listed", async () => {
  const { bridge, settings, disable } = await disabling();
  settings.ports.devices.edit = async () => {
    settings.ports.devices.load = async () => succeed([]);
    return { ok: false, failure: { kind: "timeout" } };
  };
  expect(await disable("biometric")).toEqual({ kind: "found-done" });
  expect(await bridge.hasKey("biometric")).toEqual(succeed(false));
});

it("keeps the device key after a lost response when the list cannot be re-read", async () => {
  const { bridge, settings, disable } = await disabling();
  settings.ports.devices.edit = async () => {
    settings.script.failNext("devices", { kind: "unreachable" });
    return { ok: false, failure: { kind: "timeout" } };
  };
  expect(await disable("biometric")).toEqual({ kind: "unknown", failure: { kind: "timeout" } });
  expect(await bridge.hasKey("biometric")).toEqual(succeed(true));
});

it("takes a new idempotency key for another permission after a lost response", async () => {
  const permissions = ["rememberMe", "rememberMe", "biometric"] as const;
  const keys = await idempotencyKeysOfUnansweredWrites(permissions, (permission, edit, key) => {
    const devices = { load: async () => succeed([LISTED]), edit };
    return withdrawKeyLogin({ deleteKey: async () => undefined, devices }, { deviceId, permission }, key);
  });
  expect(keys).toEqual([1, 1, 2]);
});

it("keeps the device key when the server refuses its withdrawal", async () => {
  const { bridge, settings, disable } = await disabling();
  settings.ports.devices.edit = async () => ({
    ok: false,
    failure: { kind: "settings-refused", code: "unknown-device", until: undefined },
  });
  expect(await disable("biometric")).toMatchObject({ kind: "not-done", failure: { code: "unknown-device" } });
  expect(await bridge.hasKey("biometric")).toEqual(succeed(true));
});
