import type { Instant } from "../shared-kernel/index.ts";
import type { ChatMessage, OwnMessage } from "./chat-message.ts";

/** Timeout of an acknowledgement, ms: then the other side may be gone (CHAT-10). */
export const ACKNOWLEDGEMENT_TIMEOUT_MS = 10_000;

/** Conversation: stored messages in the server's order, each once, and unacknowledged messages of the customer. */
export interface Transcript {
  readonly known: readonly ChatMessage[];
  /** In the order of writing. */
  readonly outbox: readonly OwnMessage[];
}

export const EMPTY_TRANSCRIPT: Transcript = { known: [], outbox: [] };

/** Returns true if two transcripts have the same messages, because most transitions do not change them. */
export function hasSameMessages(one: Transcript, other: Transcript): boolean {
  return (
    one.known === other.known && (one.outbox === other.outbox || (one.outbox.length === 0 && other.outbox.length === 0))
  );
}

/** Adds a message at its place, once, in whatever order messages arrive (CHAT-10). */
export function withMessage({ known, outbox }: Transcript, message: ChatMessage): Transcript {
  // An own message that the server returns is acknowledged.
  const left = outbox.filter(({ id }) => id !== message.id);
  if (known.some(({ id, place }) => id === message.id || place === message.place)) return { known, outbox: left };
  const before = known.findLastIndex(({ place }) => place < message.place);
  return { known: known.toSpliced(before + 1, 0, message), outbox: left };
}

/** Adds a message written by the customer; ignores a repeated id. */
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

/** Acknowledges an own message. Ignores an acknowledgement for another tab; its message arrives separately. */
export function withAcknowledgement(
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

/** Marks all unacknowledged messages as sent now. */
export function withOutboxSent(transcript: Transcript, now: Instant): Transcript {
  return { ...transcript, outbox: transcript.outbox.map((own) => ({ ...own, sentAt: now })) };
}

/** Returns the place up to which no message is missing; 0 before the first. */
export function lastPlaceWithoutGap({ known }: Transcript): number {
  const gap = known.findIndex(({ place }, at) => place !== at + 1);
  return gap === -1 ? known.length : gap;
}

/** Returns true if a message is missing before a known one. */
export function hasGap(transcript: Transcript): boolean {
  return lastPlaceWithoutGap(transcript) < transcript.known.length;
}

/** Returns when the first sent message becomes overdue; `undefined` if none waits for an acknowledgement. */
export function overdueAt({ outbox }: Transcript): Instant | undefined {
  const sent = outbox.flatMap(({ sentAt }) => sentAt ?? []);
  return sent.length === 0 ? undefined : Math.min(...sent) + ACKNOWLEDGEMENT_TIMEOUT_MS;
}
