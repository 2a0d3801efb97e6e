import { grosze, monthOf, sumOf, type Grosze, type WarsawDate, type WarsawMonth } from "../shared-kernel/index.ts";
import type { Product } from "../products/index.ts";
import {
  amountOverLimit,
  limitMeterOf,
  minimumLimit,
  type DirectBilling,
  type MonthlyLimit,
} from "./direct-billing.ts";
import { isSubscribed } from "./is-subscribed.ts";
import { currentPlanOf, type BillingAction, type StreamingService } from "./streaming-service.ts";

/** Service that ends on the day of its next charge, because the charge does not fit in the monthly limit. */
export interface LimitEnd {
  readonly code: string;
  readonly name: string;
  readonly day: WarsawDate;
}

/** Next charge of a service. */
export interface NextCharge extends LimitEnd {
  readonly price: Grosze;
}

/** Lists the next charges of services, the earliest first. */
function nextCharges(services: readonly StreamingService[]): readonly NextCharge[] {
  return services
    .flatMap(({ code, name, price, state, nextCharge: day }) => {
      const isEnding = state.kind === "PENDING" && state.action === "deactivate";
      return state.kind === "INACTIVE" || isEnding || day === undefined ? [] : [{ code, name, price, day }];
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

/** Sums of charges by calendar month. */
type MonthSums = Map<WarsawMonth, number>;

/** Adds a charge to its month, unless the sum of the month would exceed the limit. */
function addIfWithin(sums: MonthSums, { day, price }: NextCharge, amount: Grosze): boolean {
  const month = monthOf(day);
  const sum = (sums.get(month) ?? 0) + price;
  if (sum > amount) return false;
  sums.set(month, sum);
  return true;
}

/**
 * Returns the services that a limit ends at their next charges, in the order of these charges: above the limit of a
 * calendar month nothing is charged (DB-18). The used amount is that of the month of `today`; charges of a later month
 * count only with one another. By default of the limit in force.
 */
export function servicesEndedByLimit(
  { services, limit }: DirectBilling,
  today: WarsawDate,
  amount: Grosze = limit.amount,
): readonly LimitEnd[] {
  const sums: MonthSums = new Map([[monthOf(today), limit.used]]);
  return nextCharges(services)
    .filter((charge) => !addIfWithin(sums, charge, amount))
    .map(({ code, name, day }) => ({ code, name, day }));
}

/** Lists the charges of a month within the limit, of which `used` is taken already. */
function chargesWithinLimit(
  services: readonly StreamingService[],
  { amount, used }: Pick<MonthlyLimit, "amount"> & { readonly used: number },
  month: WarsawMonth,
): readonly NextCharge[] {
  const sums: MonthSums = new Map([[month, used]]);
  return nextCharges(services).filter((charge) => monthOf(charge.day) === month && addIfWithin(sums, charge, amount));
}

/** Lists the charges that are due until the end of the month and fit in the limit (DB-13). */
export function chargesUntilMonthEnd({ services, limit }: DirectBilling, today: WarsawDate): readonly NextCharge[] {
  return chargesWithinLimit(services, limit, monthOf(today));
}

/** Returns what is left of the limit after the charges that are due until the end of the month, at least 0 (DB-25). */
export function limitLeftAtMonthEnd(billing: DirectBilling, today: WarsawDate): Grosze {
  const due = sumOf(chargesUntilMonthEnd(billing, today).map(({ price }) => price));
  return grosze(Math.max(0, limitMeterOf(billing.limit).left - due));
}

/** Limit to which an order adds its price, with the charges of other services until the end of the month. */
export interface LimitBeforeOrder extends MonthlyLimit {
  readonly due: readonly NextCharge[];
}

/**
 * Returns the limit to which an order adds its price (DB-13). Its used amount includes the charges of other services
 * that are due until the end of the month, and leaves out the plan that the order replaces.
 */
export function limitBeforeOrder(
  { services, limit }: DirectBilling,
  service: StreamingService,
  action: BillingAction,
  today: WarsawDate,
): LimitBeforeOrder {
  const month = monthOf(today);
  const { nextCharge } = service;
  const isCharged = action === "modify" && (nextCharge === undefined || monthOf(nextCharge) > month);
  const replaced = (isCharged ? currentPlanOf(service)?.price : undefined) ?? 0;
  const used = limit.used - replaced;
  const others = services.filter(({ code }) => code !== service.code);
  const due = chargesWithinLimit(others, { amount: limit.amount, used }, month);
  return { ...limit, used: grosze(used + sumOf(due.map(({ price }) => price))), due };
}

/**
 * Returns a limit that is enough for an order of this price: services that the limit would end go on with it (DB-25).
 */
export function limitNeededFor(
  billing: DirectBilling,
  {
    service,
    action,
    price,
  }: { readonly service: StreamingService; readonly action: BillingAction; readonly price: Grosze },
  today: WarsawDate,
): Grosze {
  for (let { amount } = billing.limit; ;) {
    const limit = { ...billing.limit, amount };
    const { used } = limitBeforeOrder({ ...billing, limit }, service, action, today);
    if (amountOverLimit({ ...limit, used }, price) === undefined) return amount;
    amount = grosze(Math.max(used + price, minimumLimit(limit)));
  }
}

/** Returns the day on which the limit in force ends the service of a product; `undefined` if it does not (DB-18). */
export function limitEndOf(
  billing: DirectBilling,
  product: Pick<Product, "productId" | "category">,
  today: WarsawDate,
): WarsawDate | undefined {
  const codes = billing.services.flatMap((service) => (isSubscribed([service], product) ? [service.code] : []));
  return servicesEndedByLimit(billing, today).find(({ code }) => codes.includes(code))?.day;
}
