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

/**
 * How long an answer may take, ms: to go on with a conversation it is short; what else is asked is due at the look
 * after the next.
 */
const ANSWER_TIMEOUT_MS: Readonly<Record<ChatQuery, number>> = {
  session: RESUME_TIMEOUT_MS,
  probe: RESUME_TIMEOUT_MS,
  history: SILENCE_TIMEOUT_MS,
  former: SILENCE_TIMEOUT_MS,
  search: SILENCE_TIMEOUT_MS,
};

export const withoutEffects = (state: ChatState): ChatTransition => ({ state, effects: [] });

/** The chat is opened for the first time, or anew. */
export function startConnecting(state: ChatState): ChatTransition {
  return {
    state: {
      ...state,
      isOpen: true,
      connection: "connecting",
      error: undefined,
      attempts: 0,
      asked: undefined,
      deadlines: NO_DEADLINES,
      step: state.talk === "none" ? "HISTORY_LIST" : "CHAT",
    },
    effects: [{ kind: "ask-token" }],
  };
}

export function openSocket(state: ChatState, now: Instant): ChatTransition {
  return {
    state: { ...state, deadlines: { ...NO_DEADLINES, openBy: now + OPEN_TIMEOUT_MS } },
    effects: [{ kind: "open-socket" }],
  };
}

/** The socket is open: a conversation is gone on with, else the former ones are asked for (CHAT-11). */
export function handleSocketOpened(state: ChatState, now: Instant): ChatTransition {
  const open: ChatState = {
    ...state,
    connection: "connected",
    lastFrameAt: now,
    deadlines: { ...NO_DEADLINES, checkAt: now + CONNECTION_CHECK_INTERVAL_MS },
  };
  return state.talk === "on" ? requestConversation(open, now, "session") : requestHistory(open, now);
}

/** Asks the provider something whose answer is awaited. */
export function sendQuery(state: ChatState, now: Instant, question: ChatQuery, frame: SentFrame): ChatTransition {
  return {
    state: {
      ...state,
      asked: question,
      deadlines: { ...state.deadlines, answerBy: now + ANSWER_TIMEOUT_MS[question] },
    },
    effects: [{ kind: "send", frame }],
  };
}

/**
 * Asks for the former chats. What was left is told first: its provider would refuse another conversation beside it, and
 * the list proves that it has heard.
 */
export function requestHistory(state: ChatState, now: Instant): ChatTransition {
  const { state: next, effects } = sendQuery(state, now, "history", { type: "HISTORY_LIST" });
  return {
    state: next,
    effects: [...(state.isToBeEnded ? [{ kind: "send", frame: { type: "CHAT_ENDED" } } as const] : []), ...effects],
  };
}

const requestConversation = (state: ChatState, now: Instant, question: "session" | "probe"): ChatTransition =>
  sendQuery(state, now, question, { type: "CHAT_RECONNECT", after: lastPlaceWithoutGap(state.transcript) });

/** The answer is here. */
export function clearQuery(state: ChatState): ChatState {
  return { ...state, asked: undefined, deadlines: { ...state.deadlines, answerBy: undefined } };
}

/** Sends all that has not been confirmed, in the order in which it was written (CHAT-10). */
export function sendOutbox(state: ChatState, now: Instant): ChatTransition {
  const transcript = withOutboxSent(state.transcript, now);
  return { state: { ...state, transcript }, effects: messageFramesOf(transcript.outbox) };
}

export function messageFramesOf(outbox: Transcript["outbox"]): readonly ChatEffect[] {
  return outbox.map(({ id, text }) => ({ kind: "send", frame: { type: "NEW_MESSAGE", id, text } }));
}

/** What was not confirmed leaves the conversation, to be offered again. */
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

/**
 * There is no chat, and why (CHAT-16). What was not confirmed stays with the conversation until another one is begun.
 */
export function failChat(state: ChatState, error: ChatError, connection: "error" | "failed"): ChatState {
  return {
    ...state,
    step: "ERROR",
    error,
    connection,
    asked: undefined,
    typing: undefined,
    position: undefined,
    deadlines: NO_DEADLINES,
  };
}

/**
 * The line has broken: it is tried again after a while, or given up for now (CHAT-11). Without a network there is
 * nothing to be tried.
 */
export function scheduleReconnect(state: ChatState, now: Instant, chance: number): ChatState {
  // what was asked of former chats has no answer any more
  const waiting: ChatState = {
    ...state,
    connection: "reconnecting",
    asked: undefined,
    read: undefined,
    search: undefined,
    typing: undefined,
    deadlines: NO_DEADLINES,
  };
  if (state.isOffline) return waiting;
  const attempts = state.attempts + 1;
  if (attempts > MAX_RECONNECT_ATTEMPTS) return failChat(state, "SERVICE_UNAVAILABLE", "failed");
  return { ...waiting, attempts, deadlines: { ...NO_DEADLINES, retryAt: now + reconnectDelay(attempts, chance) } };
}

/** The socket has been closed by the other side, or by the line. */
export function handleSocketClosed(
  state: ChatState,
  { now, code, chance }: { readonly now: Instant; readonly code: number; readonly chance: number },
): ChatState {
  // a socket that was given up may still say that it has closed
  if (state.connection !== "connected" && state.deadlines.openBy === undefined) return state;
  switch (classifySocketClose(code)) {
    case "broken":
      return scheduleReconnect(state, now, chance);
    case "refused":
      return failChat(state, "SERVICE_UNAVAILABLE", "error");
    case "ended":
      return {
        ...state,
        connection: "closed",
        talk: state.talk === "on" ? "ended" : state.talk,
        asked: undefined,
        typing: undefined,
        position: undefined,
        deadlines: NO_DEADLINES,
      };
  }
}

/** Nobody has answered in time. */
export function handleQueryTimeout(state: ChatState, now: Instant, chance: number): ChatTransition {
  if (state.asked === "session") return restartFromHistory({ ...state, isToBeEnded: true }, now);
  return { state: scheduleReconnect(state, now, chance), effects: [{ kind: "close-socket" }] };
}

/**
 * The conversation cannot be gone on with: it begins anew from the history (CHAT-11). What was not confirmed is kept to
 * be offered again.
 */
export function restartFromHistory(state: ChatState, now: Instant): ChatTransition {
  return requestHistory(
    { ...clearQuery(moveOutboxToUnsent(state)), talk: "none", step: "HISTORY_LIST", isLost: false },
    now,
  );
}

/**
 * Looks whether the other side is still there, and whether anything is missing; asks it once if so. Outside a
 * conversation as well: whoever fills in the form
 * is not to send it into a line that has died long ago (CHAT-11).
 */
export function checkConnection(state: ChatState, now: Instant): ChatTransition {
  const next: ChatState = { ...state, deadlines: { ...state.deadlines, checkAt: now + CONNECTION_CHECK_INTERVAL_MS } };
  if (state.asked !== undefined) return withoutEffects(next);
  const isSilent = now - (state.lastFrameAt ?? now) >= SILENCE_TIMEOUT_MS;
  if (state.talk !== "on")
    return isSilent ? sendQuery(next, now, "probe", { type: "HISTORY_LIST" }) : withoutEffects(next);
  const gap = hasGap(state.transcript) ? lastPlaceWithoutGap(state.transcript) : undefined;
  if (gap !== undefined && gap !== state.requestedGap)
    return requestConversation({ ...next, requestedGap: gap }, now, "probe");
  return isSilent || state.isLost ? requestConversation(next, now, "probe") : withoutEffects(next);
}
