import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { MobileDevice, MobileDevicesPort } from "../mobile-devices.port.ts";

/** Dependencies of `removeMobileDevice`. */
export interface RemoveMobileDevicePorts {
  readonly devices: Pick<MobileDevicesPort, "remove">;
  /** Re-reads the mobile devices. Resolves with `undefined` when the read fails. */
  readonly reload: () => Promise<readonly MobileDevice[] | undefined>;
}

/**
 * Removes a mobile device with its keys and notifications (SET-09). After a lost response it counts as removed if it is
 * no longer listed. Fails with a transport failure.
 */
export function removeMobileDevice(
  { devices, reload }: RemoveMobileDevicePorts,
  deviceId: string,
  key: WriteKey,
): Promise<WriteOutcome<"removed", never>> {
  return executeWrite<"removed", never>(key, {
    content: [deviceId],
    send: (idempotencyKey) => devices.remove({ idempotencyKey, deviceId }),
    verifyApplied: async () => (await reload())?.every((device) => device.deviceId !== deviceId),
  });
}
