import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import { terminationOf, type Termination } from "../termination.ts";
import type { TerminationOrder, TerminationRefusal, Terminations, TerminationsPort } from "../terminations.port.ts";

/** Dependencies of `terminateContract` and `revokeTermination`. */
export interface TerminationPorts {
  readonly terminations: Pick<TerminationsPort, "terminate" | "revoke">;
  /** Re-reads the terminations; resolves with `undefined` if the read failed. */
  readonly reload: () => Promise<Terminations | undefined>;
}

/**
 * Terminates a contract (TERM-03). After a lost response it re-reads the terminations: a contract has at most one that
 * was not revoked. Failures: `termination-refused`.
 */
export function terminateContract(
  { terminations, reload }: TerminationPorts,
  order: Omit<TerminationOrder, "idempotencyKey">,
  key: WriteKey,
): Promise<WriteOutcome<Termination, TerminationRefusal>> {
  const { contractNumber, endsOn, cost } = order;
  return executeWrite<Termination, TerminationRefusal>(key, {
    content: [contractNumber, endsOn, cost],
    send: (idempotencyKey) => terminations.terminate({ idempotencyKey, ...order }),
    verifyApplied: async () => {
      const known = await reload();
      return known && terminationOf(known.terminations, contractNumber)?.endsOn === endsOn;
    },
  });
}
