import type { Instant } from "../shared-kernel/index.ts";

/** Time of the last refresh of a customer's permissions in this browser. */
export interface PermissionsRefreshPort {
  /** @param owner customer and current account */
  read(owner: string): Instant | undefined;
  /** Stores the time. Ignores storage failures: the limit protects the customer, not the server. */
  write(owner: string, at: Instant): void;
}

/** Shortest time between two refreshes, ms (SET-07). */
export const PERMISSIONS_REFRESH_INTERVAL_MS = 24 * 60 * 60_000;

/**
 * Returns when permissions may be refreshed again; `undefined` means now. A last refresh in the future means that the
 * clock was set back, and is ignored.
 */
export function nextRefreshAt(last: Instant | undefined, now: Instant): Instant | undefined {
  if (last === undefined || last > now) return undefined;
  const next = last + PERMISSIONS_REFRESH_INTERVAL_MS;
  return next > now ? next : undefined;
}
