import { formatPolishDate, formatPolishTime, type Instant, warsawDateAt } from "../shared-kernel/index.ts";
import type { ChatError } from "./chat-error.ts";
import type { ChatMessage, FormerChat } from "./chat-message.ts";
import type { ChatState } from "./chat-state.ts";

/** Returns the last message of the other side; for a consultant also the system message that announced them. */
export function lastSpeaker({ side, transcript }: ChatState): ChatMessage | undefined {
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

/** Returns the former chat that is open for reading, as the list has it. */
export function chatInReading({ former, search, read }: ChatState): FormerChat | undefined {
  return [...former, ...(search?.chats ?? [])].find(({ id }) => id === read?.id);
}

/** Returns the reason why there is no chat. */
export function troubleOf({ error }: ChatState): ChatError {
  return error ?? "SERVICE_UNAVAILABLE";
}

/** Returns the event of "Try again": a new conversation on an open connection, else a new connection. */
export function tryAgain({ connection }: ChatState): { readonly kind: "new-chat-pressed" | "reconnect-pressed" } {
  return { kind: connection === "connected" ? "new-chat-pressed" : "reconnect-pressed" };
}

/** Shortest search text, characters: a shorter one finds everything (CHAT-14). */
const SHORTEST = 3;

/** Returns whether the text is long enough for a search in former chats. */
export function mayBeSearched(text: string): boolean {
  return text.trim().length >= SHORTEST;
}

/** Formats the time of a message in Warsaw: "14:05" today, else "20.11.2026, 14:05" (CHAT-14). */
export function chatMoment(at: Instant, now: Instant): string {
  const time = formatPolishTime(at);
  const day = warsawDateAt(at);
  return day === warsawDateAt(now) ? time : `${formatPolishDate(day).replaceAll("-", ".")}, ${time}`;
}
