import { describe, expect, it } from "vitest";
import { shareOf, summarize } from "./statistics.ts";

describe("what several runs say", () => {
  it("is the one in the middle, the least and the most", () =>
    expect(summarize([9, 1, 5])).toEqual({ median: 5, least: 1, most: 9 }));
  it("of an even number is the mean of the two in the middle", () => expect(summarize([4, 1, 2, 9]).median).toBe(3));
  it("of none is nothing", () => expect(() => summarize([])).toThrow("no runs"));
});

describe("the value that a share of all does not exceed", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  it.each([
    [0.5, 50],
    [0.99, 99],
    [0.999, 100],
    [1, 100],
    [0, 1],
  ])("%d", (share, value) => expect(shareOf(hundred, share)).toBe(value));
  it("of none is nothing", () => expect(() => shareOf([], 0.5)).toThrow("no values"));
});
