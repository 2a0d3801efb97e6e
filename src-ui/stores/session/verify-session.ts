import { isOtherSession } from "#domain/session/server-hash.ts";
import type { SessionHashPort, SessionPort } from "#domain/session/index.ts";
import type { SessionStore } from "./session.store.ts";

/**
 * Asks the provider whose session the calls of this one are, and ends it where it names another: what is shown then
 * would be somebody
 * else's (CALL-09). Ends nothing where no answer comes, or one that is too late. Resolves when it is known; rejects
 * where the browser has no cryptography.
 */
export async function verifySession(session: SessionStore, port: SessionPort, marks: SessionHashPort): Promise<void> {
  const asked = session.current;
  if (asked === undefined) return;
  const [reportedHash, mark] = await Promise.all([port.serverHash(), marks.hashOf(asked.sessionId)]);
  // the provider is not told: nobody knows whose session it would end
  if (session.current?.sessionId === asked.sessionId && isOtherSession(mark, reportedHash)) session.expire();
}
