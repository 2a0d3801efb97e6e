import type { Instant } from "../shared-kernel/index.ts";

/** Time for which an identical report is not sent again, ms: a server that is down fails every 15 seconds. */
export const SAME_REPORT_MS = 60_000;

/** Times of the last minute's reports, by text. */
export type RecentReports = ReadonlyMap<string, Instant>;

/**
 * Adds a report at `now`; `isNew` is true if no recent report has the same text. Drops reports in the future, after a
 * clock was set back.
 */
export function rememberReport(
  recent: RecentReports,
  text: string,
  now: Instant,
): { readonly isNew: boolean; readonly recent: RecentReports } {
  const still = new Map([...recent].filter(([, at]) => at <= now && now - at < SAME_REPORT_MS));
  const isNew = !still.has(text);
  if (isNew) still.set(text, now);
  return { isNew, recent: still };
}
