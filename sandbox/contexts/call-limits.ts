import { CALL_LIMITS, LONGEST_LIMIT_MS, type CallCounter } from "#kit/login/call-limits.ts";
import { wallAt } from "#kit/calendar/warsaw.ts";
import type { JsonRecord } from "#kit/json.ts";
import { integer } from "../database/rows.ts";
import type { Tenant } from "../tenants/tenant.ts";

/** Response to a call beyond a limit. Rounded up to a second, because the response has no fractions. */
export function tryLaterAnswer(until: number): JsonRecord {
  return { errorCode: "TRY_LATER", tryAgainAt: wallAt(Math.ceil(until / 1_000) * 1_000) };
}

/** Returns the time at which none of the counters is at its limit; `undefined` if that is now. */
export function findWait(tenant: Tenant, counters: readonly CallCounter[]): number | undefined {
  const select = tenant.db.prepare(
    "SELECT at FROM counted_call WHERE kind = ? AND owner = ? ORDER BY at DESC LIMIT 1 OFFSET ?",
  );
  const ends = counters.flatMap(([kind, owner]) =>
    CALL_LIMITS[kind].flatMap(({ atMost, withinMs }) => {
      const row = select.get(kind, owner, atMost - 1);
      return row === undefined ? [] : [integer(row, "at") + withinMs];
    }),
  );
  const end = Math.max(0, ...ends);
  return end > tenant.now() ? end : undefined;
}

/** Counts one event and forgets those that no limit counts any more. */
export function countCall(tenant: Tenant, counters: readonly CallCounter[]): void {
  const now = tenant.now();
  tenant.db.prepare("DELETE FROM counted_call WHERE at <= ?").run(now - LONGEST_LIMIT_MS);
  const insert = tenant.db.prepare("INSERT INTO counted_call VALUES (?, ?, ?)");
  for (const [kind, owner] of counters) insert.run(kind, owner, now);
}

/**
 * Counts the event and returns `undefined`, or returns the refusal of an event beyond a limit, which does not count.
 */
export function refuseOrCount(tenant: Tenant, counters: readonly CallCounter[]): JsonRecord | undefined {
  const wait = findWait(tenant, counters);
  if (wait !== undefined) return tryLaterAnswer(wait);
  countCall(tenant, counters);
  return undefined;
}

/** Counters of a code that is sent to a phone or a mailbox; `login` is undefined before a registration. */
export function codeCounters(address: string, login: string | undefined, recipient: string): readonly CallCounter[] {
  return [
    ["code to a recipient", recipient.toLowerCase()],
    ["code of an address", address],
    ...(login === undefined ? [] : [["code of a login", login] satisfies CallCounter]),
  ];
}
