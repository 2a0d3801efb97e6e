import type { ServiceLocation } from "./service-locations.ts";

/**
 * `sites`, with those of `former` in their place that have the very same products at the very same address: who draws
 * a site anew only for another one does nothing for them.
 */
export function reuseUnchangedLocations(
  former: readonly ServiceLocation[],
  locations: readonly ServiceLocation[],
): readonly ServiceLocation[] {
  return locations.map((location) => former.find((candidate) => isSame(candidate, location)) ?? location);
}

function isSame(one: ServiceLocation, other: ServiceLocation): boolean {
  return (
    one.key === other.key &&
    one.address === other.address &&
    one.monthly === other.monthly &&
    one.products.length === other.products.length &&
    one.products.every((product, index) => product === other.products[index])
  );
}
