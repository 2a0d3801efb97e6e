import {
  LOCATION_TIMEOUT_MS,
  geoPointOf,
  type LocationFailure,
  type LocationPort,
  type GeoPoint,
} from "#domain/help/index.ts";
import { fail, succeed, type Result } from "#domain/shared-kernel/index.ts";

/** Maximum age of a cached position (ms). A position of a few minutes ago is precise enough to find a branch. */
const MAXIMUM_AGE_MS = 5 * 60_000;

/** Codes of `GeolocationPositionError`. */
const PERMISSION_DENIED = 1;
const TIMEOUT = 3;

function failureOf(code: number): LocationFailure {
  if (code === PERMISSION_DENIED) return "refused";
  return code === TIMEOUT ? "timeout" : "unavailable";
}

/** Position of the device from the browser; pass `undefined` for a browser without geolocation. */
export class BrowserLocationAdapter implements LocationPort {
  readonly #geolocation: Pick<Geolocation, "getCurrentPosition"> | undefined;

  constructor(geolocation: Pick<Geolocation, "getCurrentPosition"> | undefined) {
    this.#geolocation = geolocation;
  }

  locate(): Promise<Result<GeoPoint, LocationFailure>> {
    const geolocation = this.#geolocation;
    if (geolocation === undefined) return Promise.resolve(fail("unavailable"));
    return new Promise((resolve) => {
      geolocation.getCurrentPosition(
        ({ coords }) => {
          const place = geoPointOf(coords.latitude, coords.longitude);
          resolve(place === undefined ? fail("unavailable") : succeed(place));
        },
        ({ code }) => resolve(fail(failureOf(code))),
        // The precision of a city is enough; high accuracy costs time and battery.
        { enableHighAccuracy: false, timeout: LOCATION_TIMEOUT_MS, maximumAge: MAXIMUM_AGE_MS },
      );
    });
  }
}
