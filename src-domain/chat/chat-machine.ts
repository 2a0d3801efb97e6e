import type { Instant } from "../shared-kernel/index.ts";
import { NO_CHAT, type ChatEffect, type ChatEvent, type ChatState, type ChatTurn } from "./chat-state.ts";
import { messageToSend } from "./composer.ts";
import {
  afterSocket,
  answered,
  ask,
  askHistory,
  begin,
  breakOff,
  greet,
  keepUnsent,
  look,
  openSocket,
  refuse,
  unanswered,
  unchanged,
} from "./connecting.ts";
import type { ChatStart, SentFrame } from "./frames.ts";
import { hear, over, WAITING_EVERY_MS } from "./hearing.ts";
import { takenUp } from "./keeping.ts";
import { mayBeSearched, mayRate, mayStart, mayWrite } from "./chat-selectors.ts";
import { NOTHING_SAID, overdueAt, withOwn, withSent } from "./transcript.ts";

/**
 * What becomes of a chat, and what is to be done for it (CHAT-05 to 12). Pure: it knows neither a timer nor a socket.
 * Whoever runs it does the
 * effects in their order, and sends `ticked` at `chatWakesAt`.
 */
export function chatStep(state: ChatState, event: ChatEvent): ChatTurn {
  if (!state.isOpen && event.kind !== "opened") return unchanged(event.kind === "logged-out" ? NO_CHAT : state);
  switch (event.kind) {
    case "opened":
      return state.isOpen ? unchanged(state) : begin(takenUp(state, event.kept));
    case "closed":
      return {
        state: { ...NO_CHAT, isToBeEnded: isLeft(state) },
        effects: [...(state.talk === "on" ? send(state, { type: "CHAT_ENDED" }) : []), { kind: "close-socket" }],
      };
    case "logged-out":
      return { state: NO_CHAT, effects: [{ kind: "close-socket" }] };
    case "token-came":
      return state.connection === "connecting" ? openSocket(state, event.now) : unchanged(state);
    case "token-refused":
      return unchanged(state.connection === "connecting" ? refuse(state, event.error, "error") : state);
    case "socket-opened":
      return state.clocks.openBy === undefined ? unchanged(state) : greet(state, event.now);
    case "socket-closed":
      return unchanged(afterSocket(state, event));
    case "heard":
      return state.connection === "connected" ? hear(state, event.now, event.frame) : unchanged(state);
    case "ticked":
      return tick(state, event.now, event.chance);
    case "went-offline":
      return offline(state);
    case "came-online":
      return unchanged(
        state.isOffline
          ? {
              ...state,
              isOffline: false,
              clocks: state.connection === "reconnecting" ? { ...state.clocks, retryAt: event.now } : state.clocks,
            }
          : state,
      );
    case "reconnect-pressed":
      return state.connection === "error" || state.connection === "failed" || state.connection === "closed"
        ? begin(state)
        : unchanged(state);
    case "new-chat-pressed":
      return state.talk === "on" ? unchanged({ ...state, step: "CHAT" }) : newChat(state, event.now);
    case "history-pressed":
      return unchanged(state.step === "START_CHAT" ? { ...state, step: "HISTORY_LIST" } : state);
    case "unsent-taken":
      return unchanged({ ...state, unsent: [] });
    case "started":
      return start(state, event.start);
    case "written":
      return write(state, event);
    case "sent-again":
      return sendAgain(state, event.now, event.id);
    case "former-chosen":
      return readFormer(state, event.now, event.id);
    case "former-left":
      return unchanged({ ...(state.asked === "former" ? answered(state) : state), read: undefined });
    case "searched":
      return search(state, event.now, event.text);
    case "ended":
      return state.talk === "on"
        ? { state: { ...over(state), isToBeEnded: true }, effects: send(state, { type: "CHAT_ENDED" }) }
        : unchanged(state);
    case "rated":
      return mayRate(state)
        ? {
            state: { ...state, rated: event.rating },
            effects: send(state, { type: "CHAT_ENDED", rating: event.rating }),
          }
        : unchanged(state);
  }
}

/** When the next tick is due; `undefined` while nothing is awaited. */
export function chatWakesAt({ isOpen, clocks, transcript, isLost, connection, talk }: ChatState): Instant | undefined {
  if (!isOpen) return undefined;
  const due = isLost || connection !== "connected" || talk !== "on" ? undefined : overdueAt(transcript);
  const { openBy, retryAt, lookAt, answerBy, waitingAt, typingUntil } = clocks;
  const times = [openBy, retryAt, lookAt, answerBy, waitingAt, typingUntil, due].filter(
    (time): time is Instant => time !== undefined,
  );
  return times.length === 0 ? undefined : Math.min(...times);
}

/**
 * Whether the provider may still hold a conversation of which the customer wants no more. What is sent last may leave
 * and never arrive.
 */
const isLeft = ({ talk, isToBeEnded }: ChatState): boolean => talk === "on" || isToBeEnded;

const send = ({ connection }: ChatState, frame: SentFrame): readonly ChatEffect[] =>
  connection === "connected" ? [{ kind: "send", frame }] : [];

/** Does what is due, one thing after another. */
function tick(state: ChatState, now: Instant, chance: number): ChatTurn {
  const { clocks } = state;
  const isDue = (time: Instant | undefined): boolean => time !== undefined && time <= now;
  if (isDue(clocks.openBy)) return { state: breakOff(state, now, chance), effects: [{ kind: "close-socket" }] };
  if (isDue(clocks.retryAt)) return openSocket(state, now);
  if (isDue(clocks.answerBy)) return unanswered(state, now, chance);
  const effects: ChatEffect[] = [];
  let next = state;
  if (isDue(clocks.typingUntil))
    next = { ...next, typing: undefined, clocks: { ...next.clocks, typingUntil: undefined } };
  if (isDue(clocks.waitingAt)) {
    effects.push(...send(next, { type: "WAITING" }));
    next = { ...next, clocks: { ...next.clocks, waitingAt: now + WAITING_EVERY_MS } };
  }
  if (next.connection === "connected" && next.talk === "on" && isDue(overdueAt(next.transcript)))
    next = { ...next, isLost: true };
  if (!isDue(clocks.lookAt)) return { state: next, effects };
  const looked = look(next, now);
  return { state: looked.state, effects: [...effects, ...looked.effects] };
}

/** There is no network: the socket does not know it yet, and attempts would be in vain. */
function offline(state: ChatState): ChatTurn {
  const away: ChatState = { ...state, isOffline: true };
  const isLive = state.connection === "connected" || state.clocks.openBy !== undefined;
  if (!isLive && state.connection !== "reconnecting") return unchanged(away);
  return { state: breakOff(away, 0, 0), effects: isLive ? [{ kind: "close-socket" }] : [] };
}

/**
 * The form of a new chat; what was said before is cleared, but for what could not be sent (CHAT-05), and is asked for
 * among the former ones. Without a
 * connection one is made meanwhile.
 */
function newChat(state: ChatState, now: Instant): ChatTurn {
  const fresh: ChatState = {
    ...keepUnsent(state),
    talk: "none",
    transcript: NOTHING_SAID,
    error: undefined,
    read: undefined,
    search: undefined,
    isLost: false,
    gapAsked: undefined,
    rated: undefined,
  };
  const isLive =
    state.connection === "connected" || state.connection === "connecting" || state.connection === "reconnecting";
  const asks = state.connection === "connected" && (state.isToBeEnded || state.talk === "ended");
  const { state: next, effects } = asks ? askHistory(fresh, now) : isLive ? unchanged(fresh) : begin(fresh);
  return { state: { ...next, step: "START_CHAT" }, effects };
}

function start(state: ChatState, form: ChatStart): ChatTurn {
  if (!mayStart(state)) return unchanged(state);
  return {
    state: {
      ...state,
      step: "CHAT",
      talk: "on",
      side: "bot",
      transcript: NOTHING_SAID,
      asked: undefined,
      clocks: { ...state.clocks, answerBy: undefined },
    },
    effects: [{ kind: "send", frame: { type: "CHAT_START", start: form } }],
  };
}

/** A message is written: sent at once where that can be, and kept until it is confirmed (CHAT-10). */
function write(
  state: ChatState,
  { now, id, text }: { readonly now: Instant; readonly id: string; readonly text: string },
): ChatTurn {
  const cleaned = messageToSend(text);
  if (cleaned === undefined || !mayWrite(state)) return unchanged(state);
  const transcript = withOwn(state.transcript, { id, text: cleaned }, now);
  if (transcript === state.transcript) return unchanged(state);
  // before the conversation is taken up again nothing may overtake what waits already
  if (state.connection !== "connected" || state.asked === "session") return unchanged({ ...state, transcript });
  const [waiting, own] = [transcript.outbox.slice(0, -1), transcript.outbox.slice(-1)];
  const sent = withSent({ ...transcript, outbox: own }, now);
  return {
    state: { ...state, transcript: { ...transcript, outbox: [...waiting, ...sent.outbox] } },
    effects: send(state, { type: "NEW_MESSAGE", id, text: cleaned }),
  };
}

/** Sends what nobody has confirmed once more; the same id is the same message. */
function sendAgain(state: ChatState, now: Instant, id: string): ChatTurn {
  const { transcript } = state;
  const own = transcript.outbox.find((one) => one.id === id);
  if (own === undefined || !mayWrite(state) || state.connection !== "connected" || state.asked === "session")
    return unchanged(state);
  const outbox = transcript.outbox.map((one) => (one === own ? { ...own, sentAt: now } : one));
  return {
    state: { ...state, transcript: { ...transcript, outbox } },
    effects: send(state, { type: "NEW_MESSAGE", id, text: own.text }),
  };
}

function readFormer(state: ChatState, now: Instant, id: string): ChatTurn {
  if (state.connection !== "connected" || state.step !== "HISTORY_LIST") return unchanged(state);
  return ask({ ...state, read: { id, messages: undefined } }, now, "former", { type: "SESSION_HISTORY", id });
}

/** Former chats with a word in them; too short a word shows all of them again (CHAT-14). */
function search(state: ChatState, now: Instant, text: string): ChatTurn {
  const wanted = text.trim();
  if (!mayBeSearched(wanted) || state.connection !== "connected")
    return unchanged({ ...(state.asked === "search" ? answered(state) : state), search: undefined });
  return ask({ ...state, search: { text: wanted, chats: undefined } }, now, "search", {
    type: "SEARCH_RESULTS",
    searchValue: wanted,
  });
}
