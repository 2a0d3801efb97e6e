import { lockDuration, MAX_FAILURES, NO_ATTEMPTS, withFailure } from "#kit/login/lock-rule.ts";
import type { JsonRecord } from "../database/json.ts";
import { wallAt } from "../calendar/warsaw.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { sha256 } from "#kit/wire/fingerprint.ts";
import { findAttempts, resetAttempts, saveAttempts } from "./login.repository.ts";
import type { OperationCall } from "./operation.ts";
import { findTrustedToken } from "./second-factor.repository.ts";

/**
 * Key by which failures are counted: the login, and the trusted device or the address that failed. A stranger therefore
 * locks out the stranger, not the customer (LOGIN-07).
 */
export interface LockKey {
  readonly login: string;
  readonly origin: string;
}

/** Returns where failures of this login are counted: on a trusted device apart from all addresses. */
export function lockKeyOf({ tenant, device }: OperationCall, login: string): LockKey {
  const token = findTrustedToken(tenant.db, login, device.tokens);
  return { login, origin: token === undefined ? `address ${device.address}` : `device ${sha256(token)}` };
}

/** Response to a locked login (LOGIN-07). */
export function lockedAnswer(until: number): JsonRecord {
  return { errorCode: "LOCKED", lockedUntil: wallAt(until) };
}

/** Returns the response for a locked key; `undefined` if it is not locked. */
export function findLock(tenant: Tenant, key: LockKey): JsonRecord | undefined {
  const { lockedUntil } = findAttempts(tenant.db, key);
  return lockedUntil !== undefined && lockedUntil > tenant.now() ? lockedAnswer(lockedUntil) : undefined;
}

/** Counts a failed password, code or identification; the fifth one locks. Returns the end of the lock. */
export function countFailure(tenant: Tenant, key: LockKey): number | undefined {
  const attempts = withFailure(findAttempts(tenant.db, key), tenant.now());
  saveAttempts(tenant.db, key, attempts);
  return attempts.lockedUntil;
}

/** Returns how many failures are left until the lock, and how long it will take; the same for unknown logins. */
export function attemptsLeftAnswer(tenant: Tenant, key: LockKey): JsonRecord {
  const { failures, locks } = findAttempts(tenant.db, key);
  return {
    attemptsLeft: MAX_FAILURES - failures,
    lockMinutes: lockDuration(locks) / 60_000,
  };
}

/** Resets the failures of a key. */
export function resetFailures(tenant: Tenant, key: LockKey): void {
  saveAttempts(tenant.db, key, NO_ATTEMPTS);
}

/** Resets the failures of a login everywhere: its owner has proven another way in. */
export function resetAllFailures(tenant: Tenant, login: string): void {
  resetAttempts(tenant.db, login);
}
