import { describe, expect, it } from "vitest";
import { day } from "#test/mothers/index.ts";
import { weekdayOf } from "./weekday.ts";

describe("weekdayOf", () => {
  it("returns the weekday 1 for a Monday to 7 for a Sunday", () => {
    const week = ["16", "17", "18", "19", "20", "21", "22"].map((date) => weekdayOf(day(`2026-11-${date}`)));
    expect(week).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it.each([
    ["2023-12-31", 7],
    ["2024-01-01", 1],
    ["2024-02-29", 4],
    ["1999-12-31", 5],
    ["2100-03-01", 1],
  ])("returns the weekday of %s, in any year", (date, weekday) => {
    expect(weekdayOf(day(date))).toBe(weekday);
  });
});
