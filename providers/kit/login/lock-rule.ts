/** First lock, ms. Each further lock of the same origin takes twice as long as the former, up to a day. */
const LOCK_MS = 30 * 60_000;
const LONGEST_LOCK_MS = 24 * 60 * 60_000;
export const MAX_FAILURES = 5;

/** Failed logins of a login from one origin. */
export interface FailedLogins {
  /** Failures since the last success or lock. */
  readonly failures: number;
  /** Locks since the last success. */
  readonly locks: number;
  /** End of the last lock, ms. */
  readonly lockedUntil: number | undefined;
}

/** Attempts of a login that has not failed. */
export const NO_ATTEMPTS: FailedLogins = { failures: 0, locks: 0, lockedUntil: undefined };

/** Returns how long the next lock takes after `locks` locks, ms. */
export const lockDuration = (locks: number): number => Math.min(LOCK_MS * 2 ** locks, LONGEST_LOCK_MS);

/** Returns the attempts after one more failure at `now`; the fifth failure locks (LOGIN-07). */
export function withFailure({ failures, locks, lockedUntil }: FailedLogins, now: number): FailedLogins {
  const counted = (lockedUntil === undefined ? failures : 0) + 1;
  const isLocked = counted >= MAX_FAILURES;
  return {
    failures: counted,
    locks: locks + (isLocked ? 1 : 0),
    lockedUntil: isLocked ? now + lockDuration(locks) : undefined,
  };
}
