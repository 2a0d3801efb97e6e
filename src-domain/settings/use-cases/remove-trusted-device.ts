import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { SecondFactorPort } from "../second-factor.port.ts";
import type { SecondFactor } from "../second-factor.ts";

/** Dependencies of `removeTrustedDevice`. */
export interface RemoveTrustedDevicePorts {
  readonly factor: Pick<SecondFactorPort, "distrust">;
  /** Re-reads the second factor. Resolves with `undefined` when the read fails. */
  readonly reload: () => Promise<SecondFactor | undefined>;
}

/**
 * Removes a trusted device (SET-02). After a lost response the device counts as removed if it is no longer listed.
 * Fails with a transport failure.
 */
export function removeTrustedDevice(
  { factor, reload }: RemoveTrustedDevicePorts,
  deviceId: string,
  key: WriteKey,
): Promise<WriteOutcome<"removed", never>> {
  return executeWrite<"removed", never>(key, {
    content: [deviceId],
    send: (idempotencyKey) => factor.distrust({ idempotencyKey, ids: [deviceId] }),
    verifyApplied: async () => (await reload())?.devices.every(({ id }) => id !== deviceId),
  });
}
