import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SPEED_METRICS, SPEED_RATINGS, speedMeasurementOf } from "./speed-measurement.ts";

describe("speedMeasurementOf", () => {
  it.each([
    ["LCP", 2_500, 4_000, 1],
    ["INP", 200, 500, 1],
    ["CLS", 0.1, 0.25, 0.001],
    ["TTFB", 800, 1_800, 1],
  ] as const)("(part of HTTP-05) rates %s up to and over its thresholds", (metric, good, acceptable, step) => {
    const ratingOf = (value: number) => speedMeasurementOf(metric, value)?.rating;
    expect([0, good, good + step, acceptable, acceptable + step].map(ratingOf)).toEqual([
      "good",
      "good",
      "needs-improvement",
      "needs-improvement",
      "poor",
    ]);
  });

  it("(part of HTTP-05) rounds to ms and three decimals of a score, and rates the result", () => {
    expect(speedMeasurementOf("LCP", 2_500.4)).toEqual({ metric: "LCP", value: 2_500, unit: "ms", rating: "good" });
    expect(speedMeasurementOf("CLS", 0.123_456)).toEqual({
      metric: "CLS",
      value: 0.123,
      unit: "score",
      rating: "needs-improvement",
    });
    expect(speedMeasurementOf("CLS", 0.100_4)?.rating).toBe("good");
  });

  it("(part of HTTP-05) ignores unknown metrics and values that no page can have", () => {
    expect(["FCP", "FID", "lcp", "", "toString"].map((name) => speedMeasurementOf(name, 1))).toEqual(
      Array(5).fill(undefined),
    );
    expect([-1, Number.NaN, Number.POSITIVE_INFINITY].map((value) => speedMeasurementOf("LCP", value))).toEqual(
      Array(3).fill(undefined),
    );
  });

  it("(part of HTTP-05) rates a greater value never better", () => {
    const value = fc.double({ min: 0, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...SPEED_METRICS), value, value, (metric, one, two) => {
        const [less, more] = [Math.min(one, two), Math.max(one, two)].map((each) =>
          SPEED_RATINGS.findIndex((rating) => rating === speedMeasurementOf(metric, each)?.rating),
        );
        expect(less).toBeGreaterThanOrEqual(0);
        expect(more).toBeGreaterThanOrEqual(less ?? Number.NaN);
      }),
    );
  });
});
