import type { SessionTimes } from "#kit/login/session-life.ts";

/** Open session. Its accounts are the customers of LMS whose PIN was right at the login. */
export interface PortalSession extends SessionTimes {
  readonly sessionId: string;
  readonly login: string;
  readonly accounts: readonly number[];
  /** Customer that the session acts for. */
  readonly account: number;
  readonly previousLoginAt: number | undefined;
  /** Time of the last confirmation of the identity, ms. */
  readonly confirmedAt: number | undefined;
}
