import type { Message } from "./message.ts";

/** Messages of this type are not for the customer's eyes (MSG-01). */
const HIDDEN_TYPE = 3;

/** The messages that a customer sees, newest first; those of one moment as the provider has them (MSG-01). */
export function inbox(messages: readonly Message[]): readonly Message[] {
  return messages
    .filter((message) => message.type !== HIDDEN_TYPE)
    .toSorted((one, other) => other.createdAt - one.createdAt);
}

/** How many of the messages that a customer sees are unread (MSG-01). */
export function unreadCount(messages: readonly Message[]): number {
  return inbox(messages).filter((message) => !message.read).length;
}
