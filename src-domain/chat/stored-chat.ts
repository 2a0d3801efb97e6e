import { NO_CHAT, type ChatState } from "./chat-state.ts";
import type { Transcript } from "./transcript.ts";

/** What of a chat its customer finds again when no conversation goes on. */
export interface UnfinishedChat {
  /** Texts that reached nobody, to be offered once more (CHAT-10). */
  readonly unsent: readonly string[];
  /**
   * A conversation that was left, and nobody knows whether its provider has heard of that: it may refuse another one
   * beside it.
   */
  readonly isToBeEnded: boolean;
}

/** What a page keeps of its chat for the next one. */
export interface StoredChat extends UnfinishedChat {
  /** What nobody has confirmed of a conversation that goes on; `undefined` while none does. */
  readonly outbox?: Transcript["outbox"] | undefined;
}

/** What is to be found again of a chat besides a conversation that goes on. */
export function unfinishedChatOf({ talk, transcript, unsent, isToBeEnded }: ChatState): UnfinishedChat {
  return { unsent: talk === "on" ? unsent : [...unsent, ...transcript.outbox.map(({ text }) => text)], isToBeEnded };
}

/**
 * A chat that is opened `before` anything was asked, with what a former page has kept. What goes on in another tab is
 * not to be ended.
 */
export function restoreChat(
  before: ChatState,
  { outbox, unsent, isToBeEnded }: StoredChat = unfinishedChatOf(before),
): ChatState {
  if (outbox === undefined) return { ...NO_CHAT, unsent, isToBeEnded: isToBeEnded || before.isToBeEnded };
  return { ...NO_CHAT, unsent, talk: "on", transcript: { known: [], outbox } };
}
