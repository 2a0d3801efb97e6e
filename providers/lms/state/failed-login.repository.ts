import { NO_ATTEMPTS, type FailedLogins } from "#kit/login/lock-rule.ts";
import { LONGEST_LIMIT_MS } from "#kit/login/call-limits.ts";
import { sha256 } from "#kit/wire/fingerprint.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber, lmsOptionalNumber } from "../database/lms-rows.ts";

/** Key by which failures are counted: a login, and the network address that failed (LOGIN-07). */
export interface FailureKey {
  readonly login: string;
  readonly address: string;
}

/** Time after which a count without a new failure is forgotten, ms. It outlives the longest lock. */
const FORGOTTEN_AFTER_MS = 2 * LONGEST_LIMIT_MS;

/**
 * Makes other transactions wait that check the same login, so that parallel guesses are counted one by one. Unknown
 * logins wait as well: the time reveals no login.
 */
export async function lockLoginRow(queries: LmsQueries, login: string): Promise<void> {
  await queries.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`ebok login ${login}`]);
}

/** Returns the failures of a login from one address. */
export async function findFailedLogins(
  queries: LmsQueries,
  { login, address }: FailureKey,
  now: number,
): Promise<FailedLogins> {
  const [row] = await queries.query(
    `SELECT failures, locks, locked_until_at FROM ebok.failed_login
    WHERE login = $1 AND origin_hash = $2 AND changed_at > $3`,
    [login, sha256(address), now - FORGOTTEN_AFTER_MS],
  );
  if (row === undefined) return NO_ATTEMPTS;
  return {
    failures: lmsNumber(row, "failures"),
    locks: lmsNumber(row, "locks"),
    lockedUntil: lmsOptionalNumber(row, "locked_until_at"),
  };
}

/** Stores the failures of a login from one address. */
export async function saveFailedLogins(
  queries: LmsQueries,
  { login, address }: FailureKey,
  { failures, locks, lockedUntil }: FailedLogins,
  now: number,
): Promise<void> {
  await queries.query("DELETE FROM ebok.failed_login WHERE changed_at <= $1", [now - FORGOTTEN_AFTER_MS]);
  await queries.query(
    `INSERT INTO ebok.failed_login (login, origin_hash, failures, locks, locked_until_at, changed_at)
    VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (login, origin_hash) DO UPDATE
    SET failures = excluded.failures, locks = excluded.locks, locked_until_at = excluded.locked_until_at,
      changed_at = excluded.changed_at`,
    [login, sha256(address), failures, locks, lockedUntil ?? null, now],
  );
}

/** Forgets the failures of a login from one address. */
export async function forgetFailedLogins(queries: LmsQueries, { login, address }: FailureKey): Promise<void> {
  await queries.query("DELETE FROM ebok.failed_login WHERE login = $1 AND origin_hash = $2", [login, sha256(address)]);
}

/** Records a success from an address. Returns the time of the last success before it from anywhere, ms. */
export async function rememberLoginAddress(
  queries: LmsQueries,
  { login, address }: FailureKey,
  now: number,
): Promise<number | undefined> {
  const [row] = await queries.query("SELECT max(used_at) AS last FROM ebok.used_address WHERE login = $1", [login]);
  await queries.query(
    `INSERT INTO ebok.used_address (login, address_hash, used_at) VALUES ($1, $2, $3)
    ON CONFLICT (login, address_hash) DO UPDATE SET used_at = excluded.used_at`,
    [login, sha256(address), now],
  );
  return row === undefined ? undefined : lmsOptionalNumber(row, "last");
}

/** Returns true if the login has succeeded from this address before. */
export async function isUsedAddress(queries: LmsQueries, { login, address }: FailureKey): Promise<boolean> {
  const rows = await queries.query("SELECT 1 AS found FROM ebok.used_address WHERE login = $1 AND address_hash = $2", [
    login,
    sha256(address),
  ]);
  return rows.length > 0;
}
