/**
 * Sets the session of all further calls. A change of session or account starts a new epoch: pending responses then end
 * as `aborted`, so that no data of the former one is shown (SESS-11). Pending writes still reach the server. Setting
 * the same values again has no effect.
 */
export interface CredentialsPort {
  /**
   * `currentContext`: current account of the session (`UserSession.currentContext`). It is not sent; the server knows
   * it from the session.
   */
  setCredentials(sessionId: string | undefined, currentContext?: string): void;
}
