import { warsawDateAt } from "#domain/shared-kernel/index.ts";
import type { Withdrawal } from "#domain/withdrawal/index.ts";
import type { WithdrawalCost } from "#domain/withdrawal/withdrawal-cost.ts";
import type { WithdrawalDependencies } from "./withdrawal-dependencies.ts";

/** Facts about the contract of a new receipt that it may not contain. */
export interface ReceiptFacts {
  /** Cost of the withdrawal on the day of the receipt. */
  readonly cost: WithdrawalCost;
  /** Names of the equipment of its order; empty: none comes. `undefined`: not known. */
  readonly equipment?: readonly string[] | undefined;
}

/** Returns the facts, as long as the withdrawal has not removed them from the loaded contracts. */
export function receiptFactsOf(
  { contractNumber, receivedAt }: Withdrawal,
  { costOf, subjectOf }: Pick<WithdrawalDependencies, "costOf" | "subjectOf">,
): ReceiptFacts {
  const cost = costOf?.(contractNumber, warsawDateAt(receivedAt));
  return { cost: cost ?? { kind: "unknown" }, equipment: subjectOf?.(contractNumber)?.equipment };
}
