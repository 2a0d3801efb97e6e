import type { Instant } from "../shared-kernel/index.ts";
import type { ChatError } from "./chat-error.ts";
import type { ChatMessage, FormerChat } from "./chat-message.ts";

/** Topics of a chat, in the order of the form (CHAT-06). */
export const CHAT_START_TOPICS = ["formal", "technical", "sale"] as const;

export type ChatTopic = (typeof CHAT_START_TOPICS)[number];

/** Data of the start form. */
export interface ChatStart {
  readonly email: string;
  readonly topic: ChatTopic;
  readonly phone: string | undefined;
}

/** The nine frames that the portal sends (CHAT-12). The adapter adds token and session to each. */
export type SentFrame =
  | { readonly type: "HISTORY_LIST" }
  | { readonly type: "CHAT_START"; readonly start: ChatStart }
  | { readonly type: "NEW_MESSAGE"; readonly id: string; readonly text: string }
  | { readonly type: "ACK_NEW_MESSAGE"; readonly id: string }
  | { readonly type: "SESSION_HISTORY"; readonly id: string }
  | { readonly type: "SEARCH_RESULTS"; readonly searchValue: string }
  /** `after`: last place without a gap. The server responds with the later messages. */
  | { readonly type: "CHAT_RECONNECT"; readonly after: number }
  /** `rating`: satisfaction with the ended chat, 1 to 5. */
  | { readonly type: "CHAT_ENDED"; readonly rating?: ChatRating | undefined }
  | { readonly type: "WAITING" };

/** Rating from 1 (not satisfied) to 5. */
export type ChatRating = (typeof CHAT_RATINGS)[number];

export const CHAT_RATINGS = [1, 2, 3, 4, 5] as const;

/** Current or expected partner of the customer. */
export type ChatPartner = "bot" | "waiting" | "agent";

/** Frames that the portal receives (CHAT-13). */
export type ReceivedFrame =
  | { readonly type: "HISTORY_LIST"; readonly chats: readonly FormerChat[] }
  | { readonly type: "HISTORY"; readonly id: string; readonly messages: readonly ChatMessage[] }
  | { readonly type: "BOT_ENDED" }
  | { readonly type: "CHAT_ENDED" }
  | { readonly type: "IS_TYPING"; readonly name: string | undefined }
  /** `keepsConversation`: no agent can come, and the conversation with the bot goes on. */
  | { readonly type: "ERROR"; readonly error: ChatError; readonly keepsConversation?: boolean | undefined }
  /** Includes pictures and links, which have their own frames on the wire. */
  | { readonly type: "NEW_MESSAGE"; readonly message: ChatMessage }
  | { readonly type: "SEARCH_RESULTS"; readonly searchValue: string; readonly chats: readonly FormerChat[] }
  /** `position`: place of the customer in the queue, from 1; `undefined` if the server does not report it. */
  | { readonly type: "WAIT_MESSAGE"; readonly position: number | undefined }
  /** Place and time are `undefined` if the server does not report them. */
  | {
      readonly type: "ACK_NEW_MESSAGE";
      readonly id: string;
      readonly place: number | undefined;
      readonly at: Instant | undefined;
    }
  /** `isKnown: false`: the server does not know the conversation any more. */
  | { readonly type: "CHAT_RECONNECT"; readonly isKnown: false }
  | {
      readonly type: "CHAT_RECONNECT";
      readonly isKnown: true;
      readonly partner: ChatPartner;
      readonly hasEnded: boolean;
      readonly messages: readonly ChatMessage[];
    };
