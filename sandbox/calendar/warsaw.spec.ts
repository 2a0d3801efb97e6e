import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "#test/models/runs.ts";
import { datePlaceholder, fillDatePlaceholders } from "./date-placeholders.ts";
import { shiftDay, shiftDates } from "./date-shift.ts";
import {
  dayAt,
  countDays,
  toMoment,
  countMonths,
  addCalendarDays,
  addCalendarMonths,
  wallAt,
} from "#kit/calendar/warsaw.ts";

const day = fc
  .date({ min: new Date("2020-01-01T00:00:00Z"), max: new Date("2040-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("Warsaw calendar", () => {
  test("returns the Warsaw day and UTC offset of a time in summer and in winter", () => {
    expect(dayAt(Date.parse("2026-11-20T23:30:00Z"))).toBe("2026-11-21");
    expect(toMoment("2026-11-20T09:12:00")).toBe("2026-11-20T09:12:00+01:00");
    expect(toMoment("2026-07-01T09:12:00")).toBe("2026-07-01T09:12:00+02:00");
    expect(toMoment("2026-10-25T02:30:00")).toBe("2026-10-25T02:30:00+02:00");
  });

  test("returns the wall time of the time zone database, also around a clock change", () => {
    const format = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Europe/Warsaw",
      dateStyle: "short",
      timeStyle: "medium",
    });
    const changes = ["1980-04-06", "1995-09-24", "2026-03-29", "2026-10-25", "2037-10-25"].map((at) => Date.parse(at));
    const near = fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -2 * 86_400_000, max: 2 * 86_400_000 }));
    const instants = fc.oneof(
      near.map(([change, distance]) => change + distance),
      fc.integer({ min: -5e12, max: 5e12 }),
    );
    fc.assert(
      fc.property(instants, (instant) => {
        expect(wallAt(instant)).toBe(format.format(instant).replace(" ", "T"));
      }),
      { numRuns: runs(500) },
    );
    expect(() => wallAt(Number.NaN)).toThrow(RangeError);
  });

  test("converts a Warsaw wall time to a moment and back without a change", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1.6e12, max: 2.2e12 }), (instant) => {
        const wall = wallAt(instant);
        expect(wallAt(Date.parse(toMoment(wall)))).toBe(wall);
      }),
    );
  });

  test("uses the last day when adding months leads to a shorter month", () => {
    expect(addCalendarMonths("2026-12-31", 2)).toBe("2027-02-28");
    expect(addCalendarMonths("2028-03-31", -1)).toBe("2028-02-29");
  });

  test("counts the whole months between two days, rounded down", () => {
    fc.assert(
      fc.property(day, fc.nat(4000), (from, days) => {
        const to = addCalendarDays(from, days);
        const months = countMonths(from, to);
        expect(countDays(from, to)).toBe(days);
        expect(addCalendarMonths(from, months) <= to).toBe(true);
        expect(addCalendarMonths(from, months + 1) > to).toBe(true);
      }),
    );
  });
});

describe("date shift", () => {
  test("shifts days, months, moments and placeholders in a text but no similar numbers", () => {
    const text =
      '{"a":"2026-11-20","b":"2026-11-20T09:12:00","c":"2026-11",' +
      '"d":"{{2026-11-24 d MMMM}}","e":"WB510-22-0087413","f":"ABO/0412783/25","g":"2026-13"}';
    expect(shiftDates(text, { months: 2 })).toBe(
      '{"a":"2027-01-20","b":"2027-01-20T09:12:00","c":"2027-01",' +
        '"d":"{{2027-01-24 d MMMM}}","e":"WB510-22-0087413","f":"ABO/0412783/25","g":"2026-13"}',
    );
    expect(shiftDates("2026-11-30 2026-11", { days: 2 })).toBe("2026-12-02 2026-11");
  });

  test("shifts the last day of a month to the last day of another month", () => {
    expect(shiftDay("2027-02-28", { months: 1 })).toBe("2027-03-31");
    expect(shiftDay("2027-02-27", { months: 1 })).toBe("2027-03-27");
  });

  test("keeps adjacent price periods adjacent when their dates are shifted", () => {
    fc.assert(
      fc.property(day, fc.nat(60), (from, months) => {
        const first = `${from.slice(0, 7)}-01`;
        expect(addCalendarDays(shiftDay(addCalendarDays(first, -1), { months }), 1)).toBe(shiftDay(first, { months }));
      }),
    );
  });
});

test("replaces date placeholders by dates in Polish", () => {
  expect(
    fillDatePlaceholders(
      `z ${datePlaceholder("2026-11-24", "d")} na ${datePlaceholder("2026-11-25", "d MMMM")}, ` +
        `${datePlaceholder("2026-11-16", "LLLL")}, ` +
        `${datePlaceholder("2026-11-30", "dmy")}, ${datePlaceholder("2027-01-01", "yyyy")}`,
    ),
  ).toBe("z 24 na 25 listopada, listopad, 30-11-2026, 2027");
});
