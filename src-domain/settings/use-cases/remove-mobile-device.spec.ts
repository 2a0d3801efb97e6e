import { expect, it } from "vitest";
import { fakeSettings } from "#test/fakes/fake-settings.ts";
import { formIdempotencyKey } from "../../shared-kernel/write.ts";
import type { MobileDevice } from "../mobile-devices.port.ts";
import { removeMobileDevice } from "./remove-mobile-device.ts";

const PHONE: MobileDevice = { deviceId: "d-1", deviceName: "Telefon", rememberMe: true, biometric: true };
const OTHER: MobileDevice = { ...PHONE, deviceId: "d-2" };

function opened(reread?: readonly MobileDevice[]) {
  const { script, ports } = fakeSettings({ mobile: [PHONE, OTHER] });
  const { devices } = ports;
  const remove = () =>
    removeMobileDevice({ devices, reload: async () => reread }, "d-1", formIdempotencyKey("intent-0000000001"));
  return { script, devices, remove };
}

it("(part of SET-09) removes a mobile device once", async () => {
  const { script, devices, remove } = opened();
  expect(await remove()).toEqual({ kind: "done", value: "removed" });
  expect(script.calls).toEqual(["remove"]);
  expect(await devices.load()).toEqual({ ok: true, value: [OTHER] });
});

it.each([
  ["found-done", [OTHER]],
  ["unknown", [PHONE, OTHER]],
  ["unknown", undefined],
] as const)("resolves with %s after a lost response when the devices are %o", async (kind, reread) => {
  const { script, remove } = opened(reread);
  script.failNext("remove", { kind: "timeout" });
  expect(await remove()).toMatchObject({ kind });
});
