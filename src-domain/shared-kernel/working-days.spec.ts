import { describe, expect, it } from "vitest";
import { plusDays, warsawDate, type WarsawDate } from "./warsaw-calendar.ts";
import { endOfLegalPeriod, isWorkingDay, plusWorkingDays } from "./working-days.ts";

const day = (text: string): WarsawDate => {
  const parsed = warsawDate(text);
  if (parsed === undefined) throw new Error(`No day: ${text}`);
  return parsed;
};

/** Easter Monday and Corpus Christi from printed calendars, independent of the code under test. */
const MOVABLE_HOLIDAYS: Readonly<Record<number, readonly [string, string]>> = {
  2025: ["04-21", "06-19"],
  2026: ["04-06", "06-04"],
  2027: ["03-29", "05-27"],
  2028: ["04-17", "06-15"],
  2029: ["04-02", "05-31"],
  2030: ["04-22", "06-20"],
  2031: ["04-14", "06-12"],
  2032: ["03-29", "05-27"],
  2033: ["04-18", "06-16"],
  2034: ["04-10", "06-08"],
  2035: ["03-26", "05-24"],
  2036: ["04-14", "06-12"],
};
const FIXED = "01-01 01-06 05-01 05-03 08-15 11-01 11-11 12-24 12-25 12-26".split(" ");

describe("working days", () => {
  it("[DEADLINE-01] agree with a table of twelve years", () => {
    const mismatches: WarsawDate[] = [];
    for (const [year, movable] of Object.entries(MOVABLE_HOLIDAYS)) {
      const holidays = new Set([...FIXED, ...movable]);
      for (let date = day(`${year}-01-01`); date.startsWith(year); date = plusDays(date, 1)) {
        const weekday = new Date(`${date}T12:00Z`).getUTCDay();
        const isFree = weekday === 0 || weekday === 6 || holidays.has(date.slice(5));
        if (isWorkingDay(date) === isFree) mismatches.push(date);
      }
    }
    expect(mismatches).toEqual([]);
  });

  it("(part of DEADLINE-01) count Christmas Eve as a working day until 2024", () => {
    expect(isWorkingDay(day("2024-12-24"))).toBe(true);
    expect(isWorkingDay(day("2025-12-24"))).toBe(false);
  });

  it("[DEADLINE-02] end a period on the next working day when its last day is free", () => {
    expect(endOfLegalPeriod(day("2026-11-27"))).toBe("2026-11-27");
    expect(endOfLegalPeriod(day("2026-11-28"))).toBe("2026-11-30");
    expect(endOfLegalPeriod(day("2026-12-24"))).toBe("2026-12-28");
    expect(endOfLegalPeriod(day("2028-02-29"))).toBe("2028-02-29");
  });

  it("(part of DEADLINE-02) count working days from the day after", () => {
    expect(plusWorkingDays(day("2026-12-23"), 1)).toBe("2026-12-28");
    expect(plusWorkingDays(day("2026-12-31"), 3)).toBe("2027-01-07");
    expect(plusWorkingDays(day("2026-11-28"), 0)).toBe("2026-11-28");
  });
});
