import type { Message } from "./message.ts";

/** Messages of this type are hidden from the customer (MSG-01). */
const HIDDEN_TYPE = 3;

/** Returns the visible messages, newest first; those of the same time stay in the server's order (MSG-01). */
export function inbox(messages: readonly Message[]): readonly Message[] {
  return messages
    .filter((message) => message.type !== HIDDEN_TYPE)
    .toSorted((one, other) => other.createdAt - one.createdAt);
}

/** Counts the unread visible messages (MSG-01). */
export function unreadCount(messages: readonly Message[]): number {
  return inbox(messages).filter((message) => !message.read).length;
}
