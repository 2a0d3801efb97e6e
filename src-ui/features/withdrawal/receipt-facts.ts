import { warsawDateAt } from "#domain/shared-kernel/index.ts";
import { withdrawnNumberOf, type Withdrawal } from "#domain/withdrawal/index.ts";
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
  receipt: Withdrawal,
  { costOf, subjectOf }: Pick<WithdrawalDependencies, "costOf" | "subjectOf">,
): ReceiptFacts {
  const number = withdrawnNumberOf(receipt);
  const cost = costOf?.(number, warsawDateAt(receipt.receivedAt));
  return { cost: cost ?? { kind: "unknown" }, equipment: subjectOf?.(number)?.equipment };
}
