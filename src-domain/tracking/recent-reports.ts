import type { Instant } from "../shared-kernel/index.ts";

/** How long the same report is not sent again, ms: a provider that is down fails every 15 seconds. */
export const SAME_REPORT_MS = 60_000;

/** The reports of the last minute, by what they say. */
export type RecentReports = ReadonlyMap<string, Instant>;

/** Whether what says `text` at `now` is news, and what is recent from then on. A clock that was set back forgets. */
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
