/** Lets the customer confirm the identity before a sensitive change (SESS-13). */
export interface IdentityConfirmationPort {
  /**
   * Asks for the confirmation, once for all requests that wait for it. Resolves with true when the back end has
   * accepted it, and with false when the customer cancels or the session ends.
   */
  requestConfirmation(): Promise<boolean>;
}
