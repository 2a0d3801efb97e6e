import type { Instant } from "../shared-kernel/index.ts";
import { NO_CHAT, type ChatEffect, type ChatEvent, type ChatState, type ChatTransition } from "./chat-state.ts";
import { messageToSend } from "./composer.ts";
import {
  handleSocketClosed,
  clearQuery,
  sendQuery,
  requestHistory,
  startConnecting,
  scheduleReconnect,
  handleSocketOpened,
  moveOutboxToUnsent,
  checkConnection,
  openSocket,
  failChat,
  handleQueryTimeout,
  withoutEffects,
} from "./chat-connection.ts";
import type { ChatStart, SentFrame } from "./frames.ts";
import { handleIncomingFrame, endConversation, WAITING_INTERVAL_MS } from "./incoming-frames.ts";
import { restoreChat } from "./stored-chat.ts";
import { isSearchable, canRateChat, canStartChat, canWriteMessage } from "./chat-selectors.ts";
import { EMPTY_TRANSCRIPT, overdueAt, withOwnMessage, withOutboxSent } from "./transcript.ts";

/**
 * Pure state machine of the chat (CHAT-05 to CHAT-12), without timers and sockets. The caller runs the effects in their
 * order and sends `ticked` at `nextChatTickAt`.
 */
export function reduceChat(state: ChatState, event: ChatEvent): ChatTransition {
  if (!state.isOpen && event.kind !== "opened") return withoutEffects(event.kind === "logged-out" ? NO_CHAT : state);
  switch (event.kind) {
    case "opened":
      return state.isOpen ? withoutEffects(state) : startConnecting(restoreChat(state, event.stored));
    case "closed":
      return {
        state: { ...NO_CHAT, isToBeEnded: isEndPending(state) },
        effects: [
          ...(state.conversationStatus === "active" ? send(state, { type: "CHAT_ENDED" }) : []),
          { kind: "close-socket" },
        ],
      };
    case "logged-out":
      return { state: NO_CHAT, effects: [{ kind: "close-socket" }] };
    case "token-received":
      return state.connection === "connecting" ? openSocket(state, event.now) : withoutEffects(state);
    case "token-refused":
      return withoutEffects(state.connection === "connecting" ? failChat(state, event.error, "error") : state);
    case "socket-opened":
      return state.deadlines.openBy === undefined ? withoutEffects(state) : handleSocketOpened(state, event.now);
    case "socket-closed":
      return withoutEffects(handleSocketClosed(state, event));
    case "frame-received":
      return state.connection === "connected"
        ? handleIncomingFrame(state, event.now, event.frame)
        : withoutEffects(state);
    case "ticked":
      return tick(state, event.now, event.random);
    case "went-offline":
      return handleOffline(state);
    case "came-online":
      return withoutEffects(
        state.isOffline
          ? {
              ...state,
              isOffline: false,
              deadlines:
                state.connection === "reconnecting" ? { ...state.deadlines, retryAt: event.now } : state.deadlines,
            }
          : state,
      );
    case "reconnect-pressed":
      return state.connection === "error" || state.connection === "failed" || state.connection === "closed"
        ? startConnecting(state)
        : withoutEffects(state);
    case "new-chat-pressed":
      return state.conversationStatus === "active"
        ? withoutEffects({ ...state, step: "CHAT" })
        : newChat(state, event.now);
    case "history-pressed":
      return withoutEffects(state.step === "START_CHAT" ? { ...state, step: "HISTORY_LIST" } : state);
    case "unsent-restored":
      return withoutEffects({ ...state, unsent: [] });
    case "started":
      return start(state, event.start);
    case "message-written":
      return appendOwnMessage(state, event);
    case "message-resent":
      return resendMessage(state, event.now, event.id);
    case "former-chat-opened":
      return loadFormerChat(state, event.now, event.id);
    case "former-chat-closed":
      return withoutEffects({
        ...(state.pendingQuery === "former" ? clearQuery(state) : state),
        openFormerChat: undefined,
      });
    case "searched":
      return search(state, event.now, event.text);
    case "ended":
      return state.conversationStatus === "active"
        ? { state: { ...endConversation(state), isToBeEnded: true }, effects: send(state, { type: "CHAT_ENDED" }) }
        : withoutEffects(state);
    case "rated":
      return canRateChat(state)
        ? {
            state: { ...state, givenRating: event.rating },
            effects: send(state, { type: "CHAT_ENDED", rating: event.rating }),
          }
        : withoutEffects(state);
  }
}

/** Returns the time of the next tick; `undefined` if there is no deadline. */
export function nextChatTickAt({
  isOpen,
  deadlines,
  transcript,
  hasOverdueMessage,
  connection,
  conversationStatus,
}: ChatState): Instant | undefined {
  if (!isOpen) return undefined;
  const due =
    hasOverdueMessage || connection !== "connected" || conversationStatus !== "active"
      ? undefined
      : overdueAt(transcript);
  const { openBy, retryAt, checkAt, respondBy, sendWaitingAt, typingUntil } = deadlines;
  const times = [openBy, retryAt, checkAt, respondBy, sendWaitingAt, typingUntil, due].filter(
    (time): time is Instant => time !== undefined,
  );
  return times.length === 0 ? undefined : Math.min(...times);
}

/**
 * Returns true if the server may still have a conversation that the customer left. A frame sent last may not arrive.
 */
const isEndPending = ({ conversationStatus, isToBeEnded }: ChatState): boolean =>
  conversationStatus === "active" || isToBeEnded;

const send = ({ connection }: ChatState, frame: SentFrame): readonly ChatEffect[] =>
  connection === "connected" ? [{ kind: "send", frame }] : [];

/** Handles all deadlines that have passed. */
function tick(state: ChatState, now: Instant, random: number): ChatTransition {
  const { deadlines } = state;
  const isDue = (time: Instant | undefined): boolean => time !== undefined && time <= now;
  if (isDue(deadlines.openBy))
    return { state: scheduleReconnect(state, now, random), effects: [{ kind: "close-socket" }] };
  if (isDue(deadlines.retryAt)) return openSocket(state, now);
  if (isDue(deadlines.respondBy)) return handleQueryTimeout(state, now, random);
  const effects: ChatEffect[] = [];
  let next = state;
  if (isDue(deadlines.typingUntil))
    next = { ...next, typing: undefined, deadlines: { ...next.deadlines, typingUntil: undefined } };
  if (isDue(deadlines.sendWaitingAt)) {
    effects.push(...send(next, { type: "WAITING" }));
    next = { ...next, deadlines: { ...next.deadlines, sendWaitingAt: now + WAITING_INTERVAL_MS } };
  }
  if (next.connection === "connected" && next.conversationStatus === "active" && isDue(overdueAt(next.transcript)))
    next = { ...next, hasOverdueMessage: true };
  if (!isDue(deadlines.checkAt)) return { state: next, effects };
  const looked = checkConnection(next, now);
  return { state: looked.state, effects: [...effects, ...looked.effects] };
}

/** Handles the loss of the network: the socket does not report it yet, and attempts would fail. */
function handleOffline(state: ChatState): ChatTransition {
  const away: ChatState = { ...state, isOffline: true };
  const isConnectionOpen = state.connection === "connected" || state.deadlines.openBy !== undefined;
  if (!isConnectionOpen && state.connection !== "reconnecting") return withoutEffects(away);
  return { state: scheduleReconnect(away, 0, 0), effects: isConnectionOpen ? [{ kind: "close-socket" }] : [] };
}

/**
 * Opens the start form. Clears the transcript but keeps unsent messages (CHAT-05), and requests the former chats.
 * Connects meanwhile if there is no connection.
 */
function newChat(state: ChatState, now: Instant): ChatTransition {
  const fresh: ChatState = {
    ...moveOutboxToUnsent(state),
    conversationStatus: "none",
    transcript: EMPTY_TRANSCRIPT,
    error: undefined,
    agentRefusal: undefined,
    openFormerChat: undefined,
    search: undefined,
    hasOverdueMessage: false,
    requestedGap: undefined,
    givenRating: undefined,
  };
  const isConnectionOpen =
    state.connection === "connected" || state.connection === "connecting" || state.connection === "reconnecting";
  const requestsHistory =
    state.connection === "connected" && (state.isToBeEnded || state.conversationStatus === "ended");
  const { state: next, effects } = requestsHistory
    ? requestHistory(fresh, now)
    : isConnectionOpen
      ? withoutEffects(fresh)
      : startConnecting(fresh);
  return { state: { ...next, step: "START_CHAT" }, effects };
}

function start(state: ChatState, form: ChatStart): ChatTransition {
  if (!canStartChat(state)) return withoutEffects(state);
  return {
    state: {
      ...state,
      step: "CHAT",
      conversationStatus: "active",
      partner: "bot",
      transcript: EMPTY_TRANSCRIPT,
      pendingQuery: undefined,
      deadlines: { ...state.deadlines, respondBy: undefined },
    },
    effects: [{ kind: "send", frame: { type: "CHAT_START", start: form } }],
  };
}

/**
 * Appends a written message. Sends it at once if connected; it stays in the outbox until it is acknowledged (CHAT-10).
 */
function appendOwnMessage(
  state: ChatState,
  { now, id, text }: { readonly now: Instant; readonly id: string; readonly text: string },
): ChatTransition {
  const cleaned = messageToSend(text);
  if (cleaned === undefined || !canWriteMessage(state)) return withoutEffects(state);
  const transcript = withOwnMessage(state.transcript, { id, text: cleaned }, now);
  if (transcript === state.transcript) return withoutEffects(state);
  // Until the conversation is resumed, no message may overtake the waiting ones.
  if (state.connection !== "connected" || state.pendingQuery === "resume")
    return withoutEffects({ ...state, transcript });
  const [waiting, own] = [transcript.outbox.slice(0, -1), transcript.outbox.slice(-1)];
  const sent = withOutboxSent({ ...transcript, outbox: own }, now);
  return {
    state: { ...state, transcript: { ...transcript, outbox: [...waiting, ...sent.outbox] } },
    effects: send(state, { type: "NEW_MESSAGE", id, text: cleaned }),
  };
}

/** Sends an unacknowledged message once more. The server ignores a repeated id. */
function resendMessage(state: ChatState, now: Instant, id: string): ChatTransition {
  const { transcript } = state;
  const own = transcript.outbox.find((one) => one.id === id);
  if (
    own === undefined ||
    !canWriteMessage(state) ||
    state.connection !== "connected" ||
    state.pendingQuery === "resume"
  )
    return withoutEffects(state);
  const outbox = transcript.outbox.map((one) => (one === own ? { ...own, sentAt: now } : one));
  return {
    state: { ...state, transcript: { ...transcript, outbox } },
    effects: send(state, { type: "NEW_MESSAGE", id, text: own.text }),
  };
}

function loadFormerChat(state: ChatState, now: Instant, id: string): ChatTransition {
  if (state.connection !== "connected" || state.step !== "HISTORY_LIST") return withoutEffects(state);
  return sendQuery({ ...state, openFormerChat: { id, messages: undefined } }, now, "former", {
    type: "SESSION_HISTORY",
    id,
  });
}

/** Searches former chats. A text that is too short lists all of them (CHAT-14). */
function search(state: ChatState, now: Instant, text: string): ChatTransition {
  const wanted = text.trim();
  if (!isSearchable(wanted) || state.connection !== "connected")
    return withoutEffects({ ...(state.pendingQuery === "search" ? clearQuery(state) : state), search: undefined });
  return sendQuery({ ...state, search: { text: wanted, chats: undefined } }, now, "search", {
    type: "SEARCH_RESULTS",
    searchValue: wanted,
  });
}
