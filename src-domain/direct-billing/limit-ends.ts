import { grosze, monthOf, type Grosze, type WarsawDate, type WarsawMonth } from "../shared-kernel/index.ts";
import type { Product } from "../products/index.ts";
import type { DirectBilling, MonthlyLimit } from "./direct-billing.ts";
import { isSubscribed } from "./is-subscribed.ts";
import { currentPlanOf, type BillingAction, type StreamingService } from "./streaming-service.ts";

/** Service that ends on the day of its next charge, because the charge does not fit in the monthly limit. */
export interface LimitEnd {
  readonly code: string;
  readonly name: string;
  readonly day: WarsawDate;
}

/** Next charge of a service. */
interface NextCharge extends LimitEnd {
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

/**
 * Returns the limit to which an order adds its price (DB-13). Its used amount includes the charges of other services
 * that are due until the end of the month, and leaves out the plan that the order replaces.
 */
export function limitBeforeOrder(
  { services, limit }: DirectBilling,
  service: StreamingService,
  action: BillingAction,
  today: WarsawDate,
): MonthlyLimit {
  const month = monthOf(today);
  const { nextCharge } = service;
  const isCharged = action === "modify" && (nextCharge === undefined || monthOf(nextCharge) > month);
  const replaced = (isCharged ? currentPlanOf(service)?.price : undefined) ?? 0;
  const sums: MonthSums = new Map([[month, limit.used - replaced]]);
  const others = nextCharges(services.filter(({ code }) => code !== service.code));
  for (const charge of others) addIfWithin(sums, charge, limit.amount);
  return { ...limit, used: grosze(sums.get(month) ?? 0) };
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
