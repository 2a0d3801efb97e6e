import { expect, it } from "vitest";
import type { HelpLineHours } from "#domain/configuration/configuration.ts";
import { callTimesAt } from "./call-times.ts";

/** Monday to Friday 8–20, Saturday 10–18, Sunday closed. */
const HOURS: readonly HelpLineHours[] = [
  { from: "mon", to: "fri", opens: "08:00", closes: "20:00" },
  { from: "sat", to: "sat", opens: "10:00", closes: "18:00" },
];

const daysOf = (now: string): readonly string[] => [
  ...new Set(callTimesAt(Date.parse(now), HOURS).map(({ from }) => from.slice(0, 10))),
];

it.each([
  ["a Friday morning", "2026-11-20T09:00:00+01:00", "2026-11-20T10:00:00", 9],
  ["a time shorter than the notice", "2026-11-20T09:31:00+01:00", "2026-11-20T12:00:00", 8],
  ["a Friday evening", "2026-11-20T19:00:00+01:00", "2026-11-21T10:00:00", 10],
  ["an hour before the opening", "2026-11-20T06:00:00+01:00", "2026-11-20T08:00:00", 10],
  ["a Saturday before the opening", "2026-11-28T06:00:00+01:00", "2026-11-28T10:00:00", 10],
])("offers times of agents on %s", (_, now, first, count) => {
  const times = callTimesAt(Date.parse(now), HOURS);
  expect(times[0]?.from).toBe(first);
  expect(times).toHaveLength(count);
});

it("[REQ-09] offers times of a call only while agents work by the operator's hours", () => {
  expect(daysOf("2026-11-28T08:00:00+01:00")).toEqual(["2026-11-28", "2026-11-30"]);
  expect(daysOf("2026-11-29T12:00:00+01:00")).toEqual(["2026-11-30", "2026-12-01"]);
  const saturday = callTimesAt(Date.parse("2026-11-28T08:00:00+01:00"), HOURS).filter(({ from }) =>
    from.startsWith("2026-11-28"),
  );
  expect(saturday.map(({ from, to }) => [from.slice(11, 13), to.slice(11, 13)])).toEqual([
    ["10", "12"],
    ["12", "14"],
    ["14", "16"],
    ["16", "18"],
  ]);
  expect(callTimesAt(Date.parse("2026-11-28T08:00:00+01:00"), [])).toEqual([]);
});
