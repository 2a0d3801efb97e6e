import { listedPriceOn, type Product } from "../products/index.ts";
import { grosze, plusDays, sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import { isSuspended } from "./fees-until-end.ts";
import type { TerminationContract } from "./termination-contract.ts";

/** Announced change of the terms of a contract that is ahead. */
export interface PendingTermsChange {
  /** First day of the changed terms. */
  readonly from: WarsawDate;
  /** Right to end the contract because of the change; `undefined`: its last day has passed. */
  readonly exit: TerminationContract["changedTerms"];
  /** Amount that the customer pays more each month, below 0 less; `undefined`: not known, or the price stays. */
  readonly monthlyDifference: Grosze | undefined;
}

/** Terms of a contract that goes on. `unknown`: the portal does not know them, so it promises nothing about them. */
export type TermsAhead =
  | { readonly kind: "none" | "unknown" }
  | { readonly kind: "change"; readonly change: PendingTermsChange };

/** Returns whether the terms of a contract change, if it goes on; `unknown` without its terms (TERM-60). */
export function termsAheadOf(
  contract: Pick<TerminationContract, "changedTerms"> | undefined,
  products: readonly Product[],
  today: WarsawDate,
): TermsAhead {
  if (contract === undefined) return { kind: "unknown" };
  const change = pendingChangeOf(contract, products, today);
  return change === undefined ? { kind: "none" } : { kind: "change", change };
}

/** Returns the change of the terms of a contract that is ahead on `today` (TERM-60). */
export function pendingChangeOf(
  { changedTerms }: Pick<TerminationContract, "changedTerms">,
  products: readonly Product[],
  today: WarsawDate,
): PendingTermsChange | undefined {
  if (changedTerms === undefined || today > changedTerms.endsOn) return undefined;
  const from = plusDays(changedTerms.endsOn, 1);
  return {
    from,
    exit: today <= changedTerms.until ? changedTerms : undefined,
    monthlyDifference: products.some(isSuspended) ? undefined : differenceOn(from, products),
  };
}

/**
 * Returns the sum by which the listed prices change on a day. `undefined` if it is 0 or not known: a service with a
 * listed price on one side of that day only.
 */
function differenceOn(day: WarsawDate, products: readonly Product[]): Grosze | undefined {
  const differences: Grosze[] = [];
  for (const product of products) {
    const [before, after] = [listedPriceOn(product, plusDays(day, -1)), listedPriceOn(product, day)];
    if (before !== undefined && after !== undefined) differences.push(grosze(after - before));
    else if (before !== after) return undefined;
  }
  return sumOf(differences) || undefined;
}
