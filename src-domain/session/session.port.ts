import type { Result, TransportFailure } from "../shared-kernel/index.ts";

/** The server's side of the open session. The adapter adds the session id. */
export interface SessionPort {
  /** Returns true if the server still knows the session (`sessionCheck`, SESS-04). Never extends it. */
  isActive(): Promise<Result<boolean, TransportFailure>>;
  /**
   * Returns the server's hash of the session (`getSessionServerHash`, CALL-09). Opaque: the server chooses the
   * algorithm; the hash stays the same for the whole session.
   */
  serverHash(): Promise<Result<string, TransportFailure>>;
  /** Ends the session on the server (`sessionEnd`, SESS-06). Local data is cleared whatever the response. */
  end(): Promise<Result<void, TransportFailure>>;
}

/** Hash of a session id: the only form in which addresses, logs and events may name a session. */
export interface SessionHashPort {
  /** Returns the SHA-256 of `sessionId` in lower-case hex. Rejects without Web Crypto, that is over plain HTTP. */
  hashOf(sessionId: string): Promise<string>;
}
