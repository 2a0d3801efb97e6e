import { grosze, sameContent, sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import { displayName, isInForce, priceOn, type Product, type ProductCategory } from "../products/index.ts";
import { firstWholeMonth, monthsFrom } from "./billing-months.ts";
import { commitmentOf, isPaidOnce, monthlyOn } from "./offer-periods.ts";
import { replacedProducts } from "./offer-in-short.ts";
import type { SaleOffer, SaleOfferProduct } from "./sale-offer.ts";
import { channelsIn, speedIn, type Speed } from "./service-facts.ts";

/** Months in a row with one price of the offer. */
export interface ComparedPeriod {
  /** The first of them, from 0. */
  readonly from: number;
  readonly months: number;
  readonly offered: Grosze;
  /** What the customer would pay in its first month with what there is today; `undefined`: it cannot be told for sure. */
  readonly now: Grosze | undefined;
  /** The first change of that within the period. */
  readonly nowThen: { readonly from: WarsawDate; readonly price: Grosze } | undefined;
}

/** One kind of service, today and offered. */
export interface ComparedService {
  readonly category: ProductCategory;
  readonly now: readonly ServiceFacts[];
  readonly offered: readonly ServiceFacts[];
  /** Whether speed or channels differ; where neither is told, the name. */
  readonly changed: boolean;
}

export interface ServiceFacts {
  readonly name: string;
  readonly speed: Speed | undefined;
  readonly channels: number | undefined;
}

/** What is offered beside what the customer has today (OFFER-04). All amounts are grosze; sums are of whole months. */
export interface OfferComparison {
  readonly periods: readonly ComparedPeriod[];
  readonly services: readonly ComparedService[];
  /** Months that the offer binds for. */
  readonly months: number | undefined;
  /** The last day that today's contract binds for. */
  readonly boundUntil: WarsawDate | undefined;
  /** Activation and all that is paid once. */
  readonly once: Grosze;
  /** The offer's price once its promotion is over: that of its last period. */
  readonly afterPromotion: Grosze | undefined;
  /** Over the whole commitment, what is paid once included; `undefined` where a month of it has no price. */
  readonly total: { readonly offered: Grosze; readonly now: Grosze | undefined } | undefined;
}

/** Compares an offer with the products it would replace, on `today`. */
export function compareOffer(offer: SaleOffer, products: readonly Product[], today: WarsawDate): OfferComparison {
  const replaced = replacedProducts(offer, products);
  const months = commitmentOf(offer.products);
  const days = monthsFrom(firstWholeMonth(beginsOn(offer, today)), months ?? 1);
  const offered = days.map((day) => (offer.products.every((product) => isPriced(product, day)) ? monthlyOn(offer.products, day) : undefined));
  const now = days.map((day) => (replaced === undefined ? undefined : monthlyOfProducts(replaced, day, today)));
  const once = sumOf([offer.activationPrice ?? grosze(0), ...offer.oneTimeFees.map(({ price }) => price)]);
  const whole = months === undefined ? undefined : allOf(offered);
  const wholeNow = allOf(now);
  const periods = periodsOf(offered, now, days);
  return {
    periods,
    services: servicesOf(offer, replaced ?? []),
    months,
    boundUntil: replaced?.map(({ commitmentTo }) => commitmentTo).filter((day) => day !== undefined && day >= today).toSorted().at(-1),
    once,
    afterPromotion: periods.at(-1)?.offered,
    total: whole === undefined ? undefined : { offered: sumOf([...whole, once]), now: wholeNow === undefined ? undefined : sumOf(wholeNow) },
  };
}

/** A product whose monthly prices leave a month out makes any sum of that month wrong; one without prices comes with the others. */
function isPriced({ prices }: SaleOfferProduct, day: WarsawDate): boolean {
  const monthly = prices.filter((price) => !isPaidOnce(price));
  return monthly.length === 0 || monthly.some((price) => isInForce(price, day));
}

/** With the first of its prices, but not before today: it has not been accepted yet. */
function beginsOn(offer: SaleOffer, today: WarsawDate): WarsawDate {
  const starts = offer.products.flatMap(({ prices }) => prices.map(({ validFrom }) => validFrom)).filter((day) => day !== undefined);
  const first = starts.toSorted().at(0);
  return first === undefined || first < today ? today : first;
}

/**
 * What these products cost in a month that begins with `day`. What the provider calls the actual price is that of today: a later
 * month has its own listed one, where there is one.
 */
function monthlyOfProducts(products: readonly Product[], day: WarsawDate, today: WarsawDate): Grosze | undefined {
  const prices = products.map((product) => {
    const listed = day > today ? product.productPrices.findLast((price) => isInForce(price, day)) : undefined;
    return listed?.value ?? priceOn(product, day);
  });
  return prices.length === 0 ? undefined : allOf(prices, sumOf);
}

function allOf(amounts: readonly (Grosze | undefined)[]): readonly Grosze[] | undefined;
function allOf<Value>(amounts: readonly (Grosze | undefined)[], of: (known: readonly Grosze[]) => Value): Value | undefined;
function allOf<Value>(amounts: readonly (Grosze | undefined)[], of?: (known: readonly Grosze[]) => Value): Value | readonly Grosze[] | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  if (known.length < amounts.length) return undefined;
  return of === undefined ? known : of(known);
}

function periodsOf(offered: readonly (Grosze | undefined)[], now: readonly (Grosze | undefined)[], days: readonly WarsawDate[]): readonly ComparedPeriod[] {
  const periods: ComparedPeriod[] = [];
  for (const [index, price] of offered.entries()) {
    if (price === undefined) continue;
    const before = periods.at(-1);
    if (before !== undefined && before.offered === price && before.from + before.months === index) periods[periods.length - 1] = { ...before, months: before.months + 1 };
    else periods.push({ from: index, months: 1, offered: price, now: now[index], nowThen: undefined });
  }
  return periods.map((period) => ({ ...period, nowThen: changeWithin(period, now, days) }));
}

function changeWithin({ from, months, now: first }: ComparedPeriod, now: readonly (Grosze | undefined)[], days: readonly WarsawDate[]): ComparedPeriod["nowThen"] {
  for (let index = from + 1; index < from + months; index += 1) {
    const [price, day] = [now[index], days[index]];
    if (first !== undefined && price !== undefined && day !== undefined && price !== first) return { from: day, price };
  }
  return undefined;
}

function servicesOf(offer: SaleOffer, replaced: readonly Product[]): readonly ComparedService[] {
  return [...new Set(offer.products.map(({ category }) => category))].map((category) => {
    const now = replaced.filter((product) => product.category === category).map((product): ServiceFacts => ({
      name: displayName(product),
      speed: product.downlink === undefined ? speedIn(product.productInfo) : { down: product.downlink, up: product.uplink },
      channels: channelsIn(product.productInfo),
    }));
    const offered = offer.products.filter((product) => product.category === category)
      .map((product): ServiceFacts => ({ name: product.name, speed: speedIn(product.package) ?? speedIn(product.name), channels: channelsIn(product.package) }));
    return { category, now, offered, changed: differ(now, offered) };
  });
}

function differ(now: readonly ServiceFacts[], offered: readonly ServiceFacts[]): boolean {
  const isTold = [...now, ...offered].some(({ speed, channels }) => speed !== undefined || channels !== undefined);
  const of = (facts: readonly ServiceFacts[]): unknown => facts.map(({ name, speed, channels }) => (isTold ? [speed?.down, speed?.up, channels] : name));
  return !sameContent(of(now), of(offered));
}
