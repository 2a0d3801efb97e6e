import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { MobileDevice, MobileDevicesPort } from "../mobile-devices.port.ts";
import type { DeviceCode, SettingsRefusal } from "../settings-refusal.ts";

/** Dependencies of `editMobileDevice`. */
export interface EditMobileDevicePorts {
  readonly devices: Pick<MobileDevicesPort, "edit">;
  /** Re-reads the mobile devices. Resolves with `undefined` when the read fails. */
  readonly reload: () => Promise<readonly MobileDevice[] | undefined>;
}

/**
 * Renames a mobile device (trimmed) and withdraws permissions (SET-03). Resolves with the changed device. Re-reads the
 * device after a lost response. Fails with `settings-refused` or a transport failure.
 */
export function editMobileDevice(
  { devices, reload }: EditMobileDevicePorts,
  edited: MobileDevice,
  key: WriteKey,
): Promise<WriteOutcome<MobileDevice, SettingsRefusal<DeviceCode>>> {
  const device: MobileDevice = { ...edited, deviceName: edited.deviceName.trim() };
  const { deviceId, deviceName, rememberMe, biometric } = device;
  return executeWrite<MobileDevice, SettingsRefusal<DeviceCode>>(key, {
    content: [deviceId, deviceName, rememberMe, biometric],
    send: (idempotencyKey) => devices.edit({ idempotencyKey, device }),
    verifyApplied: async () => {
      const now = (await reload())?.find((one) => one.deviceId === deviceId);
      return now === undefined
        ? undefined
        : now.deviceName === deviceName && now.rememberMe === rememberMe && now.biometric === biometric;
    },
  });
}
