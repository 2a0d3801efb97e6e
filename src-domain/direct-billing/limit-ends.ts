import { sumOf, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import type { Product } from "../products/index.ts";
import type { DirectBilling } from "./direct-billing.ts";
import { isSubscribed } from "./is-subscribed.ts";

/** Service that ends on the day of its next charge, because the charge does not fit in the monthly limit. */
export interface LimitEnd {
  readonly code: string;
  readonly name: string;
  readonly day: WarsawDate;
}

/**
 * Returns the services that a limit ends at their next charges, in the order of these charges: above the limit nothing
 * is charged (DB-18). Each ended service leaves room for the charges after it. By default of the limit in force.
 */
export function servicesEndedByLimit(
  { services, limit }: DirectBilling,
  amount: Grosze = limit.amount,
): readonly LimitEnd[] {
  const charged = services
    .flatMap(({ code, name, price, state, nextCharge: day }) => {
      const isEnding = state.kind === "PENDING" && state.action === "deactivate";
      return state.kind === "INACTIVE" || isEnding || day === undefined ? [] : [{ code, name, price, day }];
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
  // A service that has ended stays in the used amount until its paid month is over.
  let total: number = Math.max(limit.used, sumOf(charged.map(({ price }) => price)));
  return charged.filter(({ price }) => {
    const isAbove = total > amount;
    if (isAbove) total -= price;
    return isAbove;
  });
}

/** Returns the day on which the limit in force ends the service of a product; `undefined` if it does not (DB-18). */
export function limitEndOf(
  billing: DirectBilling,
  product: Pick<Product, "productId" | "category">,
): WarsawDate | undefined {
  const codes = billing.services.flatMap((service) => (isSubscribed([service], product) ? [service.code] : []));
  return servicesEndedByLimit(billing).find(({ code }) => codes.includes(code))?.day;
}
