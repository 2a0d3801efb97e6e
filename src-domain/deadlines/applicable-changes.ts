import type { Message } from "../messages/index.ts";
import type { Product } from "../products/index.ts";
import { plusDays, warsawDateAt, type WarsawDate } from "../shared-kernel/index.ts";
import { terminationOf, type TerminationContract, type Terminations } from "../termination/index.ts";
import { isChangeApplicable } from "./notice-state.ts";

/** Message as far as it announces a change of terms. */
export type NoticeMessage = Pick<Message, "createdAt" | "legalNotice">;

/**
 * Removes from the contracts the rights to leave because of changed terms that no longer apply, also where the operator
 * still names them (TERMS-40, TERMS-41).
 */
export function withApplicableChanges(
  { contracts, terminations }: Terminations,
  messages: readonly NoticeMessage[],
  products: readonly Product[],
  today: WarsawDate,
): Terminations {
  const isApplicable = (contract: TerminationContract) => {
    // The end of a terminated contract decides nothing here: after a revocation the contract goes on without it.
    const isTerminated = terminationOf(terminations, contract.contractNumber) !== undefined;
    return !isExcludedByNotice(contract, messages, isTerminated ? withoutEnds(products) : products, today);
  };
  return {
    terminations,
    contracts: contracts.map((contract) =>
      contract.changedTerms === undefined || isApplicable(contract)
        ? contract
        : { ...contract, changedTerms: undefined },
    ),
  };
}

/** Returns true if the contract ends before its change, or a notice about the same change no longer applies. */
function isExcludedByNotice(
  { contractNumber, changedTerms }: TerminationContract,
  messages: readonly NoticeMessage[],
  products: readonly Product[],
  today: WarsawDate,
): boolean {
  if (changedTerms === undefined) return false;
  const effectiveOn = plusDays(changedTerms.endsOn, 1);
  const own = {
    kind: "changed-terms",
    contractNumber,
    productId: undefined,
    effectiveOn,
    monthlyDifference: undefined,
  } as const;
  if (!isChangeApplicable(own, { products, sentOn: today, today })) return true;
  return messages.some(
    ({ createdAt, legalNotice: notice }) =>
      notice?.kind === "changed-terms" &&
      notice.contractNumber === contractNumber &&
      notice.effectiveOn === effectiveOn &&
      !isChangeApplicable(notice, { products, sentOn: warsawDateAt(createdAt), today }),
  );
}

function withoutEnds(products: readonly Product[]): readonly Product[] {
  return products.map((product) => ({ ...product, contractEnd: undefined, portingOn: undefined }));
}
