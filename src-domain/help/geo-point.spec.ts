import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceKm, measureDistance, geoPointOf, type GeoPoint } from "./geo-point.ts";

const GDYNIA: GeoPoint = { latitude: 54.5189, longitude: 18.5305 };
const LODZ: GeoPoint = { latitude: 51.7592, longitude: 19.456 };
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("distance", () => {
  it("computes the distance of two cities as on a map", () => {
    expect(distanceKm(GDYNIA, LODZ)).toBeGreaterThan(308);
    expect(distanceKm(GDYNIA, LODZ)).toBeLessThan(316);
  });

  it("computes a symmetric distance, zero to itself, at most half the Earth's circumference", () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const km = distanceKm(one, other);
        expect(distanceKm(one, one)).toBe(0);
        expect(km).toBeCloseTo(distanceKm(other, one), 6);
        expect(km >= 0 && km <= Math.PI * 6_371 + 0.001).toBe(true);
      }),
    );
  });

  it.each([
    [0.001, 100, "meter", false],
    [0.34, 300, "meter", false],
    [0.94, 900, "meter", false],
    [0.96, 1, "kilometer", true],
    [1.44, 1.4, "kilometer", true],
    [9.94, 9.9, "kilometer", true],
    [9.96, 10, "kilometer", false],
    [27.4, 27, "kilometer", false],
  ])("measures the distance of %d km as %d %s", (km, value, unit, hasDecimal) => {
    expect(measureDistance(km)).toEqual({ value, unit, hasDecimal });
  });
});

it.each([
  [undefined, 18],
  [54, undefined],
  [90.1, 18],
  [54, -180.5],
  [Number.NaN, 18],
])("rejects %s, %s as a geographical point", (latitude, longitude) => {
  expect(geoPointOf(latitude, longitude)).toBeUndefined();
});
