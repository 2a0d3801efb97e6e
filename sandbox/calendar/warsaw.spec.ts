import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dated, withDates } from "./dated-text.ts";
import { shiftedDay, shiftedText } from "./shift.ts";
import { dayAt, daysBetween, momentOf, monthsBetween, plusDays, plusMonths, wallAt } from "./warsaw.ts";

const day = fc
  .date({ min: new Date("2020-01-01T00:00:00Z"), max: new Date("2040-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("the calendar of Warsaw", () => {
  test("knows the day and the offset, summer and winter", () => {
    expect(dayAt(Date.parse("2026-11-20T23:30:00Z"))).toBe("2026-11-21");
    expect(momentOf("2026-11-20T09:12:00")).toBe("2026-11-20T09:12:00+01:00");
    expect(momentOf("2026-07-01T09:12:00")).toBe("2026-07-01T09:12:00+02:00");
    expect(momentOf("2026-10-25T02:30:00")).toBe("2026-10-25T02:30:00+02:00");
  });

  test("a moment says what the wall said", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1.6e12, max: 2.2e12 }), (instant) => {
        const wall = wallAt(instant);
        expect(wallAt(Date.parse(momentOf(wall)))).toBe(wall);
      }),
    );
  });

  test("months are cut to their length", () => {
    expect(plusMonths("2026-12-31", 2)).toBe("2027-02-28");
    expect(plusMonths("2028-03-31", -1)).toBe("2028-02-29");
  });

  test("whole months between two days never lead past the second", () => {
    fc.assert(
      fc.property(day, fc.nat(4000), (from, days) => {
        const to = plusDays(from, days);
        const months = monthsBetween(from, to);
        expect(daysBetween(from, to)).toBe(days);
        expect(plusMonths(from, months) <= to).toBe(true);
        expect(plusMonths(from, months + 1) > to).toBe(true);
      }),
    );
  });
});

describe("a shift", () => {
  test("moves days, months, moments and placeholders, and nothing that only looks alike", () => {
    const text =
      '{"a":"2026-11-20","b":"2026-11-20T09:12:00","c":"2026-11","d":"{{2026-11-24 d MMMM}}","e":"WB510-22-0087413","f":"ABO/0412783/25","g":"2026-13"}';
    expect(shiftedText(text, { months: 2 })).toBe(
      '{"a":"2027-01-20","b":"2027-01-20T09:12:00","c":"2027-01","d":"{{2027-01-24 d MMMM}}","e":"WB510-22-0087413","f":"ABO/0412783/25","g":"2026-13"}',
    );
    expect(shiftedText("2026-11-30 2026-11", { days: 2 })).toBe("2026-12-02 2026-11");
  });

  test("keeps the last day of a month the last", () => {
    expect(shiftedDay("2027-02-28", { months: 1 })).toBe("2027-03-31");
    expect(shiftedDay("2027-02-27", { months: 1 })).toBe("2027-03-27");
  });

  test("prices that touch still touch", () => {
    fc.assert(
      fc.property(day, fc.nat(60), (from, months) => {
        const first = `${from.slice(0, 7)}-01`;
        expect(plusDays(shiftedDay(plusDays(first, -1), { months }), 1)).toBe(shiftedDay(first, { months }));
      }),
    );
  });
});

test("days in texts are written in Polish", () => {
  expect(
    withDates(
      `z ${dated("2026-11-24", "d")} na ${dated("2026-11-25", "d MMMM")}, ${dated("2026-11-16", "LLLL")}, ${dated("2026-11-30", "dmy")}, ${dated("2027-01-01", "yyyy")}`,
    ),
  ).toBe("z 24 na 25 listopada, listopad, 30-11-2026, 2027");
});
