import type { Instant } from "../shared-kernel/index.ts";
import type { ChatError } from "./chat-error.ts";
import type { ChatMessage, FormerChat } from "./chat-message.ts";

/** What a chat may be about, in the order of the form (CHAT-06). */
export const CHAT_START_TOPICS = ["formal", "technical", "sale"] as const;

export type ChatTopic = (typeof CHAT_START_TOPICS)[number];

/** What the start form asks for. */
export interface ChatStart {
  readonly email: string;
  readonly topic: ChatTopic;
  readonly phone: string | undefined;
}

/** The nine frames that are sent (CHAT-12). Token and session go with each; the adapter adds them. */
export type SentFrame =
  | { readonly type: "HISTORY_LIST" }
  | { readonly type: "CHAT_START"; readonly start: ChatStart }
  | { readonly type: "NEW_MESSAGE"; readonly id: string; readonly text: string }
  | { readonly type: "ACK_NEW_MESSAGE"; readonly id: string }
  | { readonly type: "SESSION_HISTORY"; readonly id: string }
  | { readonly type: "SEARCH_RESULTS"; readonly searchValue: string }
  /** `after`: the place up to which nothing is missing; the provider answers with what came later. */
  | { readonly type: "CHAT_RECONNECT"; readonly after: number }
  /** `rating`: how content the customer is with a chat that is over, from 1 to 5. */
  | { readonly type: "CHAT_ENDED"; readonly rating?: ChatRating | undefined }
  | { readonly type: "WAITING" };

/** From 1, not at all, to 5. */
export type ChatRating = (typeof CHAT_RATINGS)[number];

export const CHAT_RATINGS = [1, 2, 3, 4, 5] as const;

/** Who speaks with the customer, or is to. */
export type OtherSide = "bot" | "waiting" | "agent";

/** The frames that are received (CHAT-13). */
export type ReceivedFrame =
  | { readonly type: "HISTORY_LIST"; readonly chats: readonly FormerChat[] }
  | { readonly type: "HISTORY"; readonly id: string; readonly messages: readonly ChatMessage[] }
  | { readonly type: "BOT_ENDED" }
  | { readonly type: "CHAT_ENDED" }
  | { readonly type: "IS_TYPING"; readonly name: string | undefined }
  | { readonly type: "ERROR"; readonly error: ChatError }
  /** Also pictures and links, which have frames of their own on the wire. */
  | { readonly type: "NEW_MESSAGE"; readonly message: ChatMessage }
  | { readonly type: "SEARCH_RESULTS"; readonly searchValue: string; readonly chats: readonly FormerChat[] }
  /**
   * `position`: how many wait before the customer, the customer included; `undefined` where the provider does not say.
   */
  | { readonly type: "WAIT_MESSAGE"; readonly position: number | undefined }
  | { readonly type: "ACK_NEW_MESSAGE"; readonly id: string; readonly place: number; readonly at: Instant }
  /** `isOn: false`: the provider knows of no such conversation any more. */
  | { readonly type: "CHAT_RECONNECT"; readonly isOn: false }
  | {
      readonly type: "CHAT_RECONNECT";
      readonly isOn: true;
      readonly side: OtherSide;
      readonly hasEnded: boolean;
      readonly messages: readonly ChatMessage[];
    };
