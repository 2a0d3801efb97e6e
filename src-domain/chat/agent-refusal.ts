import type { Instant } from "../shared-kernel/index.ts";
import type { ChatError } from "./chat-error.ts";

/** Chat errors that say that no agent can take over a conversation. */
export const AGENT_REFUSAL_REASONS = [
  "WEBCHAT_SKILLSET_OOS",
  "WEBCHAT_NO_AGENTS",
  "WEBCHAT_MAX_CONCURRENT_PER_SKILLSET",
] as const satisfies readonly ChatError[];

export type AgentRefusalReason = (typeof AGENT_REFUSAL_REASONS)[number];

/** The customer asked the bot for an agent and none can come. Shown in the log, which stays (CHAT-21). */
export interface AgentRefusal {
  readonly reason: AgentRefusalReason;
  /** Position of the last message before it. */
  readonly after: number;
  readonly at: Instant;
}

/** Returns true if the error says that no agent can take over. */
export function isAgentRefusalReason(error: ChatError): error is AgentRefusalReason {
  return AGENT_REFUSAL_REASONS.some((one) => one === error);
}
