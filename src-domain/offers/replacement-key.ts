import type { ProductCategory } from "../products/index.ts";

/** Categories of which a customer uses several services at one address, such as packages, cameras or subscriptions. */
const SIDE_BY_SIDE: readonly ProductCategory[] = ["additional", "devices", "assistance"];

/** Service in use, or line of an offer. */
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

/** Returns the keys of ordered services. */
export function replacementKeys(ordered: readonly KeyedService[]): ReadonlySet<string> {
  return new Set(ordered.flatMap((service) => replacementKey(service) ?? []));
}
