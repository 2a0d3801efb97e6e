import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { Termination } from "../termination.ts";
import type { RevocationRefusal } from "../terminations.port.ts";
import type { TerminationPorts } from "./terminate-contract.ts";

/**
 * Revokes a termination (TERM-05). After a lost response it re-reads the terminations. Failures: `revocation-refused`.
 */
export function revokeTermination(
  { terminations, reload }: TerminationPorts,
  terminationId: string,
  key: WriteKey,
): Promise<WriteOutcome<Termination, RevocationRefusal>> {
  return executeWrite<Termination, RevocationRefusal>(key, {
    content: [terminationId],
    send: (idempotencyKey) => terminations.revoke({ idempotencyKey, terminationId }),
    verifyApplied: async () => {
      const known = await reload();
      return known?.terminations.some((one) => one.terminationId === terminationId && one.state === "revoked");
    },
  });
}
