import { createChatToken } from "./chat-token.ts";
import type { Operation } from "./operation.ts";
import { rolesOf } from "./session.repository.ts";

export const CHAT_OPERATIONS: Readonly<Record<string, Operation>> = {
  getChatToken: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { sessionId }) => ({ token: createChatToken(tenant.db, sessionId) }),
  },
  // whoever comes from the CRM is the operator's own, in the customer's place
  checkBackdoor: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { account }) => ({ backdoor: rolesOf(tenant.db, account).crmUser }),
  },
};
