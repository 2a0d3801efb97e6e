import { LocalSessionStorage } from "#adapters/storage/local-session-storage.adapter.ts";
import { sessionPhase, type SessionLimits } from "#domain/session/session-policy.ts";

/** The kept session of this browser. One instance: where storage is forbidden it lives in this object alone. */
export const keptSession = new LocalSessionStorage(() => window.localStorage);

/** Whether a session is kept that is still open; decided without a call, before anything is drawn (GUARD-01, GUARD-03). */
export function hasValidSession(limits?: SessionLimits): boolean {
  const phase = sessionPhase(keptSession.read()?.deadline, Date.now(), limits).kind;
  return phase === "open" || phase === "warning";
}

const DAY_MS = 86_400_000;

/** The year in Warsaw, for the footer (NAV-13). Only around New Year does it take a calendar, which is slow to come by. */
export function currentYear(): string {
  const [before, after] = [-DAY_MS, DAY_MS].map((ms) => new Date(Date.now() + ms).getUTCFullYear());
  if (before === after) return String(after);
  return new Intl.DateTimeFormat("en", { timeZone: "Europe/Warsaw", year: "numeric" }).format(Date.now());
}
