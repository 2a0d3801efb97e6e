import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { SettingsRefusal, TrustCode } from "../settings-refusal.ts";
import type { SecondFactorPort } from "../second-factor.port.ts";
import type { SecondFactor } from "../second-factor.ts";

/** Dependencies of `trustDevice`. */
export interface TrustDevicePorts {
  readonly factor: Pick<SecondFactorPort, "trust">;
  /** Re-reads the second factor; resolves with `undefined` when it could not be read. */
  readonly reload: () => Promise<SecondFactor | undefined>;
}

/**
 * Adds this device to the trusted ones, under a name without spaces around it (SET-02). Fails with `settings-refused`,
 * or with a transport failure. After a lost response it counts as added if this device is listed; otherwise the outcome
 * is unknown, and a resend returns the response that makes this device known.
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
