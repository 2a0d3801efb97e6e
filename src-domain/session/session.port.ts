import type { Result, TransportFailure } from "../shared-kernel/index.ts";

/** The provider's side of a session that is open. The adapter adds the session id of the session in force. */
export interface SessionPort {
  /** Whether the provider still holds the session open (`sessionCheck`, SESS-04). Never renews it. */
  isActive(): Promise<Result<boolean, TransportFailure>>;
  /** SHA-256 in hex of the session id as the provider knows it (`getSessionServerHash`, CALL-09). */
  serverHash(): Promise<Result<string, TransportFailure>>;
  /** Ends the session at the provider (`sessionEnd`, SESS-06). Local data is cleared whatever this answers. */
  end(): Promise<Result<void, TransportFailure>>;
}

/**
 * The only form in which a session may be named in an address, a log or an event: nobody can go back from it to the id.
 */
export interface SessionMarkPort {
  /** SHA-256 of `sessionId`, lower-case hex. Rejects where the browser has no cryptography: over plain http. */
  markOf(sessionId: string): Promise<string>;
}
