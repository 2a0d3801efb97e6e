import { LocalSessionStorageAdapter } from "#adapters/storage/local-session-storage.adapter.ts";
import { SessionReturnAddressAdapter } from "#adapters/storage/session-return-address.adapter.ts";
import { sessionPhase, type SessionLimits } from "#domain/session/session-policy.ts";

/** The kept session of this browser. One instance: where storage is forbidden it lives in this object alone. */
export const keptSession = new LocalSessionStorageAdapter(() => window.localStorage);

/** The address that a guest asked for; needed before the container is loaded. */
export const returnAddress = new SessionReturnAddressAdapter(() => window.sessionStorage);

/**
 * Whether a session is kept that is still open; decided without a call, before anything is drawn (GUARD-01, GUARD-03).
 */
export function hasValidSession(limits?: SessionLimits): boolean {
  const phase = sessionPhase(keptSession.read()?.deadline, Date.now(), limits).kind;
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
