import type { JsonRecord } from "../database/json.ts";
import { wallAt } from "../calendar/warsaw.ts";
import type { World } from "../world/world.ts";
import { attemptsOf, saveAttempts } from "./login.repository.ts";

export const LOCK_MS = 30 * 60_000;
export const ALLOWED_FAILURES = 5;

/** The answer to whoever is locked out (LOGIN-07). */
export function locked(until: number): JsonRecord {
  return { errorCode: "LOCKED", lockedUntil: wallAt(until) };
}

/** The answer where a key is locked now; `undefined` where it is not. */
export function lockOf(world: World, key: string): JsonRecord | undefined {
  const { lockedUntil } = attemptsOf(world.db, key);
  return lockedUntil !== undefined && lockedUntil > world.now() ? locked(lockedUntil) : undefined;
}

/** Counts a failure, of a password, a code or an identification: the fifth locks. Gives the end of the lock. */
export function countFailure(world: World, key: string): number | undefined {
  const { failures, lockedUntil } = attemptsOf(world.db, key);
  const counted = (lockedUntil === undefined ? failures : 0) + 1;
  const until = counted >= ALLOWED_FAILURES ? world.now() + LOCK_MS : undefined;
  saveAttempts(world.db, key, { failures: counted, lockedUntil: until });
  return until;
}

/** All is forgiven. */
export function forgive(world: World, key: string): void {
  saveAttempts(world.db, key, { failures: 0, lockedUntil: undefined });
}
