import type { Instant } from "../shared-kernel/index.ts";
import type { ChatError } from "./chat-error.ts";
import type { ChatMessage, FormerChat } from "./chat-message.ts";
import type { ChatRating, ChatStart, OtherSide, ReceivedFrame, SentFrame } from "./frames.ts";
import type { StoredChat } from "./stored-chat.ts";
import { EMPTY_TRANSCRIPT, type Transcript } from "./transcript.ts";

/** What the window shows (CHAT-02). */
export type ChatStep = "HISTORY_LIST" | "START_CHAT" | "CHAT" | "ERROR";

/** CHAT-07. `error`: refused; `failed`: tried as often as is allowed; `closed`: ended by the provider. */
export type ChatConnectionState =
  | "disconnected"
  | "connecting"
  | "connected"
  | "reconnecting"
  | "error"
  | "failed"
  | "closed";

/** Who the customer speaks with, as it is shown (CHAT-07). */
export type ChatPartner = OtherSide | "disconnected";

/** What is asked of the provider and not answered yet; a loader shows meanwhile (CHAT-02). `probe` is asked unseen. */
export type ChatQuery = "history" | "former" | "search" | "session" | "probe";

/** When something is due; `undefined` for what is not awaited. */
export interface ChatDeadlines {
  /** The socket is to be open. */
  readonly openBy: Instant | undefined;
  /** The next attempt to connect. */
  readonly retryAt: Instant | undefined;
  /** The next look after the connection. */
  readonly checkAt: Instant | undefined;
  /** The answer to `ChatState.asked` is to be here. */
  readonly answerBy: Instant | undefined;
  /** The next sign that the customer still waits for a consultant. */
  readonly waitingAt: Instant | undefined;
  readonly typingUntil: Instant | undefined;
}

export const NO_DEADLINES: ChatDeadlines = {
  openBy: undefined,
  retryAt: undefined,
  checkAt: undefined,
  answerBy: undefined,
  waitingAt: undefined,
  typingUntil: undefined,
};

/** All that there is of a chat. */
export interface ChatState {
  readonly isOpen: boolean;
  readonly step: ChatStep;
  readonly connection: ChatConnectionState;
  /** `none` before a conversation; `ended`: the input is closed and a new one is offered (CHAT-08). */
  readonly talk: "none" | "on" | "ended";
  readonly side: OtherSide;
  /** A message is overdue: nobody may be there (CHAT-10). */
  readonly isLost: boolean;
  readonly asked: ChatQuery | undefined;
  readonly transcript: Transcript;
  /** Texts of a conversation that could not be gone on with: to be offered again, lest they be typed twice. */
  readonly unsent: readonly string[];
  /**
   * A conversation was left, and its provider has not answered since: it is told so with the next greeting
   * (docs/adr/0049).
   */
  readonly isToBeEnded: boolean;
  /** How many wait before the customer. */
  readonly position: number | undefined;
  /** Who types now. */
  readonly typing: { readonly name: string | undefined } | undefined;
  readonly former: readonly FormerChat[];
  readonly search: { readonly text: string; readonly chats: readonly FormerChat[] | undefined } | undefined;
  /** A former chat that is being read. */
  readonly read: { readonly id: string; readonly messages: readonly ChatMessage[] | undefined } | undefined;
  readonly error: ChatError | undefined;
  /** How content the customer was with the conversation that is over. */
  readonly rated: ChatRating | undefined;
  /** Attempts since anything was heard last. */
  readonly attempts: number;
  readonly lastFrameAt: Instant | undefined;
  /**
   * The place after which a message was missing when that was asked last: what the provider cannot give is asked for
   * once.
   */
  readonly requestedGap: number | undefined;
  readonly isOffline: boolean;
  readonly deadlines: ChatDeadlines;
}

export const NO_CHAT: ChatState = {
  isOpen: false,
  step: "HISTORY_LIST",
  connection: "disconnected",
  talk: "none",
  side: "bot",
  isLost: false,
  asked: undefined,
  transcript: EMPTY_TRANSCRIPT,
  unsent: [],
  isToBeEnded: false,
  position: undefined,
  typing: undefined,
  former: [],
  search: undefined,
  read: undefined,
  error: undefined,
  rated: undefined,
  attempts: 0,
  lastFrameAt: undefined,
  requestedGap: undefined,
  isOffline: false,
  deadlines: NO_DEADLINES,
};

/** What happens to a chat. `now`: wall-clock time, ms; `chance`: from 0 up to, but without, 1. */
export type ChatEvent =
  /** `kept`: what there was of a chat before the page was loaded anew. */
  | { readonly kind: "opened"; readonly now: Instant; readonly stored?: StoredChat | undefined }
  | { readonly kind: "closed" }
  | { readonly kind: "logged-out" }
  | { readonly kind: "token-came"; readonly now: Instant }
  | { readonly kind: "token-refused"; readonly error: ChatError }
  | { readonly kind: "socket-opened"; readonly now: Instant }
  | { readonly kind: "socket-closed"; readonly now: Instant; readonly code: number; readonly chance: number }
  | { readonly kind: "heard"; readonly now: Instant; readonly frame: ReceivedFrame }
  | { readonly kind: "ticked"; readonly now: Instant; readonly chance: number }
  | { readonly kind: "went-offline" }
  | { readonly kind: "came-online"; readonly now: Instant }
  | { readonly kind: "reconnect-pressed"; readonly now: Instant }
  | { readonly kind: "new-chat-pressed"; readonly now: Instant }
  /** From the form back to the former chats. */
  | { readonly kind: "history-pressed" }
  /** What could not be sent is offered to the customer now, and is theirs to send or not. */
  | { readonly kind: "unsent-taken" }
  | { readonly kind: "started"; readonly start: ChatStart }
  | { readonly kind: "written"; readonly now: Instant; readonly id: string; readonly text: string }
  /** A message that is overdue is to be sent once more. */
  | { readonly kind: "sent-again"; readonly now: Instant; readonly id: string }
  | { readonly kind: "former-chosen"; readonly now: Instant; readonly id: string }
  | { readonly kind: "former-left" }
  | { readonly kind: "searched"; readonly now: Instant; readonly text: string }
  | { readonly kind: "ended" }
  | { readonly kind: "rated"; readonly rating: ChatRating };

/** What is to be done. What is sent goes to the socket that is open; where none is, nothing is asked to be sent. */
export type ChatEffect =
  | { readonly kind: "ask-token" }
  | { readonly kind: "open-socket" }
  | { readonly kind: "close-socket" }
  | { readonly kind: "send"; readonly frame: SentFrame };

export interface ChatTransition {
  readonly state: ChatState;
  readonly effects: readonly ChatEffect[];
}
