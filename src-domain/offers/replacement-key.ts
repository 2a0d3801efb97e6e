import { isPartOfService, type Product, type ProductCategory } from "../products/index.ts";

/** Categories of which a customer uses several services at one address, such as packages, cameras or subscriptions. */
const SIDE_BY_SIDE: readonly ProductCategory[] = ["additional", "devices", "assistance"];

/** Line of an offer, or service in use. */
interface KeyedService {
  readonly category: ProductCategory;
  readonly name: string;
}

/**
 * Returns the key by which an ordered service replaces one in use: both have the same. It is the category; an
 * additional service, a device or an assistance replaces only one of its own name. `undefined` for an unknown category,
 * which replaces nothing (OFFER-94).
 */
export function replacementKey({ category, name }: KeyedService): string | undefined {
  if (category === "unknown") return undefined;
  return SIDE_BY_SIDE.includes(category) ? `${category} ${name.trim().toLowerCase()}` : category;
}

/**
 * Returns the key by which an ordered service replaces this one in use. `undefined` for a service that none replaces,
 * such as a channel package: an order of its category replaces the service to which it belongs.
 */
export function replaceableKey(
  product: KeyedService & Pick<Product, "productId" | "mainServiceId">,
): string | undefined {
  return isPartOfService(product) && !SIDE_BY_SIDE.includes(product.category) ? undefined : replacementKey(product);
}

/** Returns the keys of ordered services. */
export function replacementKeys(ordered: readonly KeyedService[]): ReadonlySet<string> {
  return new Set(ordered.flatMap((service) => replacementKey(service) ?? []));
}
