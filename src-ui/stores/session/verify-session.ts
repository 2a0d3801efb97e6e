import { isServerHashOfOtherSession } from "#domain/session/server-hash.ts";
import type { SessionHashPort, SessionPort } from "#domain/session/index.ts";
import type { SessionStore } from "./session.store.ts";

/**
 * Compares the session id of this page with the one that the server sees, and ends the session if they differ: the
 * page would show another customer's data (CALL-09). Ignores a failure and a late response. Rejects if the browser has
 * no cryptography.
 */
export async function verifySession(session: SessionStore, port: SessionPort, marks: SessionHashPort): Promise<void> {
  const sessionAtStart = session.current;
  if (sessionAtStart === undefined) return;
  const [reportedHash, mark] = await Promise.all([port.serverHash(), marks.hashOf(sessionAtStart.sessionId)]);
  // Does not call the server: it could end the session of another customer.
  if (session.current?.sessionId === sessionAtStart.sessionId && isServerHashOfOtherSession(mark, reportedHash))
    session.expire();
}
