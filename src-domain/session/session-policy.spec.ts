import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHECK_EVERY_MS, SESSION_MS, deadlineAfter, sessionPhase } from "./session-policy.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

/** Returns the phase with this time left. */
const withLeft = (leftMs: number) => sessionPhase(NOW + leftMs, NOW);

describe("session policy", () => {
  it("[SESS-01] sets the session deadline 15 minutes after the activity", () => {
    expect(deadlineAfter(NOW)).toBe(NOW + 15 * MINUTE);
    expect(withLeft(15 * MINUTE)).toEqual({ kind: "open", leftMs: 15 * MINUTE });
  });

  it("[SESS-02] warns of the session end below 2 minutes left, not at 2 minutes", () => {
    expect(withLeft(2 * MINUTE)).toEqual({ kind: "open", leftMs: 2 * MINUTE });
    expect(withLeft(2 * MINUTE - 1)).toEqual({ kind: "warning", leftMs: 2 * MINUTE - 1 });
    expect(withLeft(1_001)).toEqual({ kind: "warning", leftMs: 1_001 });
  });

  it.each([1_000, 999, 0, -1, -MINUTE, -365 * 24 * 60 * MINUTE])(
    "[SESS-03] ends the session with %i ms left",
    (leftMs) => {
      expect(withLeft(leftMs)).toEqual({ kind: "ended" });
    },
  );

  it("[SESS-05] distinguishes a missing session deadline from a passed one", () => {
    expect(sessionPhase(undefined, NOW)).toEqual({ kind: "missing" });
    expect(sessionPhase(NOW - 1, NOW)).toEqual({ kind: "ended" });
  });

  it("[SESS-09] ends the session when its deadline is too far ahead because the clock was set back", () => {
    expect(withLeft(15 * MINUTE + 2_000).kind).toBe("open");
    expect(withLeft(15 * MINUTE + 2_001)).toEqual({ kind: "ended" });
    expect(withLeft(24 * 60 * MINUTE)).toEqual({ kind: "ended" });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    "[SESS-09] ends the session with the deadline %d",
    (deadline) => {
      expect(sessionPhase(deadline, NOW)).toEqual({ kind: "ended" });
    },
  );

  it("checks the session with the server every 15 seconds", () => {
    expect(CHECK_EVERY_MS).toBe(15_000);
  });

  it("[SESS-03] [SESS-09] ends the session exactly from the deadline on and after the clock was set back", () => {
    fc.assert(
      fc.property(fc.integer({ min: -2 * SESSION_MS, max: 2 * SESSION_MS }), (leftMs) => {
        expect(withLeft(leftMs).kind === "ended").toBe(leftMs <= 1_000 || leftMs > 15 * MINUTE + 2_000);
      }),
    );
  });
});
