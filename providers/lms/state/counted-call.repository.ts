import { CALL_LIMITS, LONGEST_LIMIT_MS, type CallCounter } from "#kit/login/call-limits.ts";
import { sha256 } from "#kit/wire/fingerprint.ts";
import type { LmsQueries } from "../database/lms-database.ts";
import { lmsNumber } from "../database/lms-rows.ts";

/** Returns the time at which none of the counters is at its limit, ms; `undefined` if that is now. */
export async function findCallWait(
  queries: LmsQueries,
  counters: readonly CallCounter[],
  now: number,
): Promise<number | undefined> {
  let end = 0;
  for (const [kind, owner] of counters)
    for (const { atMost, withinMs } of CALL_LIMITS[kind]) {
      const [row] = await queries.query(
        "SELECT at FROM ebok.counted_call WHERE kind = $1 AND owner_hash = $2 ORDER BY at DESC OFFSET $3 LIMIT 1",
        [kind, sha256(owner), atMost - 1],
      );
      if (row !== undefined) end = Math.max(end, lmsNumber(row, "at") + withinMs);
    }
  return end > now ? end : undefined;
}

/** Counts one event and forgets those that no limit counts any more. */
export async function countLmsCall(queries: LmsQueries, counters: readonly CallCounter[], now: number): Promise<void> {
  await queries.query("DELETE FROM ebok.counted_call WHERE at <= $1", [now - LONGEST_LIMIT_MS]);
  for (const [kind, owner] of counters)
    await queries.query("INSERT INTO ebok.counted_call (kind, owner_hash, at) VALUES ($1, $2, $3)", [
      kind,
      sha256(owner),
      now,
    ]);
}
