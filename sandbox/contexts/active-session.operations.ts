import { wallAt } from "../calendar/warsaw.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { sha256 } from "#kit/wire/fingerprint.ts";
import { endSessionsAndChats } from "./end-sessions-and-chats.ts";
import type { Operation } from "./operation.ts";
import { findSessionsOf, type ServerSession } from "./session.repository.ts";

/** Returns the id of a session in the list; a session id is a secret and must not be in it. */
const listedIdOf = ({ sessionId }: ServerSession): string => sha256(`listed ${sessionId}`).slice(0, 24);

/** Ends the sessions of the login that match, except the one that asks. Returns their number. */
function endListedSessions(
  tenant: Tenant,
  { login, sessionId: own }: ServerSession,
  matches: (session: ServerSession) => boolean,
): number {
  const ended = findSessionsOf(tenant.db, login, tenant.now()).filter(
    (session) => session.sessionId !== own && matches(session),
  );
  endSessionsAndChats(
    tenant,
    ended.map(({ sessionId }) => sessionId),
  );
  return ended.length;
}

export const ACTIVE_SESSION_OPERATIONS: Readonly<Record<string, Operation>> = {
  getSessions: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { login, sessionId }) => ({
      sessions: findSessionsOf(tenant.db, login, tenant.now()).map((session) => ({
        id: listedIdOf(session),
        isCurrent: session.sessionId === sessionId,
        channel: session.channel,
        device: session.device,
        startedAt: wallAt(session.startedAt),
        lastUsedAt: wallAt(session.usedAt),
      })),
    }),
  },
  endSession: {
    session: "required",
    effect: "by-intent",
    confirm: "identity",
    handle: ({ tenant, request }, session) => ({
      ended: endListedSessions(tenant, session, (one) => listedIdOf(one) === request.text("id")),
    }),
  },
  endOtherSessions: {
    session: "required",
    effect: "by-intent",
    confirm: "identity",
    handle: ({ tenant }, session) => ({ ended: endListedSessions(tenant, session, () => true) }),
  },
};
