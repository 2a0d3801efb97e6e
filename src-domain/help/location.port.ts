import type { Result } from "../shared-kernel/index.ts";
import type { GeoPoint } from "./geo-point.ts";

/**
 * Reason why the location is unknown.
 *
 * - `refused`: the customer or the administrator of the device denied access.
 * - `unavailable`: the device has no position, or the browser no geolocation.
 * - `timeout`: the device found no position in time.
 */
export type LocationFailure = "refused" | "unavailable" | "timeout";

/** Location of the customer. Requested only by the customer's action; never stored. */
export interface LocationPort {
  /**
   * Requests the position; the browser may ask for permission first. Resolves within `LOCATION_TIMEOUT_MS` after the
   * permission; never rejects.
   */
  locate(): Promise<Result<GeoPoint, LocationFailure>>;
}

/** Timeout of the device, ms. */
export const LOCATION_TIMEOUT_MS = 10_000;
