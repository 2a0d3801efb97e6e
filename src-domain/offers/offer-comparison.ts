import { grosze, sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import {
  bookedAppointments,
  isPriceInForce,
  priceOn,
  type BookedAppointment,
  type Product,
} from "../products/index.ts";
import { firstWholeMonth, monthsFrom } from "./billing-months.ts";
import { commitmentOf, lastChangeOf, monthlyOn, monthlyPricesOf } from "./offer-periods.ts";
import { replacedProducts } from "./offer-summary.ts";
import { concernedEndingServices, concernedServices, type ConcernedEndingServices } from "./replaced-services.ts";
import { oneTimeFeesOf, type SaleOffer, type SaleOfferProduct } from "./sale-offer.ts";
import type { ContractTerms } from "./contract-terms.ts";
import { compareServices, type ComparedService } from "./compare-services.ts";

/** Consecutive months with one price of the offer. */
export interface ComparedPeriod {
  /** Index of its first month, from 0. */
  readonly from: number;
  /** `undefined`: open-ended, in an offer without a commitment. */
  readonly months: number | undefined;
  readonly offered: Grosze;
  /** Monthly price of today's products in the first month of the period; `undefined` when uncertain. */
  readonly now: Grosze | undefined;
  /** First change of `now` within the period. */
  readonly firstPriceChange: { readonly from: WarsawDate; readonly price: Grosze } | undefined;
  /** Difference between `offered` and `now`; `undefined` without `now`. */
  readonly difference: PriceDifference | undefined;
}

/** Difference between an offered amount and today's. `by` is never negative. */
export interface PriceDifference {
  readonly kind: "less" | "same" | "more";
  readonly by: Grosze;
}

/** Comparison of an offer with today's products (OFFER-04). Amounts are grosze, for whole months. */
export interface OfferComparison {
  readonly periods: readonly ComparedPeriod[];
  readonly services: readonly ComparedService[];
  /**
   * Today's products that the offer replaces. `nothing`: its price is added to today's (OFFER-12). `ending`: services
   * whose contract is terminated. `unclear`: it may replace such services or not (OFFER-70). `unknown`: the products
   * are not loaded, or more than one could be meant.
   */
  readonly replaces: "products" | "ending" | "unclear" | "nothing" | "unknown";
  /** Services with a terminated contract that the offer concerns; they are not compared (OFFER-16). */
  readonly ending: ConcernedEndingServices;
  /** Booked visits and moves of the services that the offer replaces (OFFER-93). */
  readonly appointments: readonly BookedAppointment[];
  /** Months of the offer's commitment. */
  readonly months: number | undefined;
  /** Last day of today's commitment. */
  readonly boundUntil: WarsawDate | undefined;
  /** Activation price and one-time fees, those among the prices of the products included. */
  readonly once: Grosze;
  /** Price after the promotion: that of the last period, if it is higher than the one before. */
  readonly afterPromotion: Grosze | undefined;
  /** Sum over the commitment with one-time fees; `undefined` when a month has no price, or without a commitment. */
  readonly total:
    | { readonly offered: Grosze; readonly now: Grosze | undefined; readonly difference: PriceDifference | undefined }
    | undefined;
  /**
   * True if every month has a price and every charge is known. An offer without prices must not be ordered (OFFER-04).
   */
  readonly isPriced: boolean;
}

/** Compares an offer with the products that it would replace, on `today`. */
export function compareOffer(offer: SaleOffer, products: readonly Product[], today: WarsawDate): OfferComparison {
  const replaced = replacedProducts(offer, products);
  const startDays = { today, startsBy: startOf(offer) };
  const ending = concernedEndingServices(offer, products, startDays);
  const months = commitmentOf(offer.products);
  const first = firstWholeMonth(beginsOn(offer, today));
  const days = monthsFrom(first, months ?? monthsThrough(first, lastChangeOf(offer.products)));
  const offered = days.map((day) =>
    offer.products.every((product) => isPriced(product, day)) ? monthlyOn(offer.products, day) : undefined,
  );
  const now = days.map((day) => (replaced === undefined ? undefined : monthlyOfProducts(replaced, day, today)));
  const once = sumOf([offer.activationPrice ?? grosze(0), ...oneTimeFeesOf(offer).map(({ price }) => price)]);
  const priced = allKnown(offered);
  const periods = periodsOf(offered, now, days, months === undefined);
  const [last, before] = [periods.at(-1), periods.at(-2)];
  return {
    periods,
    services: compareServices(offer, replaced ?? []),
    replaces: replacementOf(offer, replaced, ending, products),
    ending,
    appointments: bookedAppointments(concernedServices(offer, products, startDays).replaced, today),
    months,
    boundUntil: replaced
      ?.map(({ commitmentTo }) => commitmentTo)
      .filter((day) => day !== undefined && day >= today)
      .toSorted()
      .at(-1),
    once,
    afterPromotion:
      last !== undefined && before !== undefined && last.offered > before.offered ? last.offered : undefined,
    total:
      priced === undefined || months === undefined
        ? undefined
        : totalOf(sumOf([...priced, once]), allKnown(now, sumOf)),
    isPriced: priced !== undefined,
  };
}

/** Returns the day on which the services of an order or an offer begin; `undefined`: not known. */
function startOf({ order, deliveryDate }: Pick<SaleOffer, "order" | "deliveryDate">): WarsawDate | undefined {
  return order?.day ?? deliveryDate;
}

function replacementOf(
  { kind }: Pick<SaleOffer, "kind">,
  replaced: readonly Product[] | undefined,
  ending: ConcernedEndingServices,
  products: readonly Product[],
): OfferComparison["replaces"] {
  if (replaced === undefined) return "unknown";
  if (replaced.length > 0) return "products";
  if (ending.replaced.length > 0) return "ending";
  if (ending.unclear.length > 0) return "unclear";
  return kind === "isobar" || products.length > 0 ? "nothing" : "unknown";
}

/** Returns the terms that accepting the offer concludes; without a comparison no price is known. */
export function termsOfOffer(offer: SaleOffer, comparison: OfferComparison | undefined): ContractTerms {
  return {
    services: offer.products,
    periods: comparison?.periods.map(({ offered, months }) => ({ monthly: offered, months })) ?? [],
    once: comparison?.once,
    commitment: comparison === undefined ? undefined : (comparison.months ?? 0),
    total: comparison?.total?.offered,
    equipment: offer.equipment,
    delivery: offer.delivery,
    deliveryDay: offer.deliveryDate,
    deliveryAddress: offer.deliveryAddress,
  };
}

/** Longest period compared. Servers write "no end" as a date far in the future. */
const MAX_MONTHS = 120;

/** Counts the months from `first` to the first month with the last price, both included. */
function monthsThrough(first: WarsawDate, lastChange: WarsawDate | undefined): number {
  const months = monthsFrom(first, MAX_MONTHS);
  const last = lastChange === undefined ? 0 : months.findIndex((day) => day >= lastChange);
  return last < 0 ? MAX_MONTHS : last + 1;
}

function totalOf(offered: Grosze, now: Grosze | undefined): OfferComparison["total"] {
  return { offered, now, difference: priceDifferenceOf(offered, now) };
}

function priceDifferenceOf(offered: Grosze, now: Grosze | undefined): PriceDifference | undefined {
  if (now === undefined) return undefined;
  return { kind: offered === now ? "same" : offered < now ? "less" : "more", by: grosze(Math.abs(offered - now)) };
}

/**
 * A product with monthly prices must have one in force on `day`; a product without prices is included in the others.
 */
function isPriced(product: SaleOfferProduct, day: WarsawDate): boolean {
  const monthly = monthlyPricesOf(product);
  return monthly.length === 0 || monthly.some((price) => isPriceInForce(price, day));
}

/**
 * Returns the first start of a monthly price, but not before today, because the offer is not accepted yet. A product
 * with a price without a start begins with the other products: its later prices are changes, not its start.
 */
function beginsOn(offer: SaleOffer, today: WarsawDate): WarsawDate {
  const starts = offer.products.flatMap((product) => {
    const days = monthlyPricesOf(product).map(({ validFrom }) => validFrom);
    return days.includes(undefined) ? [] : days.filter((day) => day !== undefined);
  });
  const first = starts.toSorted().at(0);
  return first === undefined || first < today ? today : first;
}

/**
 * Sums the products' prices for the month that begins on `day`. The server's actual price is today's, so for a later
 * month a listed price takes precedence.
 */
function monthlyOfProducts(products: readonly Product[], day: WarsawDate, today: WarsawDate): Grosze | undefined {
  const prices = products.map((product) => {
    const listed = day > today ? product.productPrices.findLast((price) => isPriceInForce(price, day)) : undefined;
    return listed?.value ?? priceOn(product, day);
  });
  return prices.length === 0 ? undefined : allKnown(prices, sumOf);
}

function allKnown(amounts: readonly (Grosze | undefined)[]): readonly Grosze[] | undefined;
function allKnown<Value>(
  amounts: readonly (Grosze | undefined)[],
  of: (known: readonly Grosze[]) => Value,
): Value | undefined;
function allKnown<Value>(
  amounts: readonly (Grosze | undefined)[],
  of?: (known: readonly Grosze[]) => Value,
): Value | readonly Grosze[] | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  if (known.length < amounts.length) return undefined;
  return of === undefined ? known : of(known);
}

interface PricedRun {
  readonly from: number;
  readonly months: number;
  readonly offered: Grosze;
}

/** `isOpenEnded`: the price of the last month has no end. */
function periodsOf(
  offered: readonly (Grosze | undefined)[],
  now: readonly (Grosze | undefined)[],
  days: readonly WarsawDate[],
  isOpenEnded: boolean,
): readonly ComparedPeriod[] {
  const runs: PricedRun[] = [];
  for (const [index, price] of offered.entries()) {
    if (price === undefined) continue;
    const before = runs.at(-1);
    if (before !== undefined && before.offered === price && before.from + before.months === index)
      runs[runs.length - 1] = { ...before, months: before.months + 1 };
    else runs.push({ from: index, months: 1, offered: price });
  }
  return runs.map((run): ComparedPeriod => ({
    from: run.from,
    months: isOpenEnded && run.from + run.months === days.length ? undefined : run.months,
    offered: run.offered,
    now: now[run.from],
    firstPriceChange: changeWithin(run, now, days),
    difference: priceDifferenceOf(run.offered, now[run.from]),
  }));
}

function changeWithin(
  { from, months }: PricedRun,
  now: readonly (Grosze | undefined)[],
  days: readonly WarsawDate[],
): ComparedPeriod["firstPriceChange"] {
  const first = now[from];
  for (let index = from + 1; index < from + months; index += 1) {
    const [price, day] = [now[index], days[index]];
    if (first !== undefined && price !== undefined && day !== undefined && price !== first) return { from: day, price };
  }
  return undefined;
}
