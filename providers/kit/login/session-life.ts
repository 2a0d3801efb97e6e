/**
 * Time from the last operation to the end of a session on the server, ms. It is longer than the portal's own 15
 * minutes: a customer who reads a page and moves the mouse calls nothing and must not lose the session. It ends
 * sessions without a logout.
 */
export const SERVER_SESSION_MS = 60 * 60_000;

/** Smallest extension of a session that is written, ms. Every write waits for the disk, and reads are frequent. */
const RENEWAL_STEP_MS = 60_000;

/** Lifetime of a session from its login, ms, however much it is used. */
const SERVER_LIFETIME_MS = 12 * 60 * 60_000;

/** Sessions of one login side by side. */
export const MAX_SESSIONS = 20;

/** Times of a session, ms. */
export interface SessionTimes {
  readonly startedAt: number;
  /** Time of the last call, up to a minute late. */
  readonly usedAt: number;
}

/** Returns the new end of a session that is used at `now`, ms; `undefined` if the stored one is recent enough. */
export function renewedEnd({ startedAt, usedAt }: SessionTimes, now: number): number | undefined {
  if (Math.abs(now - usedAt) < RENEWAL_STEP_MS) return undefined;
  return Math.min(now + SERVER_SESSION_MS, startedAt + SERVER_LIFETIME_MS);
}
