import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import { isSameStatement, type Withdrawal, type WithdrawalRefusal, type WithdrawalStatement } from "../withdrawal.ts";
import type { WithdrawalPort } from "../withdrawal.port.ts";

/** Dependencies of `withdrawFromContract`. */
export interface WithdrawFromContractPorts {
  /** `loadWithdrawals` is absent without a session: nothing shows a guest's statement. */
  readonly withdrawals: Pick<WithdrawalPort, "withdraw"> & Partial<Pick<WithdrawalPort, "loadWithdrawals">>;
  /** Statements of the customer before this one; `undefined`: not known, so that none can be recognized as new. */
  readonly known: readonly Withdrawal[] | undefined;
}

/**
 * Withdraws from a contract once and resolves with the receipt (WITHDRAW-02). After a lost response looks for the
 * statement among the new ones of the customer: an older one with the same words can be about a former order under the
 * number. Failures: `withdrawal-refused`.
 */
export async function withdrawFromContract(
  { withdrawals, known }: WithdrawFromContractPorts,
  statement: WithdrawalStatement,
  key: WriteKey,
): Promise<WriteOutcome<Withdrawal, WithdrawalRefusal>> {
  let found: Withdrawal | undefined;
  const outcome = await executeWrite<Withdrawal, WithdrawalRefusal>(key, {
    content: [statement.name, statement.contractNumber, statement.email],
    send: (idempotencyKey) => withdrawals.withdraw({ idempotencyKey, ...statement }),
    verifyApplied: async () => {
      const loaded = await withdrawals.loadWithdrawals?.();
      if (loaded?.ok !== true || known === undefined) return undefined;
      const former = new Set(known.map(({ number }) => number));
      found = loaded.value.find((one) => !former.has(one.number) && isSameStatement(one, statement));
      return found === undefined ? undefined : true;
    },
  });
  return outcome.kind === "found-done" && found !== undefined ? { kind: "done", value: found } : outcome;
}
