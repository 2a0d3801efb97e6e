import { concernedServices, isOrderInProgress, type ReplacingOrder } from "../offers/index.ts";
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

/**
 * Terms of a contract that goes on. `unknown`: the portal does not know them, or an order replaces services of the
 * contract, so it promises nothing about them.
 */
export type TermsAhead =
  | { readonly kind: "none" | "unknown" }
  | { readonly kind: "change"; readonly change: PendingTermsChange };

/** Products and orders of the account: an order may replace services of the contract before its terms change. */
export interface ReplacementContext {
  readonly products: readonly Product[];
  readonly orders: readonly ReplacingOrder[];
}

const WITHOUT_ORDERS: ReplacementContext = { products: [], orders: [] };

/**
 * Returns whether the terms of a contract change, if it goes on; `unknown` without its terms (TERM-60), and where an
 * order replaces services of it: then neither unchanged terms nor a change of the replaced services come (TERM-111).
 */
export function termsAheadOf(
  contract: Pick<TerminationContract, "changedTerms"> | undefined,
  ofContract: readonly Product[],
  today: WarsawDate,
  context: ReplacementContext = WITHOUT_ORDERS,
): TermsAhead {
  if (contract === undefined) return { kind: "unknown" };
  const change = pendingChangeOf(contract, ofContract, today, context);
  if (change !== undefined) return { kind: "change", change };
  const from = startOfChange(contract, today);
  return { kind: replacedIds(ofContract, context, today, from).size === 0 ? "none" : "unknown" };
}

/**
 * Returns the change of the terms of a contract that is ahead on `today` (TERM-60). `undefined` if an order replaces
 * the services that it concerns before it comes (TERM-111).
 */
export function pendingChangeOf(
  { changedTerms }: Pick<TerminationContract, "changedTerms">,
  ofContract: readonly Product[],
  today: WarsawDate,
  context: ReplacementContext = WITHOUT_ORDERS,
): PendingTermsChange | undefined {
  const from = startOfChange({ changedTerms }, today);
  if (changedTerms === undefined || from === undefined) return undefined;
  const ids = replacedIds(ofContract, context, today, from);
  const remaining = ofContract.filter(({ productId }) => !ids.has(productId));
  const replaced = ofContract.filter(({ productId }) => ids.has(productId));
  if (replaced.length > 0 && concernsOnly(replaced, remaining, from)) return undefined;
  return {
    from,
    exit: today <= changedTerms.until ? changedTerms : undefined,
    monthlyDifference: remaining.some(isSuspended) ? undefined : differenceOn(from, remaining),
  };
}

/** Returns the first day of announced terms that are ahead. */
const startOfChange = (
  { changedTerms }: Pick<TerminationContract, "changedTerms">,
  today: WarsawDate,
): WarsawDate | undefined =>
  changedTerms === undefined || today > changedTerms.endsOn ? undefined : plusDays(changedTerms.endsOn, 1);

/** Returns true if a change concerns only replaced services: no other is left, or no other price changes. */
function concernsOnly(replaced: readonly Product[], remaining: readonly Product[], from: WarsawDate): boolean {
  const hasChange = (product: Product): boolean => {
    const [before, after] = pricesAtChange(product, from);
    return before !== after;
  };
  return remaining.length === 0 || (replaced.some(hasChange) && !remaining.some(hasChange));
}

/** Returns the ids of the services of a contract that orders in progress replace, by `until` if it is given. */
function replacedIds(
  ofContract: readonly Product[],
  { products, orders }: ReplacementContext,
  today: WarsawDate,
  until?: WarsawDate,
): ReadonlySet<string> {
  const own = new Set(ofContract.map(({ productId }) => productId));
  const isInTime = (day: WarsawDate | undefined): boolean => until === undefined || (day !== undefined && day <= until);
  // A contract that goes on until a day of its terms has no earlier end.
  const services = products.map((product) =>
    until !== undefined && own.has(product.productId) ? { ...product, contractEnd: undefined } : product,
  );
  return new Set(
    orders
      .filter((order) => isOrderInProgress(order) && isInTime(order.order?.day))
      .flatMap((order) => concernedServices(order, services, { today, startsBy: order.order?.day }).replaced)
      .flatMap(({ productId }) => (own.has(productId) ? [productId] : [])),
  );
}

const pricesAtChange = (product: Product, day: WarsawDate): readonly [Grosze | undefined, Grosze | undefined] => [
  listedPriceOn(product, plusDays(day, -1)),
  listedPriceOn(product, day),
];

/**
 * Returns the sum by which the listed prices change on a day. `undefined` if it is 0 or not known: a service with a
 * listed price on one side of that day only.
 */
function differenceOn(day: WarsawDate, products: readonly Product[]): Grosze | undefined {
  const differences: Grosze[] = [];
  for (const product of products) {
    const [before, after] = pricesAtChange(product, day);
    if (before !== undefined && after !== undefined) differences.push(grosze(after - before));
    else if (before !== after) return undefined;
  }
  return sumOf(differences) || undefined;
}
