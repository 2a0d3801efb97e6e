import type { Instant } from "../shared-kernel/index.ts";

// The login page decides by these rules: this file must import nothing at run time.

/** How long a session lasts after the last activity, ms (SESS-01). */
export const SESSION_MS = 900_000;

/** With less than this left the customer is warned, ms (SESS-02). */
export const WARNING_MS = 120_000;

/** How often the server is asked whether it still knows the session, ms (SESS-04). */
export const CHECK_EVERY_MS = 15_000;

/** With this or less left the session is over, ms (SESS-03). */
export const SESSION_OVER_BELOW_MS = 1_000;

/** How far a clock may step back, or a deadline stand too far ahead, and still be taken for a small correction, ms. */
export const CLOCK_TOLERANCE_MS = 2_000;

/**
 * How long a session lasts and when its customer is warned, ms; an operator may choose others
 * (docs/guides/configuration.md).
 */
export interface SessionLimits {
  readonly sessionMs: number;
  readonly warningMs: number;
  readonly checkEveryMs: number;
}

/** The limits of the specification. */
export const SESSION_LIMITS: SessionLimits = {
  sessionMs: SESSION_MS,
  warningMs: WARNING_MS,
  checkEveryMs: CHECK_EVERY_MS,
};

/** Where a session stands at one moment; `leftMs` is the time to its deadline. */
export type SessionPhase =
  | { readonly kind: "missing" }
  | { readonly kind: "open"; readonly leftMs: number }
  | { readonly kind: "warning"; readonly leftMs: number }
  | { readonly kind: "over" };

/** The deadline that activity at `now` gives (SESS-01). */
export function deadlineAfter(now: Instant, { sessionMs }: Pick<SessionLimits, "sessionMs"> = SESSION_LIMITS): Instant {
  return now + sessionMs;
}

/**
 * Where a session with this deadline stands at `now` (SESS-01 to SESS-03, SESS-05).
 *
 * A deadline further ahead than a session can last means that the clock was set back, or that somebody wrote it by
 * hand: over, so that neither prolongs a session (SESS-09). So is what is no number.
 */
export function sessionPhase(
  deadline: Instant | undefined,
  now: Instant,
  limits: Omit<SessionLimits, "checkEveryMs"> = SESSION_LIMITS,
): SessionPhase {
  if (deadline === undefined) return { kind: "missing" };
  const leftMs = deadline - now;
  const possible = leftMs > SESSION_OVER_BELOW_MS && leftMs <= limits.sessionMs + CLOCK_TOLERANCE_MS;
  if (!possible) return { kind: "over" };
  return { kind: leftMs < limits.warningMs ? "warning" : "open", leftMs };
}

/**
 * Whether a tab may ask the provider at `now`, the last of all tabs having asked at `askedAt` (SESS-04). A second early
 * counts: each tab
 * has timers of its own. A turn that lies far ahead was taken before the clock was set back, and binds nobody; nor does
 * one that is no number, whoever has kept it.
 */
export function isCheckDue(askedAt: Instant | undefined, now: Instant, everyMs: number): boolean {
  return askedAt === undefined || !(Math.abs(now - askedAt) < everyMs - SESSION_OVER_BELOW_MS);
}
