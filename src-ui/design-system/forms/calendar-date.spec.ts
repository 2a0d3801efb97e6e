import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  compareDays,
  formatCalendarDay,
  addDays,
  addMonths,
  parseDay,
  weekdayIndex,
  weeksOf,
  clampDay,
} from "./calendar-date.ts";

const day = fc
  .tuple(fc.integer({ min: 1900, max: 2199 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, date]) => ({ year, month, day: date }));

describe("calendar dates", () => {
  it("starts the weeks of a month on Monday", () => {
    expect(weekdayIndex({ year: 2026, month: 11, day: 30 })).toBe(0);
    expect(weekdayIndex({ year: 2026, month: 11, day: 29 })).toBe(6);
  });

  it("lists each date of a month once in its weeks, under its weekday", () => {
    fc.assert(
      fc.property(day, ({ year, month }) => {
        const weeks = weeksOf({ year, month });
        const days = weeks.flat().filter((one) => one !== undefined);
        expect(days.map((one) => one.day)).toEqual(days.map((_, index) => index + 1));
        expect(days).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate());
        for (const week of weeks)
          week.forEach((one, column) => expect(one === undefined || weekdayIndex(one) === column).toBe(true));
      }),
    );
  });

  it("parses formatted dates and rejects invalid ones", () => {
    fc.assert(
      fc.property(day, (one) => {
        expect(parseDay(formatCalendarDay(one))).toEqual(one);
      }),
    );
    expect(
      ["31-02-2026", "29-02-2027", "00-01-2026", "01-13-2026", "1-1-2026", "30-11-202", "01-01-0099", ""].map(parseDay),
    ).toEqual(Array.from({ length: 8 }, () => undefined));
    expect(parseDay("29-02-2028")).toEqual({ year: 2028, month: 2, day: 29 });
  });

  it("returns to the same date when days are added and subtracted", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -900, max: 900 }), (one, count) => {
        expect(addDays(addDays(one, count), -count)).toEqual(one);
      }),
    );
  });

  it("moves a date to the last day of a shorter month", () => {
    expect(addMonths({ year: 2027, month: 1, day: 31 }, 1)).toEqual({ year: 2027, month: 2, day: 28 });
    expect(addMonths({ year: 2026, month: 11, day: 30 }, -12)).toEqual({ year: 2025, month: 11, day: 30 });
    expect(addMonths({ year: 2026, month: 1, day: 5 }, -1)).toEqual({ year: 2025, month: 12, day: 5 });
  });

  it("clamps a date to its limits", () => {
    fc.assert(
      fc.property(day, day, day, (one, a, b) => {
        const [min, max] = compareDays(a, b) <= 0 ? [a, b] : [b, a];
        const clamped = clampDay(one, min, max);
        expect(compareDays(clamped, min)).toBeGreaterThanOrEqual(0);
        expect(compareDays(clamped, max)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
