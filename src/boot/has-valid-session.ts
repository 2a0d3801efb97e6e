import { sessionPhase, type SessionLimits } from "#domain/session/session-policy.ts";
import type { SessionStoragePort } from "#domain/session/index.ts";

/**
 * Whether a session is kept that is still open; decided without a call, before anything is drawn (GUARD-01, GUARD-03).
 */
export function hasValidSession(storage: SessionStoragePort, limits?: SessionLimits): boolean {
  const phase = sessionPhase(storage.read()?.deadline, Date.now(), limits).kind;
  return phase === "open" || phase === "warning";
}

const HOUR_MS = 3_600_000;

/**
 * The year in Warsaw, for the footer (NAV-13). At New Year it is winter there, an hour ahead; and a calendar is slow to
 * come by.
 */
export function currentYear(): string {
  return String(new Date(Date.now() + HOUR_MS).getUTCFullYear());
}
