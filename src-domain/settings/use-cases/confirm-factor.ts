import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { SecondFactorPort } from "../second-factor.port.ts";
import type { ConfirmStatus, FactorKind, SecondFactor } from "../second-factor.ts";

/** Dependencies of `confirmFactor`. */
export interface ConfirmFactorPorts {
  readonly factor: Pick<SecondFactorPort, "confirm">;
  /** Re-reads the second factor. Resolves with `undefined` when the read fails. */
  readonly reload: () => Promise<SecondFactor | undefined>;
}

/** Code and the change that it confirms. */
export interface FactorConfirmation {
  readonly kind: FactorKind;
  readonly tokenId: string;
  readonly code: string;
}

/**
 * Confirms a change of the second factor with a code (SET-02). Resolves with the status of the code. After a lost
 * response the change counts as confirmed if the factor is in force. Fails with a transport failure.
 */
export function confirmFactor(
  { factor, reload }: ConfirmFactorPorts,
  { kind, tokenId, code }: FactorConfirmation,
  key: WriteKey,
): Promise<WriteOutcome<ConfirmStatus, never>> {
  return executeWrite<ConfirmStatus, never>(key, {
    content: [tokenId, code],
    send: (idempotencyKey) => factor.confirm({ idempotencyKey, tokenId, code }),
    verifyApplied: async () => {
      const inForce = await reload();
      return inForce === undefined ? undefined : inForce.kind === kind;
    },
  });
}
