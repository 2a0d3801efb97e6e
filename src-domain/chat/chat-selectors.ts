import { formatPolishDate, formatPolishTime, type Instant, warsawDateAt } from "../shared-kernel/index.ts";
import type { ChatError } from "./chat-error.ts";
import type { ChatMessage, FormerChat } from "./chat-message.ts";
import type { ChatState } from "./chat-state.ts";

/** Who of the other side has spoken last; of a consultant, who was told to have come. */
export function lastSpeaker({ side, transcript }: ChatState): ChatMessage | undefined {
  const isAgent = side === "agent";
  return transcript.known.findLast(
    ({ sender, name }) =>
      sender === "agent" || (isAgent ? sender === "system" && name !== undefined : sender === "bot"),
  );
}

/** The former chats that are listed: those with the word that is searched for, once they are found, else all. */
export function listedChats({ former, search }: ChatState): readonly FormerChat[] {
  return search?.chats ?? former;
}

/** The former chat that is being read, as a list names it. */
export function chatInReading({ former, search, read }: ChatState): FormerChat | undefined {
  return [...former, ...(search?.chats ?? [])].find(({ id }) => id === read?.id);
}

/** Why there is no chat, where there is none. */
export function troubleOf({ error }: ChatState): ChatError {
  return error ?? "SERVICE_UNAVAILABLE";
}

/** What trying again means: over a line that is there another conversation, else another line. */
export function tryAgain({ connection }: ChatState): { readonly kind: "new-chat-pressed" | "reconnect-pressed" } {
  return { kind: connection === "connected" ? "new-chat-pressed" : "reconnect-pressed" };
}

/** Shorter words find everything (CHAT-14). */
const SHORTEST = 3;

/** Whether former chats can be searched for this. */
export function mayBeSearched(text: string): boolean {
  return text.trim().length >= SHORTEST;
}

/** When something was said: "14:05" today, else "20.11.2026, 14:05", by Warsaw's clock (CHAT-14). */
export function chatMoment(at: Instant, now: Instant): string {
  const time = formatPolishTime(at);
  const day = warsawDateAt(at);
  return day === warsawDateAt(now) ? time : `${formatPolishDate(day).replaceAll("-", ".")}, ${time}`;
}
