import { chatServerOf } from "../chat/chat-server.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { MAX_SESSIONS } from "#kit/login/session-life.ts";
import { deleteSession, findSessionIds } from "./session.repository.ts";

/** Ends sessions and their chats. Ignores unknown ones. */
export function endSessionsAndChats(tenant: Tenant, sessionIds: readonly string[]): void {
  for (const sessionId of sessionIds) {
    deleteSession(tenant.db, sessionId);
    chatServerOf(tenant).endSession(sessionId);
  }
}

/** Ends the sessions of a login except the given one; all of them for `undefined`. */
export function endOtherSessions(tenant: Tenant, login: string, ownSession: string | undefined): void {
  endSessionsAndChats(
    tenant,
    findSessionIds(tenant.db, login).filter((sessionId) => sessionId !== ownSession),
  );
}

/** Ends the oldest sessions of a login beyond `MAX_SESSIONS`. */
export function endOldestSessions(tenant: Tenant, login: string): void {
  endSessionsAndChats(tenant, findSessionIds(tenant.db, login).slice(MAX_SESSIONS));
}
