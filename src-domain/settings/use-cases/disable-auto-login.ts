import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { MobileDevice, MobileDevicesPort } from "../mobile-devices.port.ts";
import type { DeviceCode, SettingsRefusal } from "../settings-refusal.ts";

/** Dependencies of `disableAutoLogin`. */
export interface DisableAutoLoginPorts {
  readonly devices: Pick<MobileDevicesPort, "disableAutoLogin">;
  /** Re-reads the mobile devices; resolves with `undefined` when they could not be read. */
  readonly reload: () => Promise<readonly MobileDevice[] | undefined>;
}

/**
 * Disables the automatic login of a mobile device (SET-03). Resolves with the device after the change. Fails with
 * `settings-refused`, or with a transport failure. After a lost response it re-reads the device.
 */
export function disableAutoLogin(
  { devices, reload }: DisableAutoLoginPorts,
  deviceId: string,
  key: WriteKey,
): Promise<WriteOutcome<MobileDevice, SettingsRefusal<DeviceCode>>> {
  return executeWrite<MobileDevice, SettingsRefusal<DeviceCode>>(key, {
    content: [deviceId],
    send: (idempotencyKey) => devices.disableAutoLogin({ idempotencyKey, deviceId }),
    verifyApplied: async () => {
      const now = (await reload())?.find((one) => one.deviceId === deviceId);
      return now === undefined ? undefined : !now.rememberMe && !now.biometric;
    },
  });
}
