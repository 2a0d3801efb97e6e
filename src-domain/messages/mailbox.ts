import { inbox } from "./inbox.ts";
import type { Message } from "./message.ts";

/** Sort order of the mailbox. */
export type MailboxOrder = "newest" | "unread-first";

/** Returns true if the customer must still confirm the message (MSG-05); it stays until then. */
export function awaitsAnswer({ rodoMessageId, read }: Pick<Message, "rodoMessageId" | "read">): boolean {
  return rodoMessageId !== undefined && !read;
}

/** Returns true if opening the message marks it as read. */
export function isReadByOpening(message: Message): boolean {
  return !message.read && !awaitsAnswer(message);
}

/**
 * Sorts the messages: first those that await an answer, then those in `first`, then the others, each newest first
 * (MSG-01, MSG-05).
 *
 * @param first ids of the messages that were unread when the customer chose the order, so that a read one keeps its
 * place
 */
export function sortMailbox(messages: readonly Message[], first: ReadonlySet<string>): readonly Message[] {
  const rank = (message: Message): number => {
    if (awaitsAnswer(message)) return 0;
    return first.has(message.clientMessageId) ? 1 : 2;
  };
  return inbox(messages).toSorted((one, other) => rank(one) - rank(other));
}

/** Returns the ids that `sortMailbox` puts first when the customer chooses this order now. */
export function prioritizedIds(messages: readonly Message[], order: MailboxOrder): ReadonlySet<string> {
  return new Set(
    order === "newest" ? [] : messages.filter(({ read }) => !read).map(({ clientMessageId }) => clientMessageId),
  );
}
