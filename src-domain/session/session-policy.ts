import type { Instant } from "../shared-kernel/index.ts";

// The login page uses these rules: this file must have no run-time imports.

/** Length of a session after the last activity, ms (SESS-01). */
export const SESSION_MS = 900_000;

/** Longest time from the login to the end of a session, however active the customer is, ms (SESS-15). */
export const SESSION_LIFETIME_MS = 12 * 60 * 60_000;

/** The customer is warned when less than this is left, ms (SESS-02). */
export const WARNING_MS = 120_000;

/** Interval of session checks with the server, ms (SESS-04). */
export const CHECK_EVERY_MS = 15_000;

/** The session is over when this or less is left, ms (SESS-03). */
export const SESSION_OVER_BELOW_MS = 1_000;

/** Tolerance for small clock corrections and for deadlines slightly too far ahead, ms. */
export const CLOCK_TOLERANCE_MS = 2_000;

/** Limits of a session, ms; operators may configure others (docs/guides/configuration.md). */
export interface SessionLimits {
  readonly sessionMs: number;
  /** Time from the login to the latest end. */
  readonly lifetimeMs: number;
  readonly warningMs: number;
  readonly checkEveryMs: number;
}

/** Limits of the specification. */
export const SESSION_LIMITS: SessionLimits = {
  sessionMs: SESSION_MS,
  lifetimeMs: SESSION_LIFETIME_MS,
  warningMs: WARNING_MS,
  checkEveryMs: CHECK_EVERY_MS,
};

/** Phase of a session at one moment; `leftMs` is the time until its deadline. */
export type SessionPhase =
  | { readonly kind: "missing" }
  | { readonly kind: "open"; readonly leftMs: number }
  | { readonly kind: "warning"; readonly leftMs: number }
  | { readonly kind: "ended" };

/** Returns the deadline after activity at `now` (SESS-01). */
export function deadlineAfter(now: Instant, { sessionMs }: Pick<SessionLimits, "sessionMs"> = SESSION_LIMITS): Instant {
  return now + sessionMs;
}

/**
 * Returns the phase of a session with this deadline at `now` (SESS-01 to SESS-03, SESS-05). A deadline further ahead
 * than a session can last means that the clock was set back or the storage was edited: over, so that neither prolongs a
 * session (SESS-09). `NaN` is over, too.
 */
export function sessionPhase(
  deadline: Instant | undefined,
  now: Instant,
  limits: Pick<SessionLimits, "sessionMs" | "warningMs"> = SESSION_LIMITS,
): SessionPhase {
  if (deadline === undefined) return { kind: "missing" };
  const leftMs = deadline - now;
  const possible = leftMs > SESSION_OVER_BELOW_MS && leftMs <= limits.sessionMs + CLOCK_TOLERANCE_MS;
  if (!possible) return { kind: "ended" };
  return { kind: leftMs < limits.warningMs ? "warning" : "open", leftMs };
}

/**
 * Returns true if a tab may check the session at `now` when the last check of all tabs was at `askedAt` (SESS-04).
 * Allows a second early, because each tab has its own timers. Ignores an `askedAt` far in the future (the clock was set
 * back) and `NaN`.
 */
export function isCheckDue(askedAt: Instant | undefined, now: Instant, everyMs: number): boolean {
  return askedAt === undefined || !(Math.abs(now - askedAt) < everyMs - SESSION_OVER_BELOW_MS);
}
