import { describe, expect, it } from "vitest";
import { meanOfSmallest, shareOf, summarize } from "./statistics.ts";

describe("summarize", () => {
  it("returns median, minimum and maximum", () =>
    expect(summarize([9, 1, 5])).toEqual({ median: 5, least: 1, most: 9 }));
  it("returns the mean of the two middle values for an even number", () =>
    expect(summarize([4, 1, 2, 9]).median).toBe(3));
  it("throws without runs", () => expect(() => summarize([])).toThrow("no runs"));
});

describe("shareOf", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  it.each([
    [0.5, 50],
    [0.99, 99],
    [0.999, 100],
    [1, 100],
    [0, 1],
  ])("returns the value that a share of %d does not exceed: %d", (share, value) =>
    expect(shareOf(hundred, share)).toBe(value),
  );
  it("throws without values", () => expect(() => shareOf([], 0.5)).toThrow("no values"));
});

describe("meanOfSmallest", () => {
  it("returns the mean of the smallest values", () => expect(meanOfSmallest([90, 10, 50, 20, 30], 3)).toBe(20));
  it("returns the mean of all values when there are fewer", () => expect(meanOfSmallest([10, 20], 3)).toBe(15));
  it("throws without values", () => expect(() => meanOfSmallest([], 3)).toThrow("no values"));
});
