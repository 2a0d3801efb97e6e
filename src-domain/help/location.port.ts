import type { Result } from "../shared-kernel/index.ts";
import type { GeoPoint } from "./geo-point.ts";

/**
 * Why it is not known where the customer is.
 *
 * - `refused`: the customer, or whoever looks after the device, does not allow it.
 * - `unavailable`: the device does not know, or the browser has no such thing.
 * - `timeout`: it has not found out in time.
 */
export type LocationFailure = "refused" | "unavailable" | "timeout";

/** Where the customer is. Asked only when the customer wants it, and kept nowhere. */
export interface LocationPort {
  /**
   * Asks the device, which may ask the customer first. Answers within `LOCATION_TIMEOUT_MS` of being allowed to; never
   * throws.
   */
  locate(): Promise<Result<GeoPoint, LocationFailure>>;
}

/** How long a device may look for itself, ms. */
export const LOCATION_TIMEOUT_MS = 10_000;
