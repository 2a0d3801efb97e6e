import type { Product } from "./product.ts";

/**
 * Returns `products` with the change of one product, which may be nested. Unchanged products keep their identity, and
 * so does the whole list when `change` returns its argument.
 */
export function withChangedProduct(
  products: readonly Product[],
  productId: string,
  change: (product: Product) => Product,
): readonly Product[] {
  const changed = products.map((product): Product => {
    const childrenList = withChangedProduct(product.childrenList, productId, change);
    const whole = childrenList === product.childrenList ? product : { ...product, childrenList };
    return product.productId === productId ? change(whole) : whole;
  });
  return changed.every((product, index) => product === products[index]) ? products : changed;
}
