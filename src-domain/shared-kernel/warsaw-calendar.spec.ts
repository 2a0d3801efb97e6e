import fc from "fast-check";
import { DateTime, FixedOffsetZone, Info } from "luxon";
import { afterEach, describe, expect, it } from "vitest";
import { restoreDeviceZone, DEVICE_ZONES, setDeviceZone } from "#test/calendar/device-zones.ts";
import { runs } from "#test/models/runs.ts";
import { day, month } from "#test/mothers/index.ts";
import {
  daysBetween,
  formatPolishMonth,
  formatPolishDate,
  formatPolishDateTime,
  formatPolishTime,
  monthOf,
  monthsBetween,
  isReadableInstant,
  parseInstant,
  parsePolishDate,
  parseWireDay,
  parseWireMonth,
  plusDays,
  plusMonths,
  plusMonthsTo,
  shortPolishMonth,
  warsawDate,
  warsawDateAt,
  warsawMonth,
  yearOf,
} from "./warsaw-calendar.ts";

const utc = (text: string): number => Date.parse(`${text}Z`);

// 2026: summer time begins on 29-03 at 01:00 UTC and ends on 25-10 at 01:00 UTC.
const CHANGES = [
  ["2026-03-28T22:59:59", "28-03-2026 23:59", "2026-03-28"],
  ["2026-03-28T23:00:00", "29-03-2026 00:00", "2026-03-29"],
  ["2026-03-29T00:59:59", "29-03-2026 01:59", "2026-03-29"],
  ["2026-03-29T01:00:00", "29-03-2026 03:00", "2026-03-29"],
  ["2026-03-29T21:59:59", "29-03-2026 23:59", "2026-03-29"],
  ["2026-03-29T22:00:00", "30-03-2026 00:00", "2026-03-30"],
  ["2026-10-24T22:00:00", "25-10-2026 00:00", "2026-10-25"],
  ["2026-10-25T00:59:59", "25-10-2026 02:59", "2026-10-25"],
  ["2026-10-25T01:00:00", "25-10-2026 02:00", "2026-10-25"],
  ["2026-10-25T22:59:59", "25-10-2026 23:59", "2026-10-25"],
  ["2026-10-25T23:00:00", "26-10-2026 00:00", "2026-10-26"],
  ["2026-12-31T23:00:00", "01-01-2027 00:00", "2027-01-01"],
] as const;

const FIRST_OF_20_YEARS = DateTime.fromISO("2016-01-01T12:00", { zone: "Europe/Warsaw" });
const AFTER_20_YEARS = FIRST_OF_20_YEARS.plus({ years: 20 });

afterEach(restoreDeviceZone);

describe.each(DEVICE_ZONES)("on a device in %s", (zone) => {
  it("[I18N-02] formats days and times of Warsaw across both clock changes", () => {
    setDeviceZone(zone);
    for (const [instant, dateTime, date] of CHANGES) {
      expect(formatPolishDateTime(utc(instant))).toBe(dateTime);
      expect(formatPolishTime(utc(instant))).toBe(dateTime.slice(11));
      expect(warsawDateAt(utc(instant))).toBe(date);
    }
  });

  it("[I18N-02] moves any day by the exact number of calendar days", () => {
    setDeviceZone(zone);
    const anyDay = fc.integer({ min: -20_000, max: 40_000 }).map((days) => plusDays(day("2026-03-28"), days));
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (date, days) => {
        const moved = plusDays(date, days);
        expect(daysBetween(date, moved)).toBe(days);
        expect(plusDays(moved, -days)).toBe(date);
        expect(parsePolishDate(formatPolishDate(date))).toBe(date);
      }),
      { numRuns: runs(30) },
    );
  });

  it("formats months with their Polish names", () => {
    setDeviceZone(zone);
    expect(formatPolishMonth(month("2026-11"))).toBe("listopad 2026");
    expect(formatPolishMonth(month("2027-01"))).toBe("styczeń 2027");
    const months = Array.from({ length: 12 }, (_, index) => plusMonths(month("2026-01"), index));
    expect(months.map(shortPolishMonth)).toEqual(Info.months("short", { locale: "pl" }));
    expect(months.map(formatPolishMonth)).toEqual(Info.months("long", { locale: "pl" }).map((name) => `${name} 2026`));
  });
});

describe("calendar days", () => {
  it("tests calendar days with a device zone that really changes", () => {
    setDeviceZone("America/Los_Angeles");
    const west = new Date(0).getTimezoneOffset();
    setDeviceZone("Asia/Kolkata");
    expect([west, new Date(0).getTimezoneOffset()]).toEqual([480, -330]);
  });

  it("(part of I18N-02) moves each day of 20 years to the same day as luxon", () => {
    const luxonDays: string[] = [];
    for (let now = FIRST_OF_20_YEARS; now < AFTER_20_YEARS; now = now.plus({ days: 1 }))
      luxonDays.push(now.toFormat("yyyy-MM-dd"));
    expect(luxonDays).toHaveLength(7_305);
    for (const step of [0, 1, 3, 31, 366]) {
      const [from, to] = [luxonDays.slice(0, -step || undefined), luxonDays.slice(step)];
      expect(from.map((date) => plusDays(day(date), step))).toEqual(to);
      expect(to.map((date) => plusDays(day(date), -step))).toEqual(from);
    }
  });

  it("(part of I18N-02) returns the same days and times as luxon every 11 hours of 20 years", () => {
    for (let now = FIRST_OF_20_YEARS; now < AFTER_20_YEARS; now = now.plus({ hours: 11 }))
      expect(formatPolishDateTime(now.toMillis())).toBe(now.toFormat("dd-MM-yyyy HH:mm"));
  });

  it("rejects a move of a day beyond the year 9999, and a time that does not exist", () => {
    expect(() => plusDays(day("9999-12-31"), 1)).toThrow(new RangeError("No day 1 days after 9999-12-31"));
    expect(() => formatPolishTime(Number.NaN)).toThrow(RangeError);
  });

  it("counts calendar days as days, not as 24 hours", () => {
    expect(daysBetween(day("2026-03-28"), day("2026-03-30"))).toBe(2);
    expect(daysBetween(day("2026-10-24"), day("2026-10-26"))).toBe(2);
    expect(daysBetween(day("2026-10-26"), day("2026-10-24"))).toBe(-2);
    expect(plusDays(day("2026-03-28"), 1)).toBe("2026-03-29");
    expect(plusDays(day("2026-10-25"), 1)).toBe("2026-10-26");
    expect(plusDays(day("2028-02-28"), 1)).toBe("2028-02-29");
  });

  it("returns the calendar day shown in Warsaw at any moment", () => {
    fc.assert(
      fc.property(fc.integer({ min: utc("2020-01-01T00:00"), max: utc("2036-01-01T00:00") }), (instant) => {
        const shown = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Warsaw" }).format(instant);
        expect(warsawDateAt(instant)).toBe(shown);
      }),
    );
  });

  it.each([
    ["20-11-2026", "2026-11-20"],
    ["29-02-2028", "2028-02-29"],
    ["01-01-1900", "1900-01-01"],
  ])("[I18N-02] parses %s as the day DD-MM-YYYY", (text, date) => {
    expect(parsePolishDate(text)).toBe(date);
    expect(formatPolishDate(day(date))).toBe(text);
  });

  it.each([
    "",
    "1-11-2026",
    "20-11-26",
    "20.11.2026",
    "2026-11-20",
    "31-11-2026",
    "29-02-2026",
    "29-02-1900",
    "00-01-2026",
    "01-00-2026",
    "01-13-2026",
    "20-11-2026 ",
    "٢٠-١١-٢٠٢٦",
  ])("rejects %j as a calendar day", (text) => {
    expect(parsePolishDate(text)).toBeUndefined();
  });

  it("accepts exactly the calendar days of the platform's calendar", () => {
    const number = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), number(14), number(33), (year, months, days) => {
        const text = `${year}-${String(months).padStart(2, "0")}-${String(days).padStart(2, "0")}`;
        const parsed = new Date(`${text}T00:00Z`);
        const real = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
        expect(warsawDate(text)).toBe(real ? text : undefined);
      }),
    );
  });

  it("parses an instant only with an offset", () => {
    expect(parseInstant("2026-11-20T09:12:00+01:00")).toBe(utc("2026-11-20T08:12:00"));
    expect(parseInstant("2026-11-20T09:12:00Z")).toBe(utc("2026-11-20T09:12:00"));
    expect(parseInstant("2026-11-20T09:12:00+0100")).toBe(utc("2026-11-20T08:12:00"));
    expect(parseInstant("2026-11-20T24:00:00Z")).toBe(utc("2026-11-21T00:00:00"));
    for (const text of [
      "2026-11-20T09:12:00",
      "2026-11-20T24:00:01Z",
      "2026-11-20T09:60:00Z",
      "2026-11-20T09:12:60Z",
      "2026-11-20T09:12:00.Z",
      "2026-11-20T09:12:00+15:00",
      "2026-11-20T09:12:00+14:01",
      "2026-11-20T09:12:00-03",
      "20261120T091200Z",
      "2026-11-20 09:12:00Z",
      "1899-12-31T09:12:00Z",
      "2026-11-20",
      "2026-02-30T09:12:00Z",
      "T+01:00",
      "2026-11-20T09:12:00Z[Europe/Warsaw]",
      "2026-11-20T+01:00[u-ca=iso8601]",
      "",
    ]) {
      expect(parseInstant(text)).toBeUndefined();
    }
  });

  it("parses the same instant as luxon from every way to write it", () => {
    const parts = fc.record({
      day: fc.constantFrom("2026-11-20", "2024-02-29", "2026-03-29", "1900-01-02", "2199-12-30"),
      time: fc.constantFrom("00:00", "09:12", "23:59"),
      seconds: fc.constantFrom(
        "",
        ":00",
        ":59",
        ":07.5",
        ":07,25",
        ":07.123",
        ":07.123999",
        ":07.000000001",
        ":07.12345678901234567890",
      ),
      offset: fc.constantFrom("Z", "+01:00", "+0200", "-0330", "-14:00", "+05:45", "+00:00"),
    });
    fc.assert(
      fc.property(parts, ({ day: date, time, seconds, offset }) => {
        const text = `${date}T${time}${seconds}${offset}`;
        // luxon reads at most thirty digits of a second.
        expect(parseInstant(text)).toBe(DateTime.fromISO(text).toMillis());
      }),
    );
  });

  it("parses the same instant from every offset, with and without milliseconds", () => {
    const offset = fc.integer({ min: -14 * 60, max: 14 * 60 });
    const moment = fc.date({ min: new Date("1900-01-02"), max: new Date("2199-12-30"), noInvalidDate: true });
    fc.assert(
      fc.property(moment, offset, fc.boolean(), (at, minutes, hasMilliseconds) => {
        const zoned = DateTime.fromJSDate(at, { zone: FixedOffsetZone.instance(minutes) });
        const text = zoned.toISO({ suppressMilliseconds: false }) ?? "";
        const written = hasMilliseconds ? text : text.replace(/\.\d{3}/, "");
        expect(parseInstant(written)).toBe(hasMilliseconds ? at.getTime() : Math.floor(at.getTime() / 1_000) * 1_000);
      }),
    );
  });
});

describe("months", () => {
  it("parses months as YYYY-MM and returns the month of a day", () => {
    expect(monthOf(day("2026-11-20"))).toBe("2026-11");
    expect(yearOf(month("2026-11"))).toBe("2026");
    expect(warsawMonth("2026-11")).toBe("2026-11");
    for (const text of ["2026-13", "2026-00", "2026-1", "11-2026", "12026-11", "2026-110", ""])
      expect(warsawMonth(text)).toBeUndefined();
  });

  it("moves months across years", () => {
    expect(plusMonths(month("2026-11"), 2)).toBe("2027-01");
    expect(plusMonths(month("2026-01"), -1)).toBe("2025-12");
    expect(plusMonths(month("2026-12"), -12)).toBe("2025-12");
    fc.assert(
      fc.property(fc.integer({ min: -600, max: 600 }), (months) => {
        expect(plusMonths(plusMonths(month("2026-11"), months), -months)).toBe("2026-11");
      }),
    );
  });

  it("rejects months and days beyond the year 9999", () => {
    expect(() => plusMonths(month("9999-12"), 1)).toThrow(new RangeError("Month 10000-01 does not exist"));
    expect(() => plusMonthsTo(day("9999-12-31"), 1)).toThrow(RangeError);
    const newYear = utc("9999-12-31T23:00");
    expect(warsawDateAt(newYear - 1)).toBe("9999-12-31");
    expect(() => warsawDateAt(newYear)).toThrow(new RangeError(`No Warsaw day at instant ${newYear}`));
  });

  it("pads a year before 1000 with zeros", () => {
    expect(plusMonths(month("1000-01"), -1)).toBe("0999-12");
  });

  it("moves a day to the last day of a shorter month", () => {
    expect(plusMonthsTo(day("2026-11-30"), 1)).toBe("2026-12-30");
    expect(plusMonthsTo(day("2027-01-31"), 1)).toBe("2027-02-28");
    expect(plusMonthsTo(day("2028-01-31"), 1)).toBe("2028-02-29");
    expect(plusMonthsTo(day("2026-05-31"), -1)).toBe("2026-04-30");
    expect(plusMonthsTo(day("2026-11-05"), 1)).toBe("2026-12-05");
    expect(plusMonthsTo(day("2000-01-31"), 1)).toBe("2000-02-29");
    expect(plusMonthsTo(day("2100-01-31"), 1)).toBe("2100-02-28");
  });

  it("counts months between two days with fractions", () => {
    expect(monthsBetween(day("2025-03-01"), day("2027-03-01"))).toBe(24);
    expect(monthsBetween(day("2026-11-05"), day("2026-11-20"))).toBe(0.5);
    expect(monthsBetween(day("2026-11-20"), day("2026-10-20"))).toBe(-1);
  });
});

describe("days, months and moments of the wire", () => {
  it.each([
    ["01-01-1900", "1900-01-01"],
    ["31-12-2199", "2199-12-31"],
    ["31-12-1899", undefined],
    ["01-01-2200", undefined],
    ["31-12-9999", undefined],
  ])("(part of SEC-06) reads the day %s only within the years 1900 to 2199", (text, expected) => {
    expect(parseWireDay(text)).toBe(expected);
  });

  it.each([
    ["1900-01", "1900-01"],
    ["2199-12", "2199-12"],
    ["2200-01", undefined],
    ["9999-12", undefined],
  ])("(part of SEC-06) reads the month %s only within the years 1900 to 2199", (text, expected) => {
    expect(parseWireMonth(text)).toBe(expected);
  });

  it.each([
    ["1900-01-01T00:00:00Z", true],
    ["2199-12-31T23:59:59Z", true],
    ["1899-12-31T23:59:59Z", false],
    ["2200-01-01T00:00:00Z", false],
    ["9999-12-31T23:59:59Z", false],
  ])("(part of SEC-06) reads the moment %s only within the years 1900 to 2199", (text, isRead) => {
    expect(parseInstant(text)).toBe(isRead ? Date.parse(text) : undefined);
    expect(isReadableInstant(Date.parse(text))).toBe(isRead);
  });
});
