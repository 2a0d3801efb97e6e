import type { Instant } from "../shared-kernel/index.ts";
import { allVisibleProducts, displayName, type Product } from "./product.ts";

/** Part of an outage that names the services which do not work. */
export interface OutageOfServices {
  readonly addressId: string | undefined;
  readonly startsAt: Instant | undefined;
  /** Names of services, empty if the server does not say. */
  readonly services: readonly string[];
}

/**
 * Returns the ids of the visible products that an outage names at their address; none for an outage that has not
 * begun or names no service (OUT-05).
 */
export function productsInOutage(
  products: readonly Product[],
  outages: readonly OutageOfServices[],
  now: Instant,
): ReadonlySet<string> {
  const current = outages.filter(({ startsAt }) => startsAt === undefined || startsAt <= now);
  const isDown = (product: Product): boolean =>
    current.some(
      ({ addressId, services }) =>
        (addressId === undefined || addressId === product.address?.addressId) &&
        [displayName(product), product.fullName, product.name].some(
          (name) => name !== undefined && services.includes(name),
        ),
    );
  return new Set(
    allVisibleProducts(products)
      .filter(isDown)
      .map(({ productId }) => productId),
  );
}
