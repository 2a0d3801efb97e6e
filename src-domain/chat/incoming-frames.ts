import type { Instant } from "../shared-kernel/index.ts";
import type { ChatMessage } from "./chat-message.ts";
import type { ChatEffect, ChatState, ChatTransition } from "./chat-state.ts";
import { clearQuery, restartFromHistory, failChat, sendOutbox, withoutEffects } from "./chat-connection.ts";
import { isAgentRefusalReason, type AgentRefusalReason } from "./agent-refusal.ts";
import type { ChatPartner, ReceivedFrame } from "./frames.ts";
import { lastPosition, overdueAt, withAcknowledgement, withMessage } from "./transcript.ts";

/** Typing indicator disappears this long after the last `IS_TYPING`, ms (CHAT-09). */
const TYPING_TIMEOUT_MS = 2_000;
/** Interval of `WAITING` frames while the customer waits, ms (CHAT-08). */
export const WAITING_INTERVAL_MS = 30_000;

/** Handles a received frame. Any frame proves that the server is alive, so it resets the attempts. */
export function handleIncomingFrame(before: ChatState, now: Instant, frame: ReceivedFrame): ChatTransition {
  const state: ChatState = { ...before, lastFrameAt: now, attempts: 0 };
  switch (frame.type) {
    case "HISTORY_LIST":
      return withoutEffects(withFormerChats(state, frame));
    case "HISTORY":
      return withoutEffects(
        state.openFormerChat?.id === frame.id
          ? { ...clearQuery(state), openFormerChat: { id: frame.id, messages: frame.messages } }
          : state,
      );
    case "SEARCH_RESULTS":
      // Results of an older search text are ignored.
      return withoutEffects(
        state.search?.text === frame.searchValue
          ? {
              ...(state.pendingQuery === "search" ? clearQuery(state) : state),
              search: { text: frame.searchValue, chats: frame.chats },
            }
          : state,
      );
    case "NEW_MESSAGE":
      return appendMessage(state, now, frame.message);
    case "ACK_NEW_MESSAGE":
      return withoutEffects(
        clearOverdueUnlessStillDue({ ...state, transcript: withAcknowledgement(state.transcript, frame) }, now),
      );
    case "IS_TYPING":
      return withoutEffects(
        state.conversationStatus === "active" ? withTyping(withJoined(state, frame.name, now), now, frame.name) : state,
      );
    case "BOT_ENDED":
      return withoutEffects(state.conversationStatus === "active" ? withPartner(state, "waiting", now) : state);
    case "WAIT_MESSAGE":
      return withoutEffects(
        state.conversationStatus === "active"
          ? { ...withPartner(state, "waiting", now), position: frame.position }
          : state,
      );
    case "CHAT_ENDED":
      return withoutEffects({ ...endConversation(state), isToBeEnded: false });
    case "CHAT_RECONNECT":
      return resumeConversation(state, now, frame);
    case "ERROR":
      return handleErrorFrame(state, now, frame);
  }
}

/** Stores the former chats. Shows the start form if there are none (CHAT-02). */
function withFormerChats(state: ChatState, { chats }: Extract<ReceivedFrame, { type: "HISTORY_LIST" }>): ChatState {
  const isResponse =
    state.pendingQuery === "history" || (state.pendingQuery === "probe" && state.conversationStatus !== "active");
  // An end was sent before the history request, so this response acknowledges it.
  const known: ChatState = {
    ...(isResponse ? clearQuery(state) : state),
    ...(state.pendingQuery === "history" && { isToBeEnded: false }),
    formerChats: chats,
  };
  return state.pendingQuery === "history" &&
    state.conversationStatus === "none" &&
    state.step === "HISTORY_LIST" &&
    chats.length === 0
    ? { ...known, step: "START_CHAT" }
    : known;
}

/** Adds a message once and always acknowledges it. Its author becomes the partner of the customer. */
function appendMessage(state: ChatState, now: Instant, message: ChatMessage): ChatTransition {
  const effects: readonly ChatEffect[] = [{ kind: "send", frame: { type: "ACK_NEW_MESSAGE", id: message.id } }];
  // The message belongs to another conversation.
  if (state.conversationStatus === "none") return { state, effects };
  const taken = clearTyping({ ...state, transcript: withMessage(state.transcript, message) });
  const isLast = taken.transcript.known.at(-1)?.id === message.id;
  if (isLast && message.sender === "system") return { state: withJoined(taken, message.name, now), effects };
  if (!isLast || (message.sender !== "agent" && message.sender !== "bot")) return { state: taken, effects };
  // A bot's last message may arrive after `BOT_ENDED`.
  const partner = message.sender === "bot" && state.partner !== "bot" ? state.partner : message.sender;
  return {
    state: {
      ...taken,
      partner,
      ...(partner === "agent" && {
        position: undefined,
        agentRefusal: undefined,
        deadlines: { ...taken.deadlines, sendWaitingAt: undefined },
      }),
    },
    effects,
  };
}

const clearTyping = (state: ChatState): ChatState => ({
  ...state,
  typing: undefined,
  deadlines: { ...state.deadlines, typingUntil: undefined },
});

const withTyping = (state: ChatState, now: Instant, name: string | undefined): ChatState => ({
  ...state,
  typing: { name },
  deadlines: { ...state.deadlines, typingUntil: now + TYPING_TIMEOUT_MS },
});

/** Ends the wait: a name that arrives while the customer waits is that of the agent (CHAT-08). */
const withJoined = (state: ChatState, name: string | undefined, now: Instant): ChatState =>
  state.partner === "waiting" && name !== undefined ? withPartner(state, "agent", now) : state;

function withPartner(before: ChatState, partner: ChatPartner, now: Instant): ChatState {
  const state: ChatState = partner === "bot" ? before : { ...before, agentRefusal: undefined };
  if (partner !== "waiting")
    return { ...state, partner, position: undefined, deadlines: { ...state.deadlines, sendWaitingAt: undefined } };
  return {
    ...state,
    partner,
    deadlines: { ...state.deadlines, sendWaitingAt: state.deadlines.sendWaitingAt ?? now + WAITING_INTERVAL_MS },
  };
}

/**
 * Ends the conversation: closes the input and offers a new one (CHAT-08). Unacknowledged messages stay visible until
 * then.
 */
export function endConversation(state: ChatState): ChatState {
  if (state.conversationStatus !== "active") return state;
  return {
    ...clearQuery(clearTyping(state)),
    conversationStatus: "ended",
    position: undefined,
    hasOverdueMessage: false,
    deadlines: { ...state.deadlines, respondBy: undefined, sendWaitingAt: undefined, typingUntil: undefined },
  };
}

/** Resumes the conversation if the server knows it: adds missed messages and resends unacknowledged ones. */
function resumeConversation(
  state: ChatState,
  now: Instant,
  frame: Extract<ReceivedFrame, { type: "CHAT_RECONNECT" }>,
): ChatTransition {
  if (state.conversationStatus !== "active" || (state.pendingQuery !== "resume" && state.pendingQuery !== "probe"))
    return withoutEffects(state);
  if (!frame.isKnown) return restartFromHistory(state, now);
  const transcript = frame.messages.reduce(withMessage, state.transcript);
  const acknowledged = frame.messages.filter(({ sender }) => sender !== "customer");
  const found: ChatState = { ...withPartner(clearQuery(state), frame.partner, now), step: "CHAT", transcript };
  const resent = frame.hasEnded
    ? withoutEffects(endConversation(found))
    : sendOutbox({ ...found, hasOverdueMessage: false }, now);
  return {
    state: resent.state,
    effects: [
      ...acknowledged.map(({ id }): ChatEffect => ({ kind: "send", frame: { type: "ACK_NEW_MESSAGE", id } })),
      ...resent.effects,
    ],
  };
}

/**
 * Keeps the log when no agent can take over (CHAT-21). The conversation with the bot goes on only if the server says
 * so.
 */
function refuseAgent(
  state: ChatState,
  now: Instant,
  reason: AgentRefusalReason,
  keepsConversation: boolean,
): ChatState {
  const agentRefusal = { reason, after: lastPosition(state.transcript.known), at: now };
  const refused: ChatState = { ...withPartner(clearTyping(state), "bot", now), agentRefusal };
  return keepsConversation ? refused : endConversation(refused);
}

/**
 * Handles the server's error. One that refuses an agent stays in the log of a conversation; any other is shown instead
 * of it. `BACKEND_ACCESS` also closes the socket, because no chat is allowed (CHAT-18).
 */
function handleErrorFrame(
  state: ChatState,
  now: Instant,
  { error, keepsConversation = false }: Extract<ReceivedFrame, { type: "ERROR" }>,
): ChatTransition {
  if (isAgentRefusalReason(error) && state.conversationStatus === "active" && state.transcript.known.length > 0)
    return withoutEffects(refuseAgent(state, now, error, keepsConversation));
  if (error === "BACKEND_ACCESS")
    return {
      state: { ...failChat(state, error, "error"), conversationStatus: "none" },
      effects: [{ kind: "close-socket" }],
    };
  return withoutEffects({
    ...failChat(endConversation(state), error, "error"),
    connection: state.connection,
    deadlines: { ...state.deadlines, respondBy: undefined, sendWaitingAt: undefined, typingUntil: undefined },
  });
}

/** Clears `hasOverdueMessage` once no message is overdue (CHAT-10). */
function clearOverdueUnlessStillDue(state: ChatState, now: Instant): ChatState {
  const due = overdueAt(state.transcript);
  return { ...state, hasOverdueMessage: due !== undefined && due <= now && state.hasOverdueMessage };
}
