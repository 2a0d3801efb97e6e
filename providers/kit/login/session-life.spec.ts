import { expect, it } from "vitest";
import { renewedEnd } from "./session-life.ts";

const HOUR = 60 * 60_000;

it("(part of LMS-04) extends a session at most once a minute, and never beyond twelve hours", () => {
  expect(renewedEnd({ startedAt: 0, usedAt: 0 }, 59_999)).toBeUndefined();
  expect(renewedEnd({ startedAt: 0, usedAt: 0 }, 60_000)).toBe(60_000 + HOUR);
  expect(renewedEnd({ startedAt: 0, usedAt: 0 }, 11.5 * HOUR)).toBe(12 * HOUR);
});
