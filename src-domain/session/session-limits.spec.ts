import { expect, it } from "vitest";
import { deadlineAfter, sessionPhase, type SessionLimits } from "./session-policy.ts";
import { isFinalDeadline, startSessionWatch, reduceSessionWatch } from "./session-watch.ts";

const MINUTE = 60_000;
const SHORT: SessionLimits = {
  sessionMs: 5 * MINUTE,
  lifetimeMs: 720 * MINUTE,
  warningMs: MINUTE,
  checkEveryMs: 5_000,
};

it("uses the session length and the warning time of the operator", () => {
  expect(deadlineAfter(0, SHORT)).toBe(5 * MINUTE);
  expect(sessionPhase(5 * MINUTE, 0, SHORT).kind).toBe("open");
  expect(sessionPhase(2 * MINUTE, MINUTE + 1, SHORT).kind).toBe("warning");
  expect(sessionPhase(2 * MINUTE, MINUTE - 1, SHORT).kind).toBe("open");
  expect(sessionPhase(6 * MINUTE, 0, SHORT).kind).toBe("ended");
});

it("extends the session by the operator's length after activity", () => {
  const { write } = reduceSessionWatch(startSessionWatch(5 * MINUTE, 0), { kind: "move", now: MINUTE }, SHORT);
  expect(write).toBe(6 * MINUTE);
});

it("(part of SESS-15) extends the session to its latest end at most", () => {
  const watch = startSessionWatch(5 * MINUTE, 0, 6 * MINUTE);
  const { state, write } = reduceSessionWatch(watch, { kind: "extend", now: 3 * MINUTE }, SHORT);
  expect([write, isFinalDeadline(watch), isFinalDeadline(state)]).toEqual([6 * MINUTE, false, true]);
  expect(reduceSessionWatch(state, { kind: "extend", now: 5.5 * MINUTE }, SHORT)).toMatchObject({
    write: undefined,
    phase: { kind: "warning", leftMs: MINUTE / 2 },
  });
});
