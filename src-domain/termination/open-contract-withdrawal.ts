import { formerTermsOf, openWithdrawalUntil, type FormerTerms, type Product } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";

/** Right to withdraw from a contract that could be terminated. */
export interface OpenContractWithdrawal {
  readonly until: WarsawDate;
  /** Former terms to which all services return, as after a withdrawal from an extension; `undefined`: one ends. */
  readonly formerTerms: FormerTerms | undefined;
}

/** Returns the right to withdraw from the contract of these products while it runs (TERM-61). */
export function openContractWithdrawal(
  ofContract: readonly Product[],
  today: WarsawDate,
): OpenContractWithdrawal | undefined {
  const open = ofContract.filter((product) => openWithdrawalUntil(product, today) !== undefined);
  const until = open
    .flatMap(({ withdrawalUntil }) => withdrawalUntil ?? [])
    .toSorted()
    .at(-1);
  if (until === undefined) return undefined;
  return { until, formerTerms: formerTermsOf(open, today) };
}
