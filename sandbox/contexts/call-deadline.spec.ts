import { expect, it } from "vitest";
import type { HelpLineHours } from "#domain/configuration/configuration.ts";
import { nextWorkingDay } from "#kit/calendar/holidays.ts";
import { dayAt, wallAt } from "#kit/calendar/warsaw.ts";
import { callDeadline } from "./call-deadline.ts";

/** Monday to Friday 8–20, Saturday 10–18, Sunday closed. */
const HOURS: readonly HelpLineHours[] = [
  { from: "mon", to: "fri", opens: "08:00", closes: "20:00" },
  { from: "sat", to: "sat", opens: "10:00", closes: "18:00" },
];

it.each([
  ["2026-11-19T10:00:00+01:00", "2026-11-20T10:00:00"],
  ["2026-11-19T21:29:00+01:00", "2026-11-20T20:00:00"],
  ["2026-11-19T06:30:00+01:00", "2026-11-19T20:00:00"],
  ["2026-11-28T12:00:00+01:00", "2026-11-28T18:00:00"],
  ["2026-11-28T19:00:00+01:00", "2026-11-30T20:00:00"],
])("promises a call requested at %s until %s, while agents work", (askedAt, deadline) => {
  expect(callDeadline(Date.parse(askedAt), HOURS)).toBe(deadline);
});

it("(part of MSG-04) promises a call by the next working day at any hour of two months", () => {
  const start = Date.parse("2026-11-20T00:15:00+01:00");
  for (let hour = 0; hour < 60 * 24; hour += 1) {
    const askedAt = start + hour * 3_600_000;
    expect(callDeadline(askedAt, HOURS) <= `${nextWorkingDay(dayAt(askedAt))}T20:00:00`, wallAt(askedAt)).toBe(true);
  }
});

it("promises a call within 24 hours when the operator states no hours", () => {
  expect(callDeadline(Date.parse("2026-11-28T12:00:00+01:00"), [])).toBe("2026-11-29T12:00:00");
});
