import type { Instant } from "../shared-kernel/index.ts";
import type { ChatTopic } from "./frames.ts";

/** Author of a message. `system`: the server itself, for example when an agent joins. */
export type ChatSender = "customer" | "bot" | "agent" | "system";

/** Content of a message. Its URLs were checked and are safe to open (CHAT-15). */
export type ChatContent =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "image"; readonly url: string; readonly text: string }
  | { readonly kind: "link"; readonly url: string; readonly text: string }
  /** Content that this portal cannot display; a text says so, where the message stands. */
  | { readonly kind: "unreadable" };

/** Message that the server has stored. */
export interface ChatMessage {
  /** For a message of the customer: the id created by this portal. */
  readonly id: string;
  /**
   * Place in the conversation, from 1 without gaps; the same for both sides. `undefined`: date and id give the order.
   */
  readonly place: number | undefined;
  readonly sender: ChatSender;
  readonly content: ChatContent;
  readonly at: Instant;
  /** Name of the agent or bot. */
  readonly name: string | undefined;
  /** Suggested answers of a bot. Each is sent as a message. */
  readonly answers: readonly string[];
  /** Language of the text and the answers, as two letters; Polish by default (I18N-23). */
  readonly language?: string | undefined;
}

/** Message of the customer that the server has not acknowledged. */
export interface OwnMessage {
  readonly id: string;
  readonly text: string;
  /** Time of writing. */
  readonly at: Instant;
  /** Time of the last sending; `undefined` while it waits for a connection. */
  readonly sentAt: Instant | undefined;
}

/** Ended chat, as shown in the list of former chats. */
export interface FormerChat {
  readonly id: string;
  readonly at: Instant;
  /** First words or another title of the server; empty without one. */
  readonly title: string;
  readonly topic?: ChatTopic | undefined;
}
