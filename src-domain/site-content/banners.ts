import type { WarsawDate } from "../shared-kernel/index.ts";
import type { Banner } from "./site-content.ts";

/** The banners that may be shown on `today`, by their order; the last day counts (SITE-03). */
export function bannersInOrder(banners: readonly Banner[], today: WarsawDate): readonly Banner[] {
  return banners
    .filter((banner) => banner.expirationDate === undefined || banner.expirationDate >= today)
    .toSorted((one, other) => one.order - other.order);
}
