/**
 * Tells the wire whose calls these are. Naming another session, another context of the same session, or none, begins a
 * new
 * epoch: every answer that is still on its way then arrives as `aborted`, so that nothing of a former session or
 * context is
 * shown (SESS-11). Writes that are on their way reach the provider all the same. Naming what is in force changes
 * nothing.
 */
export interface CredentialsPort {
  /**
   * `context`: the account that the session acts for (`UserSession.currentContext`). It is not sent: the provider knows
   * it by the session.
   */
  use(sessionId: string | undefined, context?: string): void;
}
