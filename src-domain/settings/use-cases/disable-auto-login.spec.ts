import { describe, expect, it } from "vitest";
import { fakeSettings } from "#test/fakes/fake-settings.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { formIdempotencyKey } from "../../shared-kernel/write.ts";
import type { MobileDevice } from "../mobile-devices.port.ts";
import { disableAutoLogin } from "./disable-auto-login.ts";

const PHONE: MobileDevice = { deviceId: "d-1", deviceName: "Telefon", rememberMe: true, biometric: true };
const DISABLED: MobileDevice = { ...PHONE, rememberMe: false, biometric: false };

function opened(reread?: readonly MobileDevice[]) {
  const fake = fakeSettings({ mobile: [PHONE] });
  const ports = { devices: fake.ports.devices, reload: () => Promise.resolve(reread) };
  const send = (deviceId = PHONE.deviceId) =>
    disableAutoLogin(ports, deviceId, formIdempotencyKey("intent-0000000001"));
  return { fake, send };
}

describe("disableAutoLogin", () => {
  it("[SET-03] sends the device once to disable its automatic login", async () => {
    const { fake, send } = opened();
    expect(await send()).toEqual({ kind: "done", value: DISABLED });
    expect(fake.script.calls).toEqual(["disable"]);
  });

  it.each([
    ["found-done", [{ ...PHONE, deviceId: "d-2" }, DISABLED]],
    ["unknown", [{ ...DISABLED, rememberMe: true }]],
    ["unknown", [{ ...DISABLED, biometric: true }]],
    ["unknown", []],
    ["unknown", undefined],
  ])("resolves with %s after a lost response when the devices are read as %j", async (kind, reread) => {
    const { fake, send } = opened(reread);
    fake.script.failNext("disable", { kind: "timeout" });
    expect(await send()).toMatchObject({ kind });
  });

  it("returns the refusal of an unknown device", async () => {
    expect(await opened().send("d-2")).toMatchObject({ kind: "not-done", failure: { code: "unknown-device" } });
  });

  it("takes a new idempotency key for another device after a lost response", async () => {
    const keys = await idempotencyKeysOfUnansweredWrites(["d-1", "d-1", "d-2"], (deviceId, send, key) =>
      disableAutoLogin(
        { devices: { disableAutoLogin: send }, reload: () => Promise.resolve(undefined) },
        deviceId,
        key,
      ),
    );
    expect(keys).toEqual([1, 1, 2]);
  });
});
