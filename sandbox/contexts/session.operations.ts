import { sha256 } from "#kit/wire/fingerprint.ts";
import { endSessionsAndChats } from "./end-sessions-and-chats.ts";
import { contextsOf } from "./login.repository.ts";
import type { Operation } from "./operation.ts";
import { moveSession, rolesOf } from "./session.repository.ts";

export const SESSION_OPERATIONS: Readonly<Record<string, Operation>> = {
  sessionCheck: {
    session: "optional",
    effect: "none",
    handle: (_, session) => ({ active: session !== undefined }),
  },
  getSessionServerHash: {
    session: "optional",
    effect: "none",
    handle: (_, session) =>
      session === undefined ? { sessionError: true } : { sessionServerHash: sha256(session.sessionId) },
  },
  changeContext: {
    session: "required",
    effect: "of-session",
    handle: ({ tenant, request }, { sessionId, login }) => {
      const contextId = request.text("contextId");
      if (!contextsOf(tenant.db, login).some(({ id }) => id === contextId)) return { errorCode: "UNKNOWN_CONTEXT" };
      moveSession(tenant.db, sessionId, contextId);
      const { cooperative, b2b, crmUser, ebok, wifi } = rolesOf(tenant.db, contextId);
      return { contextId, cooperative, b2b, crmUser, ebokUser: ebok, wifiUser: wifi };
    },
  },
  sessionEnd: {
    session: "optional",
    effect: "of-session",
    handle: ({ tenant }, session) => {
      if (session !== undefined) endSessionsAndChats(tenant, [session.sessionId]);
      return {};
    },
  },
};
