import { describe, expect, it } from "vitest";
import { summaryOf } from "./statistics.ts";

describe("what several runs say", () => {
  it("is the one in the middle, the least and the most", () => expect(summaryOf([9, 1, 5])).toEqual({ median: 5, least: 1, most: 9 }));
  it("of an even number is the mean of the two in the middle", () => expect(summaryOf([4, 1, 2, 9]).median).toBe(3));
  it("of none is nothing", () => expect(() => summaryOf([])).toThrow("no runs"));
});
