import type { AgentRefusal } from "./agent-refusal.ts";
import { NO_CHAT, type ChatState } from "./chat-state.ts";
import type { Transcript } from "./transcript.ts";

/** Chat data restored for its customer when no conversation continues. */
export interface UnfinishedChat {
  /** Unsent texts, offered to the customer again (CHAT-10). */
  readonly unsent: readonly string[];
  /** The customer left a conversation and the server may not know it. It may refuse another one meanwhile. */
  readonly isToBeEnded: boolean;
}

/** Chat data that a page stores for the next one. */
export interface StoredChat extends UnfinishedChat {
  /** Unacknowledged messages of a continuing conversation; `undefined` if none continues. */
  readonly outbox?: Transcript["outbox"] | undefined;
  /** Refusal of an agent in the continuing conversation. */
  readonly agentRefusal?: AgentRefusal | undefined;
}

/** Returns the data to store beside a continuing conversation. */
export function unfinishedChatOf({ conversationStatus, transcript, unsent, isToBeEnded }: ChatState): UnfinishedChat {
  return {
    unsent: conversationStatus === "active" ? unsent : [...unsent, ...transcript.outbox.map(({ text }) => text)],
    isToBeEnded,
  };
}

/**
 * Restores a chat that is being opened from the stored data. Never ends a conversation that continues in another tab.
 */
export function restoreChat(
  before: ChatState,
  { outbox, agentRefusal, unsent, isToBeEnded }: StoredChat = unfinishedChatOf(before),
): ChatState {
  if (outbox === undefined) return { ...NO_CHAT, unsent, isToBeEnded: isToBeEnded || before.isToBeEnded };
  return { ...NO_CHAT, unsent, agentRefusal, conversationStatus: "active", transcript: { known: [], outbox } };
}
