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
    current.some(({ addressId, services }) =>
      services.some((name) => isAtAddress(product, addressId) && hasName(product, name)),
    );
  return new Set(
    allVisibleProducts(products)
      .filter(isDown)
      .map(({ productId }) => productId),
  );
}

/** Returns true if the product is at the address; without an address, all are. */
export function isAtAddress({ address }: Product, addressId: string | undefined): boolean {
  return addressId === undefined || addressId === address?.addressId;
}

/** Returns true if the server may mean the product by this name: the shown, full or short one. */
export function hasName(product: Product, name: string): boolean {
  return [displayName(product), product.fullName, product.name].includes(name);
}
