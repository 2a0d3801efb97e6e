import type { Product } from "../products/index.ts";
import { orderProgressOf } from "./order-progress.ts";
import type { SaleOffer } from "./sale-offer.ts";

type ListedProduct = Pick<Product, "name" | "status"> & {
  readonly childrenList: readonly Pick<Product, "name" | "status">[];
};

/**
 * Returns true if an order in progress brings a service that is not yet among the ordered products: their prices do not
 * include it (SERV-08).
 */
export function hasUnlistedOrder(offers: readonly SaleOffer[], products: readonly ListedProduct[]): boolean {
  const ordered = new Set(
    products
      .flatMap((product) => [product, ...product.childrenList])
      .filter(({ status }) => status === "ORDERED")
      .map(({ name }) => name),
  );
  return offers.some((offer) => {
    const state = orderProgressOf(offer)?.state;
    return (state === "received" || state === "scheduled") && offer.products.some(({ name }) => !ordered.has(name));
  });
}
