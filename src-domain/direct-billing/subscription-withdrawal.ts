import { allVisibleProducts, openWithdrawalUntil, withdrawalNumberOf, type Product } from "../products/index.ts";
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

/** Returns the right to withdraw from the contract of a service that is on, while it is open (DB-20). */
export function subscriptionWithdrawal(
  { productId, state }: Pick<StreamingService, "productId" | "state">,
  products: readonly Product[],
  today: WarsawDate,
): SubscriptionWithdrawal | undefined {
  const product = allVisibleProducts(products).find((one) => one.productId === productId);
  const lastDay = product && openWithdrawalUntil(product, today);
  if (state.kind === "INACTIVE" || product === undefined || lastDay === undefined) return undefined;
  return { lastDay, number: withdrawalNumberOf(product), costsUsedDays: product.earlyStart };
}

/** Returns true if a product is still ordered although its service is on or off: the products are older. */
export const areProductsOutdated = (services: readonly StreamingService[], products: readonly Product[]): boolean =>
  services.some(
    ({ productId, state }) =>
      state.kind !== "PENDING" &&
      allVisibleProducts(products).some((one) => one.productId === productId && one.status === "ORDERED"),
  );
