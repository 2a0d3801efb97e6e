import type { Observable } from "rxjs";
import type { OwnMessage } from "./chat-message.ts";
import type { ChatTopic } from "./frames.ts";
import type { UnfinishedChat } from "./stored-chat.ts";

/** How the window stands (CHAT-01): minimised, the chat goes on. */
export type ChatWindow = "closed" | "open" | "minimised";

/** A conversation that goes on in this browser. */
export interface StoredConversation {
  /** Made by the tab that began it: a conversation that follows is another one. */
  readonly id: string;
  /** Whose it is: a customer, and the account that is acted for. Nobody else is ever shown it. */
  readonly owner: string;
  /** The place up to which it has been seen, in whichever tab. */
  readonly seen: number;
  /** What it was begun about. */
  readonly topic: ChatTopic;
}

/**
 * What of a chat outlives a page. All tabs share how the window stands, which conversation goes on, whether one is
 * still to be ended and whether
 * there is a sound; what was written and not confirmed, or reached nobody, is of one tab alone. Synchronous, since a
 * page that goes away does not wait. What cannot be read is as if nothing were
 * there; where nothing can be kept, a chat lasts as long as its page.
 */
export interface ChatMemoryPort {
  /** How the window was left, also before a logout (SESS-06, CHAT-04). */
  window(): ChatWindow;
  saveWindow(window: ChatWindow): void;
  talk(): StoredConversation | undefined;
  /** `undefined`: none goes on. */
  saveTalk(talk: StoredConversation | undefined): void;
  /** What this tab has written in the conversation with this id and nobody has confirmed. */
  outbox(talkId: string): readonly OwnMessage[];
  saveOutbox(talkId: string, outbox: readonly OwnMessage[]): void;
  /** What is left of the conversations of this owner; of another one nothing. */
  rest(owner: string): UnfinishedChat;
  saveRest(owner: string, rest: UnfinishedChat): void;
  /** Whether a message is to be heard. */
  sound(): boolean;
  saveSound(isOn: boolean): void;
  /** Forgets all but how the window was left: the customer has gone. */
  forget(): void;
  /** Another tab has kept something that is shared. Nothing is listened to before somebody subscribes. */
  readonly changes: Observable<void>;
}

/** Knows whether this browser holds an open chat, before any code of the chat is loaded (CHAT-04). */
export interface ChatWindowMemoryPort {
  /** Whether the chat was left open or minimised, in this tab or another. */
  wasLeftOpen(): boolean;
  /** Calls `listener` when another tab may have opened or closed the chat; returns what stops it. */
  onChange(listener: () => void): () => void;
}
