import { expect, it } from "vitest";
import { callTimesAt } from "./call-times.ts";

it.each([
  ["2026-11-20T09:00:00+01:00", "2026-11-20T10:00:00", 11],
  ["2026-11-20T09:31:00+01:00", "2026-11-20T12:00:00", 10],
  ["2026-11-20T19:00:00+01:00", "2026-11-21T08:00:00", 6],
  ["2026-11-20T06:00:00+01:00", "2026-11-20T08:00:00", 12],
])("offers times of agents from %s on, the first at %s", (now, first, count) => {
  const times = callTimesAt(Date.parse(now));
  expect(times[0]?.from).toBe(first);
  expect(times).toHaveLength(count);
  expect(times.every(({ from, to }) => from.slice(11) >= "08:00:00" && to.slice(11) <= "20:00:00")).toBe(true);
});
