import type { ProductCategory } from "./product.ts";

/**
 * Categories in the order in which products stand at an address; what the portal does not know comes last (PROD-01,
 * PROD-04).
 */
export const CATEGORIES_IN_ORDER: readonly ProductCategory[] = [
  "television",
  "tv_smart",
  "mobile_internet",
  "internet",
  "mobile_phone",
  "phone",
  "additional",
  "devices",
  "assistance",
  "netflix",
  "player",
  "tvn24go",
  "unknown",
];

/** The category that the wire's text names; `unknown` keeps a product that the portal cannot sort (PROD-04). */
export function productCategory(text: string | undefined): ProductCategory {
  return CATEGORIES_IN_ORDER.find((category) => category === text) ?? "unknown";
}

/** Where a category stands among the others, from 0. */
export function categoryRank(category: ProductCategory): number {
  return CATEGORIES_IN_ORDER.indexOf(category);
}
