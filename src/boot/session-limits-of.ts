import type { Configuration } from "#domain/configuration/index.ts";
import type { SessionLimits } from "#domain/session/index.ts";

const SECOND_MS = 1_000;

/** Returns the limits of a session in ms. Apart from the other settings, because the login page needs only these. */
export function sessionLimitsOf({ limits }: Pick<Configuration, "limits">): SessionLimits {
  return {
    sessionMs: limits.sessionMinutes * 60 * SECOND_MS,
    lifetimeMs: (limits.sessionHours ?? 12) * 3_600 * SECOND_MS,
    warningMs: limits.warningSeconds * SECOND_MS,
    checkEveryMs: limits.checkSeconds * SECOND_MS,
  };
}
