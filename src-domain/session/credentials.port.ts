/**
 * Tells the wire whose calls these are. Naming another session, or none, begins a new epoch: every answer that is
 * still on its way then arrives as `aborted`, so that nothing of a former session is shown. Naming the session that is in
 * force changes nothing: another context of the same session begins no epoch by this.
 */
export interface CredentialsPort {
  use(sessionId: string | undefined): void;
}
