import type { JsonRecord } from "../database/json.ts";
import { wallAt } from "../calendar/warsaw.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { findAttempts, saveAttempts } from "./login.repository.ts";

export const LOCK_MS = 30 * 60_000;
export const MAX_FAILURES = 5;

/** Response to a locked login (LOGIN-07). */
export function lockedAnswer(until: number): JsonRecord {
  return { errorCode: "LOCKED", lockedUntil: wallAt(until) };
}

/** Returns the response for a locked key; `undefined` if it is not locked. */
export function findLock(tenant: Tenant, key: string): JsonRecord | undefined {
  const { lockedUntil } = findAttempts(tenant.db, key);
  return lockedUntil !== undefined && lockedUntil > tenant.now() ? lockedAnswer(lockedUntil) : undefined;
}

/** Counts a failed password, code or identification; the fifth one locks. Returns the end of the lock. */
export function countFailure(tenant: Tenant, key: string): number | undefined {
  const { failures, lockedUntil } = findAttempts(tenant.db, key);
  const counted = (lockedUntil === undefined ? failures : 0) + 1;
  const until = counted >= MAX_FAILURES ? tenant.now() + LOCK_MS : undefined;
  saveAttempts(tenant.db, key, { failures: counted, lockedUntil: until });
  return until;
}

/** Resets the failures of a key. */
export function resetFailures(tenant: Tenant, key: string): void {
  saveAttempts(tenant.db, key, { failures: 0, lockedUntil: undefined });
}
