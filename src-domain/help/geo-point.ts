import { toTenths, type Measure } from "../shared-kernel/measure.ts";

/** Point on the Earth, in degrees. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_KM = 6_371;

/** Creates a point; `undefined` for invalid degrees. */
export function geoPointOf(latitude: number | undefined, longitude: number | undefined): GeoPoint | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** Returns the straight-line distance, km. */
export function distanceKm(one: GeoPoint, other: GeoPoint): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const across = radians(other.longitude - one.longitude);
  const half = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(across / 2) ** 2;
  // Rounding may raise the sum slightly above 1 for opposite points.
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Measures a distance: "300 m", "1,4 km", "27 km". Rounded, because the way on foot is longer. */
export function measureDistance(km: number): Measure {
  if (km < 0.95) return { value: Math.max(1, Math.round(km * 10)) * 100, unit: "meter", hasDecimal: false };
  const isNear = km < 9.95;
  return { value: isNear ? toTenths(km) : Math.round(km), unit: "kilometer", hasDecimal: isNear };
}
