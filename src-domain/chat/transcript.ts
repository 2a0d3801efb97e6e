import type { Instant } from "../shared-kernel/index.ts";
import type { ChatMessage, OwnMessage } from "./chat-message.ts";

/** A message that is not confirmed by then means that nobody may be there, ms (CHAT-10). */
export const CONFIRMATION_TIMEOUT_MS = 10_000;

/**
 * A conversation: what the provider knows of it, in its order and each message once, and what the customer has written
 * since.
 */
export interface Transcript {
  readonly known: readonly ChatMessage[];
  /** In the order in which it was written. */
  readonly outbox: readonly OwnMessage[];
}

export const EMPTY_TRANSCRIPT: Transcript = { known: [], outbox: [] };

/** Whether two transcripts are of the same messages: most steps of a chat say nothing. */
export function hasSameMessages(one: Transcript, other: Transcript): boolean {
  return (
    one.known === other.known && (one.outbox === other.outbox || (one.outbox.length === 0 && other.outbox.length === 0))
  );
}

/**
 * With a message that has come: put in its place, once, however often and in whatever order messages come (CHAT-10).
 */
export function withMessage({ known, outbox }: Transcript, message: ChatMessage): Transcript {
  // an own one that comes back is confirmed by that
  const left = outbox.filter(({ id }) => id !== message.id);
  if (known.some(({ id, place }) => id === message.id || place === message.place)) return { known, outbox: left };
  const before = known.findLastIndex(({ place }) => place < message.place);
  return { known: known.toSpliced(before + 1, 0, message), outbox: left };
}

/** With a message that the customer has written. The same id is the same message. */
export function withOwnMessage(
  transcript: Transcript,
  own: { readonly id: string; readonly text: string },
  now: Instant,
): Transcript {
  const isKnown = transcript.outbox.some(({ id }) => id === own.id) || transcript.known.some(({ id }) => id === own.id);
  return isKnown
    ? transcript
    : { ...transcript, outbox: [...transcript.outbox, { ...own, at: now, sentAt: undefined }] };
}

/**
 * With an own message confirmed. What was never written here has been confirmed to another tab; it comes as a message.
 */
export function withConfirmation(
  transcript: Transcript,
  { id, place, at }: { readonly id: string; readonly place: number; readonly at: Instant },
): Transcript {
  const own = transcript.outbox.find((one) => one.id === id);
  if (own === undefined) return transcript;
  return withMessage(transcript, {
    id,
    place,
    at,
    sender: "customer",
    content: { kind: "text", text: own.text },
    name: undefined,
    answers: [],
  });
}

/** With all that waits sent now. */
export function withOutboxSent(transcript: Transcript, now: Instant): Transcript {
  return { ...transcript, outbox: transcript.outbox.map((own) => ({ ...own, sentAt: now })) };
}

/** The place up to which no message is missing; 0 before the first. */
export function lastPlaceWithoutGap({ known }: Transcript): number {
  const gap = known.findIndex(({ place }, at) => place !== at + 1);
  return gap === -1 ? known.length : gap;
}

/** Whether a message is missing before one that is there. */
export function hasGap(transcript: Transcript): boolean {
  return lastPlaceWithoutGap(transcript) < transcript.known.length;
}

/** When the first message that was sent will be overdue; `undefined` while none waits for its confirmation. */
export function overdueAt({ outbox }: Transcript): Instant | undefined {
  const sent = outbox.flatMap(({ sentAt }) => sentAt ?? []);
  return sent.length === 0 ? undefined : Math.min(...sent) + CONFIRMATION_TIMEOUT_MS;
}
