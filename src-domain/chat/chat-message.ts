import type { Instant } from "../shared-kernel/index.ts";

/** Who said it. `system`: the provider itself, as when a consultant joins. */
export type ChatSender = "customer" | "bot" | "agent" | "system";

/** What was said. An address has been found safe to open by then (CHAT-15). */
export type ChatContent =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "image"; readonly url: string; readonly text: string }
  | { readonly kind: "link"; readonly url: string; readonly text: string }
  /** Something is there that this portal cannot show: its place is kept, and it is said so. */
  | { readonly kind: "unreadable" };

/** A message that the provider knows. */
export interface ChatMessage {
  /** Of a customer's own message the one that this portal has made. */
  readonly id: string;
  /** Its place in the conversation, from 1, without gaps: the order in which all sides see it. */
  readonly place: number;
  readonly sender: ChatSender;
  readonly content: ChatContent;
  readonly at: Instant;
  /** The consultant's name, or the bot's. */
  readonly name: string | undefined;
  /** What a bot offers to be answered with; each is sent as a message of its own. */
  readonly answers: readonly string[];
}

/** A message of the customer's that the provider has not confirmed yet. */
export interface OwnMessage {
  readonly id: string;
  readonly text: string;
  /** When it was written. */
  readonly at: Instant;
  /** When it was sent last; `undefined` while it waits for a connection. */
  readonly sentAt: Instant | undefined;
}

/** A chat that is over, as the list of former ones names it. */
export interface FormerChat {
  readonly id: string;
  readonly at: Instant;
  /** What it was about, or its first words. */
  readonly title: string;
}
