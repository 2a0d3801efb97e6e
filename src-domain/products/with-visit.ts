import type { BookedVisit } from "./appointment.ts";
import type { Product } from "./product.ts";
import { withChangedProduct } from "./with-changed-product.ts";

/** Returns `products` with the visit of one product, which may be nested; `undefined` removes the visit (VISIT-04). */
export function withVisit(
  products: readonly Product[],
  productId: string,
  visit: BookedVisit | undefined,
): readonly Product[] {
  return withChangedProduct(products, productId, (product) =>
    product.visit === visit ? product : { ...product, visit },
  );
}
