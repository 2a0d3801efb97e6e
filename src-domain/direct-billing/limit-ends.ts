import {
  grosze,
  monthOf,
  plusMonthsTo,
  sumOf,
  type Grosze,
  type WarsawDate,
  type WarsawMonth,
} from "../shared-kernel/index.ts";
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
  /** `undefined`: not known, because the service is being turned on. */
  readonly day: WarsawDate | undefined;
}

/** Next charge of a service. */
export interface NextCharge extends LimitEnd {
  readonly day: WarsawDate;
  readonly price: Grosze;
}

/** Next charge with its day, or the expected one of a service that is being turned on. */
interface ExpectedCharge extends NextCharge {
  readonly isDayKnown: boolean;
}

/** Returns the price of a service that is being turned on: that of the ordered plan, if it is known. */
function priceBeingTurnedOn({ plans, price }: StreamingService, ordered: string | undefined): Grosze {
  return currentPlanOf({ plans, planId: ordered })?.price ?? price;
}

/**
 * Lists the next charges of services, the earliest first. A service that is being turned on is charged at once, which
 * the used amount includes, and next a month later.
 */
function nextCharges(services: readonly StreamingService[], today: WarsawDate): readonly ExpectedCharge[] {
  return services
    .flatMap((service): readonly ExpectedCharge[] => {
      const { code, name, price, state, nextCharge: day } = service;
      if (state.kind === "INACTIVE" || (state.kind === "PENDING" && state.action === "deactivate")) return [];
      if (day !== undefined) return [{ code, name, price, day, isDayKnown: true }];
      if (state.kind !== "PENDING" || state.action !== "activate") return [];
      const expected = { price: priceBeingTurnedOn(service, state.planId), day: plusMonthsTo(today, 1) };
      return [{ code, name, ...expected, isDayKnown: false }];
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
 * count only with one another. A service that is being turned on counts. By default of the limit in force.
 */
export function servicesEndedByLimit(
  { services, limit }: DirectBilling,
  today: WarsawDate,
  amount: Grosze = limit.amount,
): readonly LimitEnd[] {
  const sums: MonthSums = new Map([[monthOf(today), limit.used]]);
  return nextCharges(services, today)
    .filter((charge) => !addIfWithin(sums, charge, amount))
    .map(({ code, name, day, isDayKnown }) => ({ code, name, day: isDayKnown ? day : undefined }));
}

/** Lists the charges of the month of `today` within the limit, of which `used` is taken already. */
function chargesWithinLimit(
  services: readonly StreamingService[],
  { amount, used }: Pick<MonthlyLimit, "amount"> & { readonly used: number },
  today: WarsawDate,
): readonly NextCharge[] {
  const month = monthOf(today);
  const sums: MonthSums = new Map([[month, used]]);
  return nextCharges(services, today)
    .filter((charge) => monthOf(charge.day) === month && addIfWithin(sums, charge, amount))
    .map(({ code, name, day, price }) => ({ code, name, day, price }));
}

/** Lists the charges that are due until the end of the month and fit in the limit (DB-13). */
export function chargesUntilMonthEnd({ services, limit }: DirectBilling, today: WarsawDate): readonly NextCharge[] {
  return chargesWithinLimit(services, limit, today);
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
  const due = chargesWithinLimit(others, { amount: limit.amount, used }, today);
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

/**
 * Returns the day on which the limit in force ends the service of a product (DB-18). `undefined` if it does not, or if
 * the day is not known, because the service is being turned on.
 */
export function limitEndOf(
  billing: DirectBilling,
  product: Pick<Product, "productId" | "category">,
  today: WarsawDate,
): WarsawDate | undefined {
  const codes = billing.services.flatMap((service) => (isSubscribed([service], product) ? [service.code] : []));
  return servicesEndedByLimit(billing, today).find(({ code }) => codes.includes(code))?.day;
}
