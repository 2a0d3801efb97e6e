import { sha256 } from "../wire/fingerprint.ts";
import { SESSION_CHECK, SESSION_SERVER_HASH } from "../wire/shapes/login.ts";
import type { Operation } from "./operation.ts";
import { endSession } from "./session.repository.ts";

export const SESSION_OPERATIONS: Readonly<Record<string, Operation>> = {
  sessionCheck: { session: "asked", effect: "none", answer: SESSION_CHECK, handle: (_, session) => ({ active: session !== undefined }) },
  getSessionServerHash: {
    session: "asked", effect: "none", answer: SESSION_SERVER_HASH,
    handle: (_, session) => (session === undefined ? { sessionError: true } : { sessionServerHash: sha256(session.sessionId) }),
  },
  sessionEnd: {
    session: "asked", effect: "of-session", answer: {},
    handle: ({ world }, session) => {
      if (session !== undefined) endSession(world.db, session.sessionId);
      return {};
    },
  },
};
