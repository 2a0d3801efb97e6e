import { formatPolishDate, formatPolishTime, type Instant, warsawDateAt } from "../shared-kernel/index.ts";
import type { ChatError } from "./chat-error.ts";
import type { ChatMessage, FormerChat } from "./chat-message.ts";
import type { ChatState, ChatPartner } from "./chat-state.ts";

/** Returns the last message of the other side; for an agent also the system message that announced them. */
export function lastPartnerMessage({ side, transcript }: ChatState): ChatMessage | undefined {
  const isAgent = side === "agent";
  return transcript.known.findLast(
    ({ sender, name }) =>
      sender === "agent" || (isAgent ? sender === "system" && name !== undefined : sender === "bot"),
  );
}

/** Returns the former chats to list: the results of a search once they are there, else all. */
export function listedChats({ former, search }: ChatState): readonly FormerChat[] {
  return search?.chats ?? former;
}

/** Returns the former chat that is open for reading, as listed. */
export function openFormerChatOf({ former, search, read }: ChatState): FormerChat | undefined {
  return [...former, ...(search?.chats ?? [])].find(({ id }) => id === read?.id);
}

/**
 * Returns the displayed partner: `disconnected` without a connection or while a message is overdue (CHAT-07, CHAT-10).
 */
export function chatPartnerOf({ connection, talk, side, isLost }: ChatState): ChatPartner {
  return connection !== "connected" || talk !== "on" || isLost ? "disconnected" : side;
}

/**
 * Returns whether the window shows a loader instead of its content (CHAT-02). A displayed conversation or form stays
 * while the connection is restored.
 */
export function isLoading({ connection, asked, step, talk }: ChatState): boolean {
  if (step === "ERROR" || step === "START_CHAT") return false;
  if (asked === "former") return true;
  if (talk !== "none" && step === "CHAT") return false;
  return connection === "connecting" || connection === "reconnecting" || asked === "history" || asked === "session";
}

/** Returns whether the customer may write now. Messages written without a connection wait for it. */
export function canWriteMessage({ step, talk }: ChatState): boolean {
  return step === "CHAT" && talk === "on";
}

/** Returns whether the ended conversation can be rated: once, while connected. */
export function canRateChat({ step, connection, talk, rated }: ChatState): boolean {
  return step === "CHAT" && connection === "connected" && talk === "ended" && rated === undefined;
}

/**
 * Returns whether the start form can be sent. It waits for the connection and for the requested history: that response
 * proves that the server has ended the former conversation.
 */
export function canStartChat({ step, connection, talk, asked }: ChatState): boolean {
  return step === "START_CHAT" && connection === "connected" && talk !== "on" && asked !== "history";
}

/** Returns the reason why there is no chat. */
export function chatErrorOf({ error }: ChatState): ChatError {
  return error ?? "SERVICE_UNAVAILABLE";
}

/** Returns the event of "Try again": a new conversation on an open connection, else a new connection. */
export function retryEventOf({ connection }: ChatState): { readonly kind: "new-chat-pressed" | "reconnect-pressed" } {
  return { kind: connection === "connected" ? "new-chat-pressed" : "reconnect-pressed" };
}

/** Shortest search text, characters: a shorter one finds everything (CHAT-14). */
const MIN_SEARCH_LENGTH = 3;

/** Returns whether the text is long enough for a search in former chats. */
export function isSearchable(text: string): boolean {
  return text.trim().length >= MIN_SEARCH_LENGTH;
}

/** Formats the time of a message in Warsaw: "14:05" today, else "20.11.2026, 14:05" (CHAT-14). */
export function formatChatTime(at: Instant, now: Instant): string {
  const time = formatPolishTime(at);
  const day = warsawDateAt(at);
  return day === warsawDateAt(now) ? time : `${formatPolishDate(day).replaceAll("-", ".")}, ${time}`;
}
