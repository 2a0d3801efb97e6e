import { expect, it } from "vitest";
import { accessibilityFactsOf } from "./accessibility-facts.ts";

it("(part of A11Y-30) uses the days, terms and limits of the operator, else the defaults", () => {
  expect(accessibilityFactsOf()).toMatchObject({ limits: undefined, answerDays: 30, longestDays: 60 });
  const own = { madeOn: "2027-03-01", reviewBy: "2028-03-01", limits: ["Filmy bez napisów"], answerDays: 14 };
  expect(accessibilityFactsOf(own)).toEqual({ ...own, longestDays: 60 });
  expect(accessibilityFactsOf({ answerDays: 30, longestDays: 20 }).longestDays).toBe(30);
  expect(accessibilityFactsOf({ madeOn: "2027-02-31" }).madeOn).toBeUndefined();
});
