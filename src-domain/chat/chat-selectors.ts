import { formatPolishDate, formatPolishTime, type Instant, warsawDateAt } from "../shared-kernel/index.ts";
import type { ChatError } from "./chat-error.ts";
import type { ChatMessage, FormerChat } from "./chat-message.ts";
import type { ChatState, DisplayedPartner } from "./chat-state.ts";

/** Returns the last message of the other side; for an agent also the system message that announced them. */
export function lastPartnerMessage({ partner, transcript }: ChatState): ChatMessage | undefined {
  const isAgent = partner === "agent";
  return transcript.known.findLast(
    ({ sender, name }) =>
      sender === "agent" || (isAgent ? sender === "system" && name !== undefined : sender === "bot"),
  );
}

/** Returns the former chats to list: the results of a search once they are there, else all. */
export function listedChats({ formerChats, search }: ChatState): readonly FormerChat[] {
  return search?.chats ?? formerChats;
}

/** Returns the former chat that is open for reading, as listed. */
export function openFormerChatOf({ formerChats, search, openFormerChat }: ChatState): FormerChat | undefined {
  return [...formerChats, ...(search?.chats ?? [])].find(({ id }) => id === openFormerChat?.id);
}

/**
 * Returns the displayed partner: `disconnected` without a connection or while a message is overdue (CHAT-07, CHAT-10).
 */
export function displayedPartnerOf({
  connection,
  conversationStatus,
  partner,
  hasOverdueMessage,
}: ChatState): DisplayedPartner {
  return connection !== "connected" || conversationStatus !== "active" || hasOverdueMessage ? "disconnected" : partner;
}

/**
 * Returns true if the window shows a loader instead of its content (CHAT-02). A displayed conversation or form stays
 * while the connection is restored.
 */
export function isLoading({ connection, pendingQuery, step, conversationStatus }: ChatState): boolean {
  if (step === "ERROR" || step === "START_CHAT") return false;
  if (pendingQuery === "former") return true;
  if (conversationStatus !== "none" && step === "CHAT") return false;
  return (
    connection === "connecting" ||
    connection === "reconnecting" ||
    pendingQuery === "history" ||
    pendingQuery === "resume"
  );
}

/** Returns true if the customer may write now. Messages written without a connection wait for it. */
export function canWriteMessage({ step, conversationStatus }: ChatState): boolean {
  return step === "CHAT" && conversationStatus === "active";
}

/**
 * Returns true if closing the chat loses nothing: the conversation has ended and no text waits to be sent (CHAT-03).
 */
export function canCloseWithoutConfirmation(
  { conversationStatus, unsent, transcript }: ChatState,
  draft: string,
): boolean {
  return conversationStatus === "ended" && unsent.length === 0 && transcript.outbox.length === 0 && draft.trim() === "";
}

/**
 * Returns what a logout or another account would take from the customer, who is asked first (CHAT-03): a conversation
 * with an agent, or one that waits for one; else a text that was not sent.
 */
export function chatLossAtLogout(
  { conversationStatus, partner, unsent, transcript }: ChatState,
  draft: string,
): "conversation" | "text" | undefined {
  if (conversationStatus === "active" && partner !== "bot") return "conversation";
  return unsent.length > 0 || transcript.outbox.length > 0 || draft.trim() !== "" ? "text" : undefined;
}

/** Returns true if the ended conversation can be rated: once, while connected. */
export function canRateChat({ step, connection, conversationStatus, givenRating }: ChatState): boolean {
  return step === "CHAT" && connection === "connected" && conversationStatus === "ended" && givenRating === undefined;
}

/**
 * Returns true if the start form can be sent. It waits for the connection and for the requested history: that response
 * proves that the server has ended the former conversation.
 */
export function canStartChat({ step, connection, conversationStatus, pendingQuery }: ChatState): boolean {
  return (
    step === "START_CHAT" && connection === "connected" && conversationStatus !== "active" && pendingQuery !== "history"
  );
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

/** Returns true if the text is long enough for a search in former chats. */
export function isSearchable(text: string): boolean {
  return text.trim().length >= MIN_SEARCH_LENGTH;
}

const formatDottedDateTime = (at: Instant): string =>
  `${formatPolishDate(warsawDateAt(at)).replaceAll("-", ".")}, ${formatPolishTime(at)}`;

/**
 * Formats the time of a message in Warsaw: "14:05" today, else "20.11.2026, 14:05" or as `formatDateTime` of another
 * language (CHAT-14).
 */
export function formatChatTime(at: Instant, now: Instant, formatDateTime = formatDottedDateTime): string {
  return warsawDateAt(at) === warsawDateAt(now) ? formatPolishTime(at) : formatDateTime(at);
}
