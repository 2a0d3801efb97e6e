import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { MobileDevice, MobileDevicesPort } from "../mobile-devices.port.ts";
import type { DeviceCode, SettingsRefusal } from "../settings-refusal.ts";

/** Dependencies of `disableAutoLogin`. */
export interface DisableAutoLoginPorts {
  readonly devices: Pick<MobileDevicesPort, "disableAutoLogin">;
  /** Re-reads the mobile devices. Resolves with `undefined` when the read fails. */
  readonly reload: () => Promise<readonly MobileDevice[] | undefined>;
}

/**
 * Disables the automatic login of a mobile device (SET-03). Resolves with the changed device. Re-reads the device after
 * a lost response. Fails with `settings-refused` or a transport failure.
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
      const now = (await reload())?.find((device) => device.deviceId === deviceId);
      return now === undefined ? undefined : !now.rememberMe && !now.biometric;
    },
  });
}
