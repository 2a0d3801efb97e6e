import { sha256 } from "#kit/wire/fingerprint.ts";
import { findAccounts } from "../customer/account.repository.ts";
import type { LmsOperation } from "../lms-operation.ts";
import { endPortalSession, movePortalSession } from "../state/portal-session.repository.ts";

export const LMS_SESSION_OPERATIONS = {
  sessionCheck: {
    session: "optional",
    handle: (_, session) => Promise.resolve({ active: session !== undefined }),
  },
  getSessionServerHash: {
    session: "optional",
    // The database stores the hash of the id itself; this one opens nothing even to a reader of the table.
    handle: (_, session) =>
      Promise.resolve(
        session === undefined ? { sessionError: true } : { sessionServerHash: sha256(`shown ${session.sessionId}`) },
      ),
  },
  sessionEnd: {
    session: "optional",
    handle: async ({ database }, session) => {
      if (session !== undefined) await endPortalSession(database, session.sessionId);
      return {};
    },
  },
  changeContext: {
    session: "required",
    handle: async ({ request, database }, { sessionId, accounts }) => {
      const contextId = request.text("contextId");
      const wanted = accounts.find((account) => String(account) === contextId);
      const [account] = wanted === undefined ? [] : await findAccounts(database, [wanted]);
      if (account === undefined) return { errorCode: "UNKNOWN_CONTEXT" };
      await movePortalSession(database, sessionId, account.account);
      return {
        contextId,
        cooperative: false,
        b2b: account.isCompany,
        crmUser: false,
        ebokUser: true,
        wifiUser: false,
      };
    },
  },
} as const satisfies Readonly<Record<string, LmsOperation>>;
