import type { Product } from "./product.ts";

/** More numbers would need a call each, so their data is on their pages only. */
const MAX_NUMBERS_IN_LISTS = 5;

/** Returns true if the product is a mobile number in use. */
export function isMobileInUse({ mvnoProduct, status }: Pick<Product, "mvnoProduct" | "status">): boolean {
  return mvnoProduct && (status === "ACTIVE" || status === "DURING_RESIGNATION");
}

/** Returns true if lists of these products show the data left of their mobile numbers. */
export function listsMobileData(products: readonly Pick<Product, "mvnoProduct" | "status">[]): boolean {
  const numbers = products.filter(isMobileInUse).length;
  return numbers > 0 && numbers <= MAX_NUMBERS_IN_LISTS;
}
