import type { ServiceLocation } from "./service-locations.ts";

/**
 * Returns `locations`, but reuses each object of `former` with the same products and address, so that components do not
 * render unchanged locations again.
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
