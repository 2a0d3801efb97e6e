import type { Instant } from "../shared-kernel/index.ts";

/** When this browser has read a customer's permissions anew last. */
export interface RefreshMarkPort {
  /** @param owner a customer and the account that is acted for */
  read(owner: string): Instant | undefined;
  /** What cannot be kept is forgotten: the provider limits nothing by it. */
  write(owner: string, at: Instant): void;
}

/** Permissions are read anew once in this time, ms (SET-07). */
export const REFRESH_MS = 24 * 60 * 60_000;

/**
 * When permissions may be read anew; `undefined`: now. A last time that lies ahead is none that can be believed, since
 * the clock was set back:
 * nobody waits longer than a day for it.
 */
export function nextRefreshAt(last: Instant | undefined, now: Instant): Instant | undefined {
  if (last === undefined || last > now) return undefined;
  const next = last + REFRESH_MS;
  return next > now ? next : undefined;
}
