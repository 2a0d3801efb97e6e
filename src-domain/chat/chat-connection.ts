import type { Instant } from "../shared-kernel/index.ts";
import { NO_DEADLINES, type ChatEffect, type ChatQuery, type ChatState, type ChatTransition } from "./chat-state.ts";
import type { ChatError } from "./chat-error.ts";
import type { SentFrame } from "./frames.ts";
import {
  MAX_RECONNECT_ATTEMPTS,
  CONNECTION_CHECK_INTERVAL_MS,
  OPEN_TIMEOUT_MS,
  reconnectDelay,
  RESUME_TIMEOUT_MS,
  SILENCE_TIMEOUT_MS,
  classifySocketClose,
} from "./reconnect.policy.ts";
import { hasGap, withOutboxSent, lastPlaceWithoutGap, type Transcript } from "./transcript.ts";

/** Response timeout of each query, ms: short for resuming and probing, two connection checks for the others. */
const RESPONSE_TIMEOUT_MS: Readonly<Record<ChatQuery, number>> = {
  resume: RESUME_TIMEOUT_MS,
  probe: RESUME_TIMEOUT_MS,
  history: SILENCE_TIMEOUT_MS,
  former: SILENCE_TIMEOUT_MS,
  search: SILENCE_TIMEOUT_MS,
};

export const withoutEffects = (state: ChatState): ChatTransition => ({ state, effects: [] });

/** Starts connecting when the chat is opened or reopened. */
export function startConnecting(state: ChatState): ChatTransition {
  return {
    state: {
      ...state,
      isOpen: true,
      connection: "connecting",
      error: undefined,
      attempts: 0,
      pendingQuery: undefined,
      deadlines: NO_DEADLINES,
      step: state.conversationStatus === "none" ? "HISTORY_LIST" : "CHAT",
    },
    effects: [{ kind: "request-token" }],
  };
}

export function openSocket(state: ChatState, now: Instant): ChatTransition {
  return {
    state: { ...state, deadlines: { ...NO_DEADLINES, openBy: now + OPEN_TIMEOUT_MS } },
    effects: [{ kind: "open-socket" }],
  };
}

/** Handles an open socket: resumes the conversation, or requests the former chats (CHAT-11). */
export function handleSocketOpened(state: ChatState, now: Instant): ChatTransition {
  const open: ChatState = {
    ...state,
    connection: "connected",
    lastFrameAt: now,
    deadlines: { ...NO_DEADLINES, checkAt: now + CONNECTION_CHECK_INTERVAL_MS },
  };
  return state.conversationStatus === "active" ? requestConversation(open, now, "resume") : requestHistory(open, now);
}

/** Sends a query and sets the deadline of its response. */
export function sendQuery(state: ChatState, now: Instant, query: ChatQuery, frame: SentFrame): ChatTransition {
  return {
    state: {
      ...state,
      pendingQuery: query,
      deadlines: { ...state.deadlines, respondBy: now + RESPONSE_TIMEOUT_MS[query] },
    },
    effects: [{ kind: "send", frame }],
  };
}

/**
 * Requests the former chats. First ends a conversation that the customer left, because the server refuses a second one.
 * The returned list proves that the server received the end.
 */
export function requestHistory(state: ChatState, now: Instant): ChatTransition {
  const { state: next, effects } = sendQuery(state, now, "history", { type: "HISTORY_LIST" });
  return {
    state: next,
    effects: [...(state.isToBeEnded ? [{ kind: "send", frame: { type: "CHAT_ENDED" } } as const] : []), ...effects],
  };
}

const requestConversation = (state: ChatState, now: Instant, query: "resume" | "probe"): ChatTransition =>
  sendQuery(state, now, query, { type: "CHAT_RECONNECT", after: lastPlaceWithoutGap(state.transcript) });

/** Clears the query and its deadline. */
export function clearQuery(state: ChatState): ChatState {
  return { ...state, pendingQuery: undefined, deadlines: { ...state.deadlines, respondBy: undefined } };
}

/** Sends all unacknowledged messages in the order of writing (CHAT-10). */
export function sendOutbox(state: ChatState, now: Instant): ChatTransition {
  const transcript = withOutboxSent(state.transcript, now);
  return { state: { ...state, transcript }, effects: messageFramesOf(transcript.outbox) };
}

export function messageFramesOf(outbox: Transcript["outbox"]): readonly ChatEffect[] {
  return outbox.map(({ id, text }) => ({ kind: "send", frame: { type: "NEW_MESSAGE", id, text } }));
}

/** Moves unacknowledged messages to `unsent`, so that the customer can send them later. */
export function moveOutboxToUnsent(state: ChatState): ChatState {
  const { outbox } = state.transcript;
  return outbox.length === 0
    ? state
    : {
        ...state,
        unsent: [...state.unsent, ...outbox.map(({ text }) => text)],
        transcript: { ...state.transcript, outbox: [] },
      };
}

/** Ends with an error (CHAT-16). Unacknowledged messages stay in the conversation until another one starts. */
export function failChat(state: ChatState, error: ChatError, connection: "error" | "failed"): ChatState {
  return {
    ...state,
    step: "ERROR",
    error,
    connection,
    pendingQuery: undefined,
    typing: undefined,
    position: undefined,
    deadlines: NO_DEADLINES,
  };
}

/**
 * Schedules the next attempt to connect, or fails after the last one (CHAT-11). Waits without an attempt while offline.
 */
export function scheduleReconnect(state: ChatState, now: Instant, random: number): ChatState {
  // The server will not respond to queries of the lost connection.
  const waiting: ChatState = {
    ...state,
    connection: "reconnecting",
    pendingQuery: undefined,
    openFormerChat: undefined,
    search: undefined,
    typing: undefined,
    deadlines: NO_DEADLINES,
  };
  if (state.isOffline) return waiting;
  const attempts = state.attempts + 1;
  if (attempts > MAX_RECONNECT_ATTEMPTS) return failChat(state, "SERVICE_UNAVAILABLE", "failed");
  return { ...waiting, attempts, deadlines: { ...NO_DEADLINES, retryAt: now + reconnectDelay(attempts, random) } };
}

/** Handles a socket that the server or the network closed. */
export function handleSocketClosed(
  state: ChatState,
  { now, code, random }: { readonly now: Instant; readonly code: number; readonly random: number },
): ChatState {
  // A closed socket may still report its close.
  if (state.connection !== "connected" && state.deadlines.openBy === undefined) return state;
  switch (classifySocketClose(code)) {
    case "broken":
      return scheduleReconnect(state, now, random);
    case "refused":
      return failChat(state, "SERVICE_UNAVAILABLE", "error");
    case "ended":
      return {
        ...state,
        connection: "closed",
        conversationStatus: state.conversationStatus === "active" ? "ended" : state.conversationStatus,
        pendingQuery: undefined,
        typing: undefined,
        position: undefined,
        deadlines: NO_DEADLINES,
      };
  }
}

/** Handles a query without a response in time: a failed resume restarts from the history, others reconnect. */
export function handleQueryTimeout(state: ChatState, now: Instant, random: number): ChatTransition {
  if (state.pendingQuery === "resume") return restartFromHistory({ ...state, isToBeEnded: true }, now);
  return { state: scheduleReconnect(state, now, random), effects: [{ kind: "close-socket" }] };
}

/** Gives up the conversation and restarts from the history (CHAT-11). Unacknowledged messages become `unsent`. */
export function restartFromHistory(state: ChatState, now: Instant): ChatTransition {
  return requestHistory(
    {
      ...clearQuery(moveOutboxToUnsent(state)),
      conversationStatus: "none",
      step: "HISTORY_LIST",
      hasOverdueMessage: false,
    },
    now,
  );
}

/**
 * Checks for silence and for missing messages, and sends one probe if needed. Also runs outside a conversation, so that
 * the start form is not sent over a dead connection (CHAT-11).
 */
export function checkConnection(state: ChatState, now: Instant): ChatTransition {
  const next: ChatState = { ...state, deadlines: { ...state.deadlines, checkAt: now + CONNECTION_CHECK_INTERVAL_MS } };
  if (state.pendingQuery !== undefined) return withoutEffects(next);
  const isSilent = now - (state.lastFrameAt ?? now) >= SILENCE_TIMEOUT_MS;
  if (state.conversationStatus !== "active")
    return isSilent ? sendQuery(next, now, "probe", { type: "HISTORY_LIST" }) : withoutEffects(next);
  const gap = hasGap(state.transcript) ? lastPlaceWithoutGap(state.transcript) : undefined;
  if (gap !== undefined && gap !== state.requestedGap)
    return requestConversation({ ...next, requestedGap: gap }, now, "probe");
  return isSilent || state.hasOverdueMessage ? requestConversation(next, now, "probe") : withoutEffects(next);
}
