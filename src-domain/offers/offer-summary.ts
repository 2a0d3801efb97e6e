import { sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import { contractStage, priceOn, visibleProducts, type Product } from "../products/index.ts";
import { compareAddresses } from "./replacing-orders.ts";
import { replaceableKey, replacementKey, replacementKeys } from "./replacement-key.ts";
import { isOfferWaiting, type SaleOffer } from "./sale-offer.ts";
import { offerPeriods, type OfferPeriod } from "./offer-periods.ts";

/** Summary of an offer on the start page. */
export interface OfferSummary {
  readonly title: string;
  /** Last day to accept it; `undefined`: no end. */
  readonly validUntil: WarsawDate | undefined;
  /** Monthly price of the products that the offer would replace; `undefined` when uncertain. */
  readonly today: Grosze | undefined;
  /** Price periods; the last of several has no length. */
  readonly periods: readonly OfferPeriod[];
}

/** Summarizes the offer on `today` beside today's prices; `undefined` when no offer is open (OFFER-04). */
export function summarizeOffer(
  offer: SaleOffer | undefined,
  products: readonly Product[],
  today: WarsawDate,
): OfferSummary | undefined {
  if (offer === undefined || !isOfferWaiting(offer, today)) return undefined;
  return {
    title: offer.title,
    validUntil: offer.offerExpirationDate,
    today: replacedPrice(offer, products, today),
    periods: offerPeriods(offer, today),
  };
}

/** Sums the monthly prices of the products that the offer would replace. */
function replacedPrice(offer: SaleOffer, products: readonly Product[], today: WarsawDate): Grosze | undefined {
  const replaced = replacedProducts(offer, products) ?? [];
  const prices = replaced.map((product) => priceOn(product, today)).filter((price) => price !== undefined);
  return replaced.length === 0 || prices.length < replaced.length ? undefined : sumOf(prices);
}

/**
 * Returns the products in use that the offer replaces by category or, if additional, by name (OFFER-94), without those
 * at another address and those whose contract ends anyway. Empty for an isobar offer, which adds a service to those in
 * use (OFFER-12). `undefined` when the customer has more products of a category than the offer (internet at two
 * addresses), because the replaced one is unknown.
 */
export function replacedProducts(
  offer: Pick<SaleOffer, "products" | "kind"> & Partial<Pick<SaleOffer, "addressId">>,
  products: readonly Product[],
): readonly Product[] | undefined {
  if (offer.kind === "isobar") return [];
  const inUse = visibleProducts(products).filter(
    (product) =>
      contractStage(product) === "running" &&
      compareAddresses(product.address?.addressId, offer.addressId) !== "different",
  );
  const replaced: Product[] = [];
  for (const key of replacementKeys(offer.products)) {
    const own = inUse.filter((product) => replaceableKey(product) === key);
    if (own.length > offer.products.filter((product) => replacementKey(product) === key).length) return undefined;
    replaced.push(...own);
  }
  return replaced;
}
