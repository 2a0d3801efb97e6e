import { createChatToken } from "./chat-token.ts";
import type { Operation } from "./operation.ts";
import { rolesOf, setChatLanguage } from "./session.repository.ts";

export const CHAT_OPERATIONS: Readonly<Record<string, Operation>> = {
  getChatToken: {
    session: "required",
    effect: "none",
    handle({ tenant, language }, { sessionId }) {
      // A browser sends no language of its page with a WebSocket.
      setChatLanguage(tenant.db, sessionId, language);
      return { token: createChatToken(tenant.db, sessionId) };
    },
  },
  // A CRM user is an employee of the operator who acts for the customer.
  checkBackdoor: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { account }) => ({ backdoor: rolesOf(tenant.db, account).crmUser }),
  },
};
