/**
 * Tells the wire whose calls these are. Naming another session, or none, begins a new epoch: every answer that is
 * still on its way then arrives as `aborted`, so that nothing of a former session or context is shown.
 */
export interface CredentialsPort {
  use(sessionId: string | undefined): void;
}
