import { describe, expect, it } from "vitest";
import { fakeSettings } from "#test/fakes/fake-settings.ts";
import { idempotencyKeysOfUnansweredWrites } from "#test/fakes/unanswered-writes.ts";
import { formIdempotencyKey } from "../../shared-kernel/write.ts";
import type { MobileDevice } from "../mobile-devices.port.ts";
import { editMobileDevice } from "./edit-mobile-device.ts";

const PHONE: MobileDevice = { deviceId: "d-1", deviceName: "Telefon", rememberMe: true, biometric: true };
const EDITED: MobileDevice = { ...PHONE, deviceName: "Telefon do pracy", biometric: false };

function opened(reread?: readonly MobileDevice[]) {
  const fake = fakeSettings({ mobile: [PHONE] });
  const ports = { devices: fake.ports.devices, reload: () => Promise.resolve(reread) };
  const send = (device: MobileDevice = { ...EDITED, deviceName: " Telefon do pracy " }) =>
    editMobileDevice(ports, device, formIdempotencyKey("intent-0000000001"));
  return { fake, send };
}

describe("editMobileDevice", () => {
  it("[SET-03] sends the edited mobile device once, with a trimmed name", async () => {
    const { fake, send } = opened();
    expect(await send()).toEqual({ kind: "done", value: EDITED });
    expect(fake.script.calls).toEqual(["edit"]);
  });

  it.each([
    ["found-done", [{ ...PHONE, deviceId: "d-2" }, EDITED]],
    ["unknown", [PHONE]],
    ["unknown", [{ ...EDITED, biometric: true }]],
    ["unknown", [{ ...EDITED, rememberMe: false }]],
    ["unknown", [{ ...EDITED, deviceName: "Telefon" }]],
    ["unknown", []],
    ["unknown", undefined],
  ])("resolves with %s after a lost response when the devices are read as %j", async (kind, reread) => {
    const { fake, send } = opened(reread);
    fake.script.failNext("edit", { kind: "timeout" });
    expect(await send()).toMatchObject({ kind });
  });

  it("returns the refusal of a missing device name", async () => {
    const { send } = opened();
    expect(await send({ ...EDITED, deviceName: " " })).toMatchObject({
      kind: "not-done",
      failure: { code: "missing-data" },
    });
  });

  it("takes a new key for another change of a mobile device after a lost response", async () => {
    const inputs: readonly MobileDevice[] = [
      PHONE,
      { ...PHONE, deviceName: " Telefon" },
      { ...PHONE, deviceId: "d-2" },
      { ...PHONE, deviceName: "Telefon do pracy" },
      { ...PHONE, rememberMe: false },
      { ...PHONE, biometric: false },
    ];
    const keys = await idempotencyKeysOfUnansweredWrites(inputs, (device, send, key) =>
      editMobileDevice({ devices: { edit: send }, reload: () => Promise.resolve(undefined) }, device, key),
    );
    expect(keys).toEqual([1, 1, 2, 3, 4, 5]);
  });
});
