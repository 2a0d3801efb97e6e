import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import type { CallCounter } from "#kit/login/call-limits.ts";
import { lockDuration, MAX_FAILURES, withFailure, type FailedLogins } from "#kit/login/lock-rule.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import { countLmsCall, findCallWait } from "../state/counted-call.repository.ts";
import {
  findFailedLogins,
  forgetFailedLogins,
  isUsedAddress,
  saveFailedLogins,
  type FailureKey,
} from "../state/failed-login.repository.ts";

const lockedUntilAnswer = (until: number): JsonRecord => ({ errorCode: "LOCKED", lockedUntil: wallAt(until) });

/** Returns the response to a call beyond a limit, rounded up to a second. */
export const waitAnswer = (until: number): JsonRecord => ({
  errorCode: "TRY_LATER",
  tryAgainAt: wallAt(Math.ceil(until / 1_000) * 1_000),
});

/**
 * Attempt to log in from one address. A typed contact may belong to several customers: failures count for each of
 * them, so that other spellings of the login give no further attempts.
 */
export class LoginAttempt {
  readonly #queries: LmsQueries;
  readonly #keys: readonly FailureKey[];
  readonly #now: number;

  constructor(queries: LmsQueries, keys: readonly FailureKey[], now: number) {
    this.#queries = queries;
    this.#keys = keys;
    this.#now = now;
  }

  /** Returns the refusal of a locked login or of too many failures; `undefined` if the attempt is allowed. */
  async refusal(): Promise<JsonRecord | undefined> {
    for (const key of this.#keys) {
      const { lockedUntil } = await findFailedLogins(this.#queries, key, this.#now);
      if (lockedUntil !== undefined && lockedUntil > this.#now) return lockedUntilAnswer(lockedUntil);
    }
    const wait = await findCallWait(this.#queries, await this.#counters(), this.#now);
    return wait === undefined ? undefined : waitAnswer(wait);
  }

  /** Counts a wrong PIN or code; the fifth one locks (LOGIN-07). Returns how many are left (LOGIN-13). */
  async fail(errorCode = "BAD_CREDENTIALS"): Promise<JsonRecord> {
    await countLmsCall(this.#queries, await this.#counters(), this.#now);
    const counted: FailedLogins[] = [];
    for (const key of this.#keys) {
      const failed = withFailure(await findFailedLogins(this.#queries, key, this.#now), this.#now);
      await saveFailedLogins(this.#queries, key, failed, this.#now);
      counted.push(failed);
    }
    const until = Math.max(0, ...counted.map(({ lockedUntil }) => lockedUntil ?? 0));
    if (until > this.#now) return lockedUntilAnswer(until);
    return {
      errorCode,
      attemptsLeft: Math.min(...counted.map(({ failures }) => MAX_FAILURES - failures)),
      lockMinutes: Math.max(...counted.map(({ locks }) => lockDuration(locks))) / 60_000,
    };
  }

  /** Forgets the failures after a success. */
  async succeed(): Promise<void> {
    for (const key of this.#keys) await forgetFailedLogins(this.#queries, key);
  }

  async #counters(): Promise<readonly CallCounter[]> {
    const counters: CallCounter[] = [];
    for (const key of this.#keys) {
      if (counters.length === 0) counters.push(["failed login of an address", key.address]);
      if (!(await isUsedAddress(this.#queries, key))) counters.push(["failed login of a login", key.login]);
    }
    return counters;
  }
}
