import { compareServerHash } from "#domain/session/server-hash.ts";
import type { SessionPort, SessionStoragePort } from "#domain/session/index.ts";
import type { SessionStore } from "./session.store.ts";

/**
 * Compares the server's hash of the session with the first one of this session, and ends the session if they differ:
 * the page would show another customer's data (CALL-09). The first hash is stored with the session, so that a reload
 * and other tabs compare with the same one. Ignores a failure and a late response.
 */
export async function verifySession(
  session: SessionStore,
  port: Pick<SessionPort, "serverHash">,
  storage: SessionStoragePort,
): Promise<void> {
  const sessionAtStart = session.current;
  if (sessionAtStart === undefined) return;
  const response = await port.serverHash();
  const stored = storage.read();
  const { sessionId } = sessionAtStart;
  if (session.current?.sessionId !== sessionId || stored?.session.sessionId !== sessionId) return;
  const comparison = compareServerHash(stored.serverHash, response);
  switch (comparison.kind) {
    case "first":
      return storage.write({ ...stored, serverHash: comparison.hash });
    case "other":
      // Does not call the server: it could end the session of another customer.
      return session.expire();
    case "same":
    case "none":
      return undefined;
  }
}
