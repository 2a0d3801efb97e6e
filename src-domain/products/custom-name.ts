import type { Product } from "./product.ts";

/** How long a customer's own name for a service may be, in characters (PROD-07). */
export const MAX_CUSTOM_NAME_LENGTH = 40;

/**
 * `products` with the customer's own name for one of them, which may come within another; without it where `name` is
 * `undefined` (PROD-07). All that is not renamed stays the very same object.
 */
export function withCustomName(
  products: readonly Product[],
  productId: string,
  name: string | undefined,
): readonly Product[] {
  let isChanged = false;
  const renamed = products.map((product): Product => {
    const childrenList = withCustomName(product.childrenList, productId, name);
    const isIt = product.productId === productId && product.customName !== name;
    if (!isIt && childrenList === product.childrenList) return product;
    isChanged = true;
    return isIt ? { ...product, childrenList, customName: name } : { ...product, childrenList };
  });
  return isChanged ? renamed : products;
}
