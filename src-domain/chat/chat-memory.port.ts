import type { Observable } from "rxjs";
import type { AgentRefusal } from "./agent-refusal.ts";
import type { OwnMessage } from "./chat-message.ts";
import type { ChatTopic } from "./frames.ts";
import type { UnfinishedChat } from "./stored-chat.ts";

/** State of the chat window (CHAT-01). The chat continues while it is minimised. */
export type ChatWindow = "closed" | "open" | "minimised";

/** Conversation that continues in this browser. */
export interface StoredConversation {
  /** Created by the tab that started it; each conversation has another id. */
  readonly id: string;
  /** Customer and client account of the conversation. It is never shown to another owner. */
  readonly owner: string;
  /** Position of the last message that the customer has seen, in any tab. */
  readonly seen: number;
  /** Topic of the start form. */
  readonly topic: ChatTopic;
  /** Last refusal of an agent; the server does not send it again (CHAT-21). */
  readonly refusal?: AgentRefusal | undefined;
}

/**
 * Chat data that outlives a page. All tabs share the window state, the conversation, a pending end and the sound
 * setting. Unacknowledged and unsent messages belong to one tab. Synchronous, because an unloading page does not wait.
 * Unreadable data counts as missing; without storage a chat lasts as long as its page.
 */
export interface ChatMemoryPort {
  /** State of the window; it survives a logout (SESS-06, CHAT-04). */
  window(): ChatWindow;
  saveWindow(window: ChatWindow): void;
  storedConversation(): StoredConversation | undefined;
  /** `undefined`: no conversation continues. */
  saveConversation(conversation: StoredConversation | undefined): void;
  /** Unacknowledged messages of this tab in the conversation with this id. */
  outbox(conversationId: string): readonly OwnMessage[];
  saveOutbox(conversationId: string, outbox: readonly OwnMessage[]): void;
  /** Unfinished chat data of this owner; empty for another owner. */
  unfinishedChat(owner: string): UnfinishedChat;
  saveUnfinishedChat(owner: string, unfinishedChat: UnfinishedChat): void;
  /** True if a new message plays a sound. */
  sound(): boolean;
  saveSound(isOn: boolean): void;
  /** Deletes everything but the window state, after the customer has left. */
  forget(): void;
  /** Emits when another tab changed shared data. Listens only while subscribed. */
  readonly changes: Observable<void>;
}

/** Reports an open chat of this browser before the code of the chat is loaded (CHAT-04). */
export interface ChatWindowMemoryPort {
  /** True if the chat was left open or minimised, in this tab or another. */
  wasLeftOpen(): boolean;
  /** Calls `listener` when another tab may have opened or closed the chat. Returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}
