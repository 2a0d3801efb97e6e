import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { SettingsRefusal, TrustCode } from "../settings-refusal.ts";
import type { SecondFactorPort } from "../second-factor.port.ts";
import type { SecondFactor } from "../second-factor.ts";

/** Dependencies of `trustDevice`. */
export interface TrustDevicePorts {
  readonly factor: Pick<SecondFactorPort, "trust">;
  /** Re-reads the second factor. Resolves with `undefined` when the read fails. */
  readonly reload: () => Promise<SecondFactor | undefined>;
}

/**
 * Makes this device trusted, under a trimmed name (SET-02). After a lost response the device counts as trusted if it is
 * listed; otherwise the outcome is unknown, and a resend returns the response that makes this device known. Fails with
 * `settings-refused` or a transport failure.
 */
export function trustDevice(
  { factor, reload }: TrustDevicePorts,
  typed: string,
  key: WriteKey,
): Promise<WriteOutcome<"trusted", SettingsRefusal<TrustCode>>> {
  const name = typed.trim();
  return executeWrite<"trusted", SettingsRefusal<TrustCode>>(key, {
    content: [name],
    send: (idempotencyKey) => factor.trust({ idempotencyKey, name }),
    verifyApplied: async () => {
      const known = await reload();
      return known?.devices.some(({ isCurrent }) => isCurrent) === true ? true : undefined;
    },
  });
}
