import type { Product } from "./product.ts";

/**
 * What a product is called everywhere: the customer's own name for it, else the provider's full or short one (PROD-07).
 */
export function displayName(product: Pick<Product, "customName" | "fullName" | "name">): string {
  return (
    [product.customName, product.fullName].find((name) => name !== undefined && name.trim() !== "") ?? product.name
  );
}
