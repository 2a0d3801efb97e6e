import { sessionPhase, type SessionLimits } from "#domain/session/session-policy.ts";
import type { SessionStoragePort } from "#domain/session/index.ts";

/**
 * Returns true if a stored session is still open; decides without a request, before the first render (GUARD-01,
 * GUARD-03).
 */
export function hasValidSession(storage: SessionStoragePort, limits?: SessionLimits): boolean {
  const phase = sessionPhase(storage.read()?.deadline, Date.now(), limits).kind;
  return phase === "open" || phase === "warning";
}

const HOUR_MS = 3_600_000;

/**
 * Current year in Warsaw, for the footer (NAV-13). Adds one hour, the offset at New Year, because loading time zone
 * data is slow.
 */
export function currentYear(): string {
  return String(new Date(Date.now() + HOUR_MS).getUTCFullYear());
}
