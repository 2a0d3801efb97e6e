import { monthsBetween, plusDays, sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import { isPriceInForce } from "../products/index.ts";
import type { SaleOffer, SaleOfferProduct } from "./sale-offer.ts";

/** A stretch of an offer with one monthly price for all of it. */
export interface OfferPeriod {
  /** How many months it lasts; `undefined`: to the end, or nobody says. */
  readonly months: number | undefined;
  /** All products together, without what is paid once. */
  readonly monthly: Grosze;
}

interface PricePeriod {
  /** `undefined`: from the beginning. */
  readonly from: WarsawDate | undefined;
  /** The first day after it; `undefined`: it has no end. */
  readonly until: WarsawDate | undefined;
  readonly monthly: Grosze;
}

type OfferPrice = SaleOfferProduct["prices"][number];

/**
 * What an offer costs over time, in order (OFFER-04). The last of several periods has no length: it is what one pays
 * from
 * then on. An offer with one price has it for its commitment. Empty when no monthly price is given.
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

/** The days on which a monthly price begins, or the first after it has ended, in order. */
function changesOf(products: readonly SaleOfferProduct[]): readonly WarsawDate[] {
  const prices = products.flatMap((product) => product.prices.filter((price) => !isPaidOnce(price)));
  const days = prices.flatMap((price) => [
    price.validFrom,
    price.validTo === undefined ? undefined : plusDays(price.validTo, 1),
  ]);
  return [...new Set(days.filter((day) => day !== undefined))].toSorted();
}

/** The day from which no monthly price changes any more; `undefined`: none ever does. */
export function lastChangeOf(products: readonly SaleOfferProduct[]): WarsawDate | undefined {
  return changesOf(products).at(-1);
}

/** What the products cost a month on that day, without what is paid once; `undefined`: no product has a price then. */
export function monthlyOn(products: readonly SaleOfferProduct[], day: WarsawDate): Grosze | undefined {
  const values = products
    .map((product) => product.prices.findLast((price) => !isPaidOnce(price) && isPriceInForce(price, day))?.value)
    .filter((value) => value !== undefined);
  return values.length === 0 ? undefined : sumOf(values);
}

/** A price that begins with the contract begins about now: the offer waits to be accepted. */
function monthsOf(pricePeriod: PricePeriod, today: WarsawDate): number | undefined {
  if (pricePeriod.until === undefined) return undefined;
  const months = Math.round(monthsBetween(pricePeriod.from ?? today, pricePeriod.until));
  return months >= 1 ? months : undefined;
}

/** The months that the longest of them binds for. */
export function commitmentOf(products: readonly SaleOfferProduct[]): number | undefined {
  const periods = products.map((product) => product.commitmentPeriod ?? 0);
  const longest = Math.max(0, ...periods);
  return longest > 0 ? longest : undefined;
}

/**
 * Whether a price is paid once. The contract does not close the list of charges: what calls itself "once" is not
 * monthly, all else is.
 */
export function isPaidOnce(price: OfferPrice): boolean {
  return /one.?time|once|jednoraz/i.test(price.typeOfCharge ?? "");
}
