import { inbox } from "./inbox.ts";
import type { Message } from "./message.ts";

/** In which order a customer reads messages. */
export type MailboxOrder = "newest" | "unread-first";

/**
 * Whether the message asks the customer to say that it is known, and has not been told so (MSG-05): it stays until
 * then.
 */
export function awaitsAnswer({ rodoMessageId, read }: Pick<Message, "rodoMessageId" | "read">): boolean {
  return rodoMessageId !== undefined && !read;
}

/** Whether opening it is reading it, as far as the provider is to be told. */
export function isReadByOpening(message: Message): boolean {
  return !message.read && !awaitsAnswer(message);
}

/**
 * The messages in the order of reading: what awaits an answer, then those of `first`, then the others, each newest
 * first (MSG-01, MSG-05).
 * @param first ids of those that were unread when the customer asked for them first: what is read meanwhile keeps its
 * place
 */
export function sortMailbox(messages: readonly Message[], first: ReadonlySet<string>): readonly Message[] {
  const rank = (message: Message): number => {
    if (awaitsAnswer(message)) return 0;
    return first.has(message.clientMessageId) ? 1 : 2;
  };
  return inbox(messages).toSorted((one, other) => rank(one) - rank(other));
}

/** The ids that `mailbox` puts first for a customer who has chosen this order now. */
export function prioritizedIds(messages: readonly Message[], order: MailboxOrder): ReadonlySet<string> {
  return new Set(
    order === "newest" ? [] : messages.filter(({ read }) => !read).map(({ clientMessageId }) => clientMessageId),
  );
}
