import type { Product } from "./product.ts";

/** The products that a customer sees: all but the resigned ones, in the provider's order (PROD-02). */
export function visibleProducts(products: readonly Product[]): readonly Product[] {
  return products.filter((product) => product.status !== "RESIGNED");
}
