import type { Product } from "./product.ts";

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
  let isChanged = false;
  const renamed = products.map((product): Product => {
    const childrenList = withCustomName(product.childrenList, productId, name);
    const isRenamed = product.productId === productId && product.customName !== name;
    if (!isRenamed && childrenList === product.childrenList) return product;
    isChanged = true;
    return isRenamed ? { ...product, childrenList, customName: name } : { ...product, childrenList };
  });
  return isChanged ? renamed : products;
}
