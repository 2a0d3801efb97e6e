import { contractStage, isSuspendedUntilEnd, priceOn, type Product } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import type { TerminationContract } from "./termination-contract.ts";

/**
 * Monthly fees of a contract until its end. `suspended`: none, because its services are suspended at the customer's
 * request and cost nothing. `none`: the contract has no fee.
 */
export type FeesUntilEnd = "charged" | "suspended" | "none";

/** Returns true for a service that is suspended until its contract ends, or until a day. */
export function isSuspended(product: Product): boolean {
  return product.status === "SUSPENDED" || isSuspendedUntilEnd(product);
}

/** Returns true for a service that is suspended at the request of the customer, not blocked. */
export function isSuspendedOnRequest(product: Product): boolean {
  return isSuspended(product) && product.blockade === undefined;
}

/**
 * Returns whether fees are charged until the end of a contract (TERM-42). A termination does not end a suspension, so
 * that the price of a suspended service counts, not the usual fee of its contract.
 * @param products services that end with the contract
 */
export function feesUntilEnd(
  { monthlyFee }: Pick<TerminationContract, "monthlyFee">,
  products: readonly Product[],
  today: WarsawDate,
): FeesUntilEnd {
  const running = products.filter((product) => ["running", "ending"].includes(contractStage(product)));
  const isFree = (product: Product): boolean => priceOn(product, today) === 0;
  if (running.some(isSuspendedOnRequest) && running.every(isFree)) return "suspended";
  return monthlyFee > 0 ? "charged" : "none";
}
