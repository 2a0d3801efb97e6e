import type { Product } from "./product.ts";
import { withChangedProduct } from "./with-changed-product.ts";

/** Maximum length of a custom service name, in characters (PROD-07). */
export const MAX_CUSTOM_NAME_LENGTH = 40;

/**
 * Returns `products` with the custom name of one product, which may be nested; `undefined` removes the name (PROD-07).
 * Unchanged products keep their identity.
 */
export function withCustomName(
  products: readonly Product[],
  productId: string,
  name: string | undefined,
): readonly Product[] {
  return withChangedProduct(products, productId, (product) =>
    product.customName === name ? product : { ...product, customName: name },
  );
}
