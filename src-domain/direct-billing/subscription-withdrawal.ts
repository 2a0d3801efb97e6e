import { allProducts, allVisibleProducts, withdrawalNumberOf, type Product } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import type { StreamingService } from "./streaming-service.ts";

/** Right to withdraw from the contract of a streaming service. */
export interface SubscriptionWithdrawal {
  readonly lastDay: WarsawDate;
  /** Number that the statement names; `undefined`: not known. */
  readonly number: string | undefined;
  /** True: the customer pays for the days used. */
  readonly costsUsedDays: boolean;
}

/**
 * Returns the right to withdraw from the contract of a service while it is open (DB-20). Turning the service off does
 * not end it.
 */
export function subscriptionWithdrawal(
  { productId }: Pick<StreamingService, "productId">,
  products: readonly Product[],
  today: WarsawDate,
): SubscriptionWithdrawal | undefined {
  const product = allProducts(products).find((one) => one.productId === productId);
  if (product === undefined || product.withdrawnOn !== undefined) return undefined;
  const { withdrawalUntil: lastDay } = product;
  if (lastDay === undefined || lastDay < today) return undefined;
  return { lastDay, number: withdrawalNumberOf(product), costsUsedDays: product.earlyStart };
}

/** Returns true if a product is still ordered although its service is on or off: the products are older. */
export const areProductsOutdated = (services: readonly StreamingService[], products: readonly Product[]): boolean =>
  services.some(
    ({ productId, state }) =>
      state.kind !== "PENDING" &&
      allVisibleProducts(products).some((one) => one.productId === productId && one.status === "ORDERED"),
  );
