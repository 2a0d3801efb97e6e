import type { Site } from "./sites.ts";

/**
 * `sites`, with those of `former` in their place that have the very same products at the very same address: who draws
 * a site anew only for another one does nothing for them.
 */
export function keptSites(former: readonly Site[], sites: readonly Site[]): readonly Site[] {
  return sites.map((site) => former.find((candidate) => isSame(candidate, site)) ?? site);
}

function isSame(one: Site, other: Site): boolean {
  return (
    one.key === other.key &&
    one.address === other.address &&
    one.monthly === other.monthly &&
    one.products.length === other.products.length &&
    one.products.every((product, index) => product === other.products[index])
  );
}
