import { sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import { priceOn, visibleProducts, type Product } from "../products/index.ts";
import { isOfferWaiting, type SaleOffer } from "./sale-offer.ts";
import { offerPeriods, type OfferPeriod } from "./offer-periods.ts";

/** An offer as the start page tells it. */
export interface OfferSummary {
  readonly title: string;
  /** The last day on which it can be accepted; `undefined`: no end is given. */
  readonly validUntil: WarsawDate | undefined;
  /** What the customer pays in a month for what the offer would replace; `undefined`: it cannot be told for sure. */
  readonly today: Grosze | undefined;
  /** What it costs over time; the last of several periods has no length. */
  readonly periods: readonly OfferPeriod[];
}

/**
 * The offer in short on `today`, beside what the customer's products cost now; `undefined` when none waits (OFFER-04).
 */
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

/** What the customer pays in a month for what the offer would replace. */
function replacedPrice(offer: SaleOffer, products: readonly Product[], today: WarsawDate): Grosze | undefined {
  const replaced = replacedProducts(offer, products) ?? [];
  const prices = replaced.map((product) => priceOn(product, today)).filter((price) => price !== undefined);
  return replaced.length === 0 || prices.length < replaced.length ? undefined : sumOf(prices);
}

/**
 * Products in use of the offer's categories. `undefined` where the customer has more of a category than the offer
 * brings (internet at
 * two addresses): nobody can tell which one it would replace, and a comparison would be a guess.
 */
export function replacedProducts(offer: SaleOffer, products: readonly Product[]): readonly Product[] | undefined {
  const inUse = visibleProducts(products).filter(
    (product) => product.status !== "INACTIVE" && product.status !== "ORDERED" && product.category !== "unknown",
  );
  const replaced: Product[] = [];
  for (const category of new Set(offer.products.map((product) => product.category))) {
    const own = inUse.filter((product) => product.category === category);
    if (own.length > offer.products.filter((product) => product.category === category).length) return undefined;
    replaced.push(...own);
  }
  return replaced;
}
