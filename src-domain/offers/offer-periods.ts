import { monthsBetween, plusDays, sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import { isPriceInForce } from "../products/index.ts";
import type { SaleOffer, SaleOfferProduct } from "./sale-offer.ts";

/** Period of an offer with one monthly price. */
export interface OfferPeriod {
  /** Length in months; `undefined`: open-ended or unknown. */
  readonly months: number | undefined;
  /** Sum of all products, without one-time charges. */
  readonly monthly: Grosze;
}

interface PricePeriod {
  /** `undefined`: from the start. */
  readonly from: WarsawDate | undefined;
  /** First day after the period; `undefined`: open-ended. */
  readonly until: WarsawDate | undefined;
  readonly monthly: Grosze;
}

type OfferPrice = SaleOfferProduct["prices"][number];

/**
 * Returns the price periods of an offer in order (OFFER-04). The last of several periods has no length. A single price
 * lasts for the commitment. Empty without monthly prices, or with a charge of an unknown type.
 */
export function offerPeriods(offer: Pick<SaleOffer, "products">, today: WarsawDate): readonly OfferPeriod[] {
  const pricePeriods = pricePeriodsOf(offer.products, today);
  return pricePeriods.map((pricePeriod, index) => {
    const alone = pricePeriods.length === 1;
    const last = index === pricePeriods.length - 1;
    const months = last && !alone ? undefined : monthsOf(pricePeriod, today);
    return { months: months ?? (alone ? commitmentOf(offer.products) : undefined), monthly: pricePeriod.monthly };
  });
}

/** Returns the monthly price at the start of an order; `undefined` if unknown. */
export function firstMonthlyPrice(
  offer: Pick<SaleOffer, "products" | "registrationDate">,
  today: WarsawDate,
): Grosze | undefined {
  return offerPeriods(offer, offer.registrationDate ?? today)[0]?.monthly;
}

/** Monthly price of a product at the start of an order. */
export interface FirstMonthlyPrice {
  readonly name: string;
  readonly monthly: Grosze;
}

/** Lists the monthly prices of the products at the start of an order; `undefined` with a charge of an unknown type. */
export function firstMonthlyPrices(
  { products, registrationDate }: Pick<SaleOffer, "products" | "registrationDate">,
  today: WarsawDate,
): readonly FirstMonthlyPrice[] | undefined {
  if (products.some(hasUnknownCharge)) return undefined;
  return products.flatMap((product) => {
    const monthly = firstMonthlyPrice({ products: [product], registrationDate }, today);
    return monthly === undefined ? [] : [{ name: product.name, monthly }];
  });
}

function pricePeriodsOf(products: readonly SaleOfferProduct[], today: WarsawDate): readonly PricePeriod[] {
  const changes = changesOf(products);
  const pricePeriods: PricePeriod[] = [];
  for (const [index, from] of [undefined, ...changes].entries()) {
    const until = changes[index];
    const probe = from ?? (until === undefined ? today : plusDays(until, -1));
    const monthly = monthlyOn(products, probe);
    const before = pricePeriods.at(-1);
    if (monthly === undefined) continue;
    if (before !== undefined && before.monthly === monthly && before.until === from) {
      pricePeriods[pricePeriods.length - 1] = { ...before, until };
    } else {
      pricePeriods.push({ from, until, monthly });
    }
  }
  return pricePeriods;
}

const isMonthly = ({ typeOfCharge }: OfferPrice): boolean => typeOfCharge === "monthly";

/** Returns true if a product has a charge of an unknown type, so that its monthly price is unknown. */
function hasUnknownCharge({ prices }: SaleOfferProduct): boolean {
  return prices.some(({ typeOfCharge }) => typeOfCharge === "unknown");
}

/** Lists the days on which a monthly price begins, and the first days after one ends, ascending. */
function changesOf(products: readonly SaleOfferProduct[]): readonly WarsawDate[] {
  const prices = products.flatMap(monthlyPricesOf);
  const days = prices.flatMap((price) => [
    price.validFrom,
    price.validTo === undefined ? undefined : plusDays(price.validTo, 1),
  ]);
  return [...new Set(days.filter((day) => day !== undefined))].toSorted();
}

/** Returns the monthly prices of a product. */
export function monthlyPricesOf({ prices }: SaleOfferProduct): SaleOfferProduct["prices"] {
  return prices.filter(isMonthly);
}

/** Returns the day of the last change of a monthly price; `undefined` without changes. */
export function lastChangeOf(products: readonly SaleOfferProduct[]): WarsawDate | undefined {
  return changesOf(products).at(-1);
}

/**
 * Sums the monthly prices in force on a day, without one-time charges; `undefined` when no product has one, or when one
 * has a charge of an unknown type.
 */
export function monthlyOn(products: readonly SaleOfferProduct[], day: WarsawDate): Grosze | undefined {
  if (products.some(hasUnknownCharge)) return undefined;
  const values = products
    .map((product) => product.prices.findLast((price) => isMonthly(price) && isPriceInForce(price, day))?.value)
    .filter((value) => value !== undefined);
  return values.length === 0 ? undefined : sumOf(values);
}

/** A price without a start begins today, because the offer is not accepted yet. */
function monthsOf(pricePeriod: PricePeriod, today: WarsawDate): number | undefined {
  if (pricePeriod.until === undefined) return undefined;
  const months = Math.round(monthsBetween(pricePeriod.from ?? today, pricePeriod.until));
  return months >= 1 ? months : undefined;
}

/** Returns the longest commitment of the products, months. */
export function commitmentOf(products: readonly SaleOfferProduct[]): number | undefined {
  const periods = products.map((product) => product.commitmentPeriod ?? 0);
  const longest = Math.max(0, ...periods);
  return longest > 0 ? longest : undefined;
}
