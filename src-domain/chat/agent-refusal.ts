import type { Instant } from "../shared-kernel/index.ts";
import type { ChatError } from "./chat-error.ts";

/** Chat errors that say that no agent can take over a conversation. */
export type AgentRefusalReason = Extract<
  ChatError,
  "WEBCHAT_SKILLSET_OOS" | "WEBCHAT_NO_AGENTS" | "WEBCHAT_MAX_CONCURRENT_PER_SKILLSET"
>;

/** The customer asked the bot for an agent and none can come. Shown in the log, which stays (CHAT-21). */
export interface AgentRefusal {
  readonly reason: AgentRefusalReason;
  /** Position of the last message before it. */
  readonly after: number;
  readonly at: Instant;
}

/** Returns true if the error says that no agent can take over. */
export function isAgentRefusalReason(error: ChatError): error is AgentRefusalReason {
  switch (error) {
    case "WEBCHAT_SKILLSET_OOS":
    case "WEBCHAT_NO_AGENTS":
    case "WEBCHAT_MAX_CONCURRENT_PER_SKILLSET":
      return true;
    case "WEBCHAT_MAX_CONCURRENT_PER_CUSTOMER":
    case "WEBCHAT_NO_CHATBOT":
    case "SERVICE_UNAVAILABLE":
    case "BACKEND_ACCESS":
      return false;
  }
}
