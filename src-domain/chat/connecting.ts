import type { Instant } from "../shared-kernel/index.ts";
import { NO_CLOCKS, type ChatEffect, type ChatQuestion, type ChatState, type ChatTurn } from "./chat-state.ts";
import type { ChatError } from "./chat-error.ts";
import type { SentFrame } from "./frames.ts";
import {
  ATTEMPTS_AT_MOST,
  LOOK_EVERY_MS,
  OPEN_WITHIN_MS,
  reconnectDelay,
  SESSION_WITHIN_MS,
  SILENCE_MS,
  socketEnd,
} from "./reconnecting.ts";
import { hasGap, withSent, wholeUpTo, type Transcript } from "./transcript.ts";

/**
 * How long an answer may take, ms: to go on with a conversation it is short; what else is asked is due at the look
 * after the next.
 */
const ANSWERED_WITHIN_MS: Readonly<Record<ChatQuestion, number>> = {
  session: SESSION_WITHIN_MS,
  probe: SESSION_WITHIN_MS,
  history: SILENCE_MS,
  former: SILENCE_MS,
  search: SILENCE_MS,
};

export const unchanged = (state: ChatState): ChatTurn => ({ state, effects: [] });

/** The chat is opened for the first time, or anew. */
export function begin(state: ChatState): ChatTurn {
  return {
    state: {
      ...state,
      isOpen: true,
      connection: "connecting",
      error: undefined,
      attempts: 0,
      asked: undefined,
      clocks: NO_CLOCKS,
      step: state.talk === "none" ? "HISTORY_LIST" : "CHAT",
    },
    effects: [{ kind: "ask-token" }],
  };
}

export function openSocket(state: ChatState, now: Instant): ChatTurn {
  return {
    state: { ...state, clocks: { ...NO_CLOCKS, openBy: now + OPEN_WITHIN_MS } },
    effects: [{ kind: "open-socket" }],
  };
}

/** The socket is open: a conversation is gone on with, else the former ones are asked for (CHAT-11). */
export function greet(state: ChatState, now: Instant): ChatTurn {
  const open: ChatState = {
    ...state,
    connection: "connected",
    heardAt: now,
    clocks: { ...NO_CLOCKS, lookAt: now + LOOK_EVERY_MS },
  };
  return state.talk === "on" ? askForConversation(open, now, "session") : askHistory(open, now);
}

/** Asks the provider something whose answer is awaited. */
export function ask(state: ChatState, now: Instant, question: ChatQuestion, frame: SentFrame): ChatTurn {
  return {
    state: { ...state, asked: question, clocks: { ...state.clocks, answerBy: now + ANSWERED_WITHIN_MS[question] } },
    effects: [{ kind: "send", frame }],
  };
}

/**
 * Asks for the former chats. What was left is told first: its provider would refuse another conversation beside it, and
 * the list proves that it has heard.
 */
export function askHistory(state: ChatState, now: Instant): ChatTurn {
  const { state: next, effects } = ask(state, now, "history", { type: "HISTORY_LIST" });
  return {
    state: next,
    effects: [...(state.isToBeEnded ? [{ kind: "send", frame: { type: "CHAT_ENDED" } } as const] : []), ...effects],
  };
}

const askForConversation = (state: ChatState, now: Instant, question: "session" | "probe"): ChatTurn =>
  ask(state, now, question, { type: "CHAT_RECONNECT", after: wholeUpTo(state.transcript) });

/** The answer is here. */
export function answered(state: ChatState): ChatState {
  return { ...state, asked: undefined, clocks: { ...state.clocks, answerBy: undefined } };
}

/** Sends all that has not been confirmed, in the order in which it was written (CHAT-10). */
export function sendOutbox(state: ChatState, now: Instant): ChatTurn {
  const transcript = withSent(state.transcript, now);
  return { state: { ...state, transcript }, effects: framesOf(transcript.outbox) };
}

export function framesOf(outbox: Transcript["outbox"]): readonly ChatEffect[] {
  return outbox.map(({ id, text }) => ({ kind: "send", frame: { type: "NEW_MESSAGE", id, text } }));
}

/** What was not confirmed leaves the conversation, to be offered again. */
export function keepUnsent(state: ChatState): ChatState {
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
export function refuse(state: ChatState, error: ChatError, connection: "error" | "failed"): ChatState {
  return {
    ...state,
    step: "ERROR",
    error,
    connection,
    asked: undefined,
    typing: undefined,
    position: undefined,
    clocks: NO_CLOCKS,
  };
}

/**
 * The line has broken: it is tried again after a while, or given up for now (CHAT-11). Without a network there is
 * nothing to be tried.
 */
export function breakOff(state: ChatState, now: Instant, chance: number): ChatState {
  // what was asked of former chats has no answer any more
  const waiting: ChatState = {
    ...state,
    connection: "reconnecting",
    asked: undefined,
    read: undefined,
    search: undefined,
    typing: undefined,
    clocks: NO_CLOCKS,
  };
  if (state.isOffline) return waiting;
  const attempts = state.attempts + 1;
  if (attempts > ATTEMPTS_AT_MOST) return refuse(state, "SERVICE_UNAVAILABLE", "failed");
  return { ...waiting, attempts, clocks: { ...NO_CLOCKS, retryAt: now + reconnectDelay(attempts, chance) } };
}

/** The socket has been closed by the other side, or by the line. */
export function afterSocket(
  state: ChatState,
  { now, code, chance }: { readonly now: Instant; readonly code: number; readonly chance: number },
): ChatState {
  // a socket that was given up may still say that it has closed
  if (state.connection !== "connected" && state.clocks.openBy === undefined) return state;
  switch (socketEnd(code)) {
    case "broken":
      return breakOff(state, now, chance);
    case "refused":
      return refuse(state, "SERVICE_UNAVAILABLE", "error");
    case "ended":
      return {
        ...state,
        connection: "closed",
        talk: state.talk === "on" ? "ended" : state.talk,
        asked: undefined,
        typing: undefined,
        position: undefined,
        clocks: NO_CLOCKS,
      };
  }
}

/** Nobody has answered in time. */
export function unanswered(state: ChatState, now: Instant, chance: number): ChatTurn {
  if (state.asked === "session") return fromHistory({ ...state, isToBeEnded: true }, now);
  return { state: breakOff(state, now, chance), effects: [{ kind: "close-socket" }] };
}

/**
 * The conversation cannot be gone on with: it begins anew from the history (CHAT-11). What was not confirmed is kept to
 * be offered again.
 */
export function fromHistory(state: ChatState, now: Instant): ChatTurn {
  return askHistory({ ...answered(keepUnsent(state)), talk: "none", step: "HISTORY_LIST", isLost: false }, now);
}

/**
 * Looks whether the other side is still there, and whether anything is missing; asks it once if so. Outside a
 * conversation as well: whoever fills in the form
 * is not to send it into a line that has died long ago (CHAT-11).
 */
export function look(state: ChatState, now: Instant): ChatTurn {
  const next: ChatState = { ...state, clocks: { ...state.clocks, lookAt: now + LOOK_EVERY_MS } };
  if (state.asked !== undefined) return unchanged(next);
  const isSilent = now - (state.heardAt ?? now) >= SILENCE_MS;
  if (state.talk !== "on") return isSilent ? ask(next, now, "probe", { type: "HISTORY_LIST" }) : unchanged(next);
  const gap = hasGap(state.transcript) ? wholeUpTo(state.transcript) : undefined;
  if (gap !== undefined && gap !== state.gapAsked) return askForConversation({ ...next, gapAsked: gap }, now, "probe");
  return isSilent || state.isLost ? askForConversation(next, now, "probe") : unchanged(next);
}
