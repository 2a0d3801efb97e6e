import type { WarsawDate } from "../shared-kernel/index.ts";
import { contractStage } from "./contracts.ts";
import type { Product } from "./product.ts";

/**
 * Terms to which a withdrawal returns a service (WITHDRAW-70). `going-on`: nothing ends them. `ending`: their contract
 * is terminated. `over`: its last day has passed, so that the service stops. `unclear`: the contract of the service is
 * terminated, and the portal does not know whether the former terms end. `mixed`: those of several services differ.
 */
export type FormerTerms =
  | { readonly kind: "going-on" }
  | { readonly kind: "unclear" | "mixed" }
  | { readonly kind: "over"; readonly until: WarsawDate }
  | {
      readonly kind: "ending";
      readonly until: WarsawDate;
      /** Last day to revoke the termination; `undefined`: it cannot be revoked any more, or not known. */
      readonly revocableUntil: WarsawDate | undefined;
    };

type RestoredProduct = Pick<
  Product,
  "status" | "withdrawnOn" | "restoresFormerTerms" | "formerTermsUntil" | "formerTermsRevocableUntil"
>;

/** Returns the terms of a contract that is terminated, on `today`. */
export function endingTerms(
  until: WarsawDate,
  revocableUntil: WarsawDate | undefined,
  today: WarsawDate,
): Extract<FormerTerms, { readonly kind: "over" | "ending" }> {
  if (until < today) return { kind: "over", until };
  const isRevocable = revocableUntil !== undefined && revocableUntil >= today;
  return { kind: "ending", until, revocableUntil: isRevocable ? revocableUntil : undefined };
}

function formerTermsOfOne(product: RestoredProduct, today: WarsawDate): FormerTerms {
  const { formerTermsUntil: until, formerTermsRevocableUntil } = product;
  if (until !== undefined) return endingTerms(until, formerTermsRevocableUntil, today);
  return contractStage(product) === "ending" ? { kind: "unclear" } : { kind: "going-on" };
}

function hasSameTerms(one: FormerTerms, other: FormerTerms): boolean {
  if (one.kind === "ending" && other.kind === "ending")
    return one.until === other.until && one.revocableUntil === other.revocableUntil;
  return one.kind === other.kind && (one.kind !== "over" || other.kind !== "over" || one.until === other.until);
}

/** Returns the terms to which a withdrawal returns these products; `undefined` if it ends one of them. */
export function formerTermsOf(products: readonly RestoredProduct[], today: WarsawDate): FormerTerms | undefined {
  if (products.some(({ restoresFormerTerms }) => restoresFormerTerms !== true)) return undefined;
  const [first, ...others] = products.map((product) => formerTermsOfOne(product, today));
  if (first === undefined) return undefined;
  return others.every((other) => hasSameTerms(first, other)) ? first : { kind: "mixed" };
}
