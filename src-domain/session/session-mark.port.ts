/**
 * The only form in which a session may be named in an address, a log or an event: nobody can go back from it to the id.
 */
export interface SessionMarkPort {
  /** SHA-256 of `sessionId`, lower-case hex. Rejects where the browser has no cryptography: over plain http. */
  markOf(sessionId: string): Promise<string>;
}
