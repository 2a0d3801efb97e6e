import { expect, it } from "vitest";
import { callDeadline } from "./call-deadline.ts";

it.each([
  ["2026-11-20T10:00:00+01:00", "2026-11-21T10:00:00"],
  ["2026-11-20T21:29:00+01:00", "2026-11-21T20:00:00"],
  ["2026-11-20T06:30:00+01:00", "2026-11-20T20:00:00"],
])("promises a call requested at %s until %s, while agents work", (askedAt, deadline) => {
  expect(callDeadline(Date.parse(askedAt))).toBe(deadline);
});
