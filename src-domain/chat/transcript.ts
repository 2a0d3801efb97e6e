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

/** Adds a message once, in the order of places, else of date and id, in whatever order messages arrive (CHAT-10). */
export function withMessage({ known, outbox }: Transcript, message: ChatMessage): Transcript {
  // An own message that the server returns is acknowledged.
  const left = outbox.filter(({ id }) => id !== message.id);
  const isKnown = known.some(({ id, place }) => id === message.id || (place !== undefined && place === message.place));
  return isKnown
    ? { known, outbox: left }
    : { known: known.toSpliced(indexFor(message, known), 0, message), outbox: left };
}

/** Searches from the end, where a new message usually belongs: a chat may have thousands of messages. */
function indexFor(message: ChatMessage, known: readonly ChatMessage[]): number {
  const { place } = message;
  const index = known.findLastIndex((one) => isBefore(one, message)) + 1;
  if (place === undefined) return index;
  // A message without a place may stand after a later place. Places ascend: those after the last lower one are later.
  const afterLower = known.findLastIndex((one) => one.place !== undefined && one.place < place) + 1;
  const later = known.slice(afterLower).findIndex((one) => one.place !== undefined);
  return later === -1 ? index : Math.min(index, afterLower + later);
}

function isBefore(one: ChatMessage, other: ChatMessage): boolean {
  if (one.place !== undefined && other.place !== undefined) return one.place < other.place;
  return one.at === other.at ? one.id < other.id : one.at < other.at;
}

/** Returns the position of a message for marks and unread counts: its place, else that in the transcript, from 1. */
export function positionAt(known: readonly ChatMessage[], index: number): number {
  return known[index]?.place ?? index + 1;
}

/** Returns the position of the last message; 0 without messages. */
export function lastPosition(known: readonly ChatMessage[]): number {
  return known.length === 0 ? 0 : positionAt(known, known.length - 1);
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

/**
 * Acknowledges an own message. Ignores an acknowledgement for another tab; its message arrives separately. Without a
 * time of the server the message follows those known, because the clock of the device may be wrong.
 */
export function withAcknowledgement(
  transcript: Transcript,
  { id, place, at }: { readonly id: string; readonly place: number | undefined; readonly at: Instant | undefined },
): Transcript {
  const own = transcript.outbox.find((one) => one.id === id);
  if (own === undefined) return transcript;
  return withMessage(transcript, {
    id,
    place,
    at: at ?? Math.max(own.at, (transcript.known.at(-1)?.at ?? own.at - 1) + 1),
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
  let last = 0;
  for (const { place } of known) {
    if (place === undefined) continue;
    if (place !== last + 1) break;
    last = place;
  }
  return last;
}

/** Returns true if a message is missing before a known one. A gap between messages without places stays unknown. */
export function hasGap(transcript: Transcript): boolean {
  const last = lastPlaceWithoutGap(transcript);
  return transcript.known.some(({ place }) => place !== undefined && place > last);
}

/** Returns when the first sent message becomes overdue; `undefined` if none waits for an acknowledgement. */
export function overdueAt({ outbox }: Transcript): Instant | undefined {
  const sent = outbox.flatMap(({ sentAt }) => sentAt ?? []);
  return sent.length === 0 ? undefined : Math.min(...sent) + ACKNOWLEDGEMENT_TIMEOUT_MS;
}
