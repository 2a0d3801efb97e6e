import type { Instant } from "../shared-kernel/index.ts";
import type { AgentRefusal } from "./agent-refusal.ts";
import type { ChatError } from "./chat-error.ts";
import type { ChatMessage, FormerChat } from "./chat-message.ts";
import type { ChatRating, ChatStart, ChatPartner, ReceivedFrame, SentFrame } from "./frames.ts";
import type { StoredChat } from "./stored-chat.ts";
import { EMPTY_TRANSCRIPT, type Transcript } from "./transcript.ts";

/** Content of the window (CHAT-02). */
export type ChatStep = "HISTORY_LIST" | "START_CHAT" | "CHAT" | "ERROR";

/** State of the connection (CHAT-07). `error`: refused; `failed`: no attempts left; `closed`: ended by the server. */
export type ChatConnectionState =
  | "disconnected"
  | "connecting"
  | "connected"
  | "reconnecting"
  | "error"
  | "failed"
  | "closed";

/** Displayed partner of the customer (CHAT-07). */
export type DisplayedPartner = ChatPartner | "disconnected";

/** Query without a response yet; a loader shows meanwhile, except for `probe` (CHAT-02). */
export type ChatQuery = "history" | "former" | "search" | "resume" | "probe";

/** Deadlines of the chat; `undefined`: not set. */
export interface ChatDeadlines {
  /** The socket must be open by then. */
  readonly openBy: Instant | undefined;
  /** Next attempt to connect. */
  readonly retryAt: Instant | undefined;
  /** Next check of the connection. */
  readonly checkAt: Instant | undefined;
  /** The response to `ChatState.pendingQuery` must arrive by then. */
  readonly respondBy: Instant | undefined;
  /** Next `WAITING` frame while the customer waits for an agent. */
  readonly sendWaitingAt: Instant | undefined;
  readonly typingUntil: Instant | undefined;
}

export const NO_DEADLINES: ChatDeadlines = {
  openBy: undefined,
  retryAt: undefined,
  checkAt: undefined,
  respondBy: undefined,
  sendWaitingAt: undefined,
  typingUntil: undefined,
};

/** State of the chat. */
export interface ChatState {
  readonly isOpen: boolean;
  readonly step: ChatStep;
  readonly connection: ChatConnectionState;
  /** `none` before a conversation; `ended`: the input is closed and a new conversation is offered (CHAT-08). */
  readonly conversationStatus: "none" | "active" | "ended";
  readonly partner: ChatPartner;
  /** A message is overdue: the other side may be gone (CHAT-10). */
  readonly hasOverdueMessage: boolean;
  readonly pendingQuery: ChatQuery | undefined;
  readonly transcript: Transcript;
  /** Texts of a conversation that was left, offered to the customer so that they need not be typed again. */
  readonly unsent: readonly string[];
  /**
   * The customer left a conversation and the server has not acknowledged it. The end is sent with the next history
   * request (docs/adr/0049).
   */
  readonly isToBeEnded: boolean;
  /** Position in the queue. */
  readonly position: number | undefined;
  /** Set while the other side types. */
  readonly typing: { readonly name: string | undefined } | undefined;
  readonly formerChats: readonly FormerChat[];
  readonly search: { readonly text: string; readonly chats: readonly FormerChat[] | undefined } | undefined;
  /** Former chat that is open for reading. */
  readonly openFormerChat: { readonly id: string; readonly messages: readonly ChatMessage[] | undefined } | undefined;
  readonly error: ChatError | undefined;
  /** Last refusal of an agent in this conversation; `undefined` once an agent is expected again. */
  readonly agentRefusal: AgentRefusal | undefined;
  /** Rating of the ended conversation. */
  readonly givenRating: ChatRating | undefined;
  /** Attempts to connect since the last received frame. */
  readonly attempts: number;
  readonly lastFrameAt: Instant | undefined;
  /**
   * Place before the gap that was requested last. A gap is requested once, because the server may not be able to fill
   * it.
   */
  readonly requestedGap: number | undefined;
  readonly isOffline: boolean;
  readonly deadlines: ChatDeadlines;
}

export const NO_CHAT: ChatState = {
  isOpen: false,
  step: "HISTORY_LIST",
  connection: "disconnected",
  conversationStatus: "none",
  partner: "bot",
  hasOverdueMessage: false,
  pendingQuery: undefined,
  transcript: EMPTY_TRANSCRIPT,
  unsent: [],
  isToBeEnded: false,
  position: undefined,
  typing: undefined,
  formerChats: [],
  search: undefined,
  openFormerChat: undefined,
  error: undefined,
  agentRefusal: undefined,
  givenRating: undefined,
  attempts: 0,
  lastFrameAt: undefined,
  requestedGap: undefined,
  isOffline: false,
  deadlines: NO_DEADLINES,
};

/** Event of the chat. `now`: wall-clock time, ms; `random`: random number, from 0 to below 1. */
export type ChatEvent =
  /** `stored`: the chat data from before a page reload. */
  | { readonly kind: "opened"; readonly now: Instant; readonly stored?: StoredChat | undefined }
  | { readonly kind: "closed" }
  | { readonly kind: "logged-out" }
  | { readonly kind: "token-received"; readonly now: Instant }
  | { readonly kind: "token-refused"; readonly error: ChatError }
  | { readonly kind: "socket-opened"; readonly now: Instant }
  | { readonly kind: "socket-closed"; readonly now: Instant; readonly code: number; readonly random: number }
  | { readonly kind: "frame-received"; readonly now: Instant; readonly frame: ReceivedFrame }
  | { readonly kind: "ticked"; readonly now: Instant; readonly random: number }
  | { readonly kind: "went-offline" }
  | { readonly kind: "came-online"; readonly now: Instant }
  | { readonly kind: "reconnect-pressed"; readonly now: Instant }
  | { readonly kind: "new-chat-pressed"; readonly now: Instant }
  /** Goes back from the form to the former chats. */
  | { readonly kind: "history-pressed" }
  /** The unsent texts were handed to the customer, who decides about them. */
  | { readonly kind: "unsent-restored" }
  | { readonly kind: "started"; readonly start: ChatStart }
  | { readonly kind: "message-written"; readonly now: Instant; readonly id: string; readonly text: string }
  /** The customer resends an overdue message. */
  | { readonly kind: "message-resent"; readonly now: Instant; readonly id: string }
  | { readonly kind: "former-chat-opened"; readonly now: Instant; readonly id: string }
  | { readonly kind: "former-chat-closed" }
  | { readonly kind: "searched"; readonly now: Instant; readonly text: string }
  | { readonly kind: "ended" }
  | { readonly kind: "rated"; readonly rating: ChatRating };

/** Effect to run. `send` goes to the open socket; none is created without one. */
export type ChatEffect =
  | { readonly kind: "request-token" }
  | { readonly kind: "open-socket" }
  | { readonly kind: "close-socket" }
  | { readonly kind: "send"; readonly frame: SentFrame };

export interface ChatTransition {
  readonly state: ChatState;
  readonly effects: readonly ChatEffect[];
}
