import { expect, it } from "vitest";
import { NO_ATTEMPTS, withFailure, type FailedLogins } from "./lock-rule.ts";

const MINUTE = 60_000;

function failedTimes(times: number, from: FailedLogins, now: number): FailedLogins {
  return times === 0 ? from : failedTimes(times - 1, withFailure(from, now), now);
}

it("(part of LOGIN-07) locks with the fifth failure, each time twice as long, up to a day", () => {
  expect(failedTimes(4, NO_ATTEMPTS, 0).lockedUntil).toBeUndefined();
  const first = failedTimes(5, NO_ATTEMPTS, 0);
  expect(first.lockedUntil).toBe(30 * MINUTE);
  expect(failedTimes(5, first, 0).lockedUntil).toBe(60 * MINUTE);
  expect(failedTimes(5, { ...first, locks: 20 }, 0).lockedUntil).toBe(24 * 60 * MINUTE);
});
