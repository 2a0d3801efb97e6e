import { warsawDateAt, type Instant, type WarsawDate } from "../shared-kernel/index.ts";
import type { ChatMessage, OwnMessage } from "./chat-message.ts";
import type { ChatState } from "./chat-state.ts";
import { CONFIRMATION_TIMEOUT_MS } from "./transcript.ts";

/** Something that happened to the line, beneath the messages that were known by then. */
export interface ConnectionMark {
  readonly kind: "lost" | "restored";
  /** The place of the last message before it. */
  readonly after: number;
  readonly at: Instant;
}

/** How far a message of the customer's has come that is not confirmed. */
export type Delivery = "waits" | "sending" | "failed";

/** One line of a conversation as it is shown. `key` stays the same for as long as it is there. */
export type ChatLine =
  | { readonly kind: "day"; readonly key: string; readonly day: WarsawDate; readonly at: Instant }
  /** A consultant takes over; the provider has not said so itself. */
  | { readonly kind: "joined"; readonly key: string; readonly name: string; readonly at: Instant }
  | { readonly kind: "mark"; readonly key: string; readonly mark: ConnectionMark }
  | { readonly kind: "message"; readonly key: string; readonly message: ChatMessage; readonly isLast: boolean }
  | { readonly kind: "own"; readonly key: string; readonly own: OwnMessage; readonly delivery: Delivery };

/**
 * The day of each message that was shown: asking the calendar for thousands anew with each one that comes would hold
 * the page.
 */
const days = new WeakMap<ChatMessage | OwnMessage, WarsawDate>();

function dayOf(item: ChatMessage | OwnMessage): WarsawDate {
  const day = days.get(item) ?? warsawDateAt(item.at);
  days.set(item, day);
  return day;
}

/**
 * How far a message has come: overdue it has failed, though it may arrive yet. After the end nothing is sent any more.
 */
export function deliveryOf(
  { sentAt }: OwnMessage,
  { connection, talk }: Pick<ChatState, "connection" | "talk">,
  now: Instant,
): Delivery {
  if (talk !== "on") return "failed";
  if (connection !== "connected" || sentAt === undefined) return "waits";
  return now - sentAt >= CONFIRMATION_TIMEOUT_MS ? "failed" : "sending";
}

/**
 * A conversation line by line: a day before its first message, a consultant before the first words, the marks where
 * they happened, what waits at the end.
 */
export function chatLines(
  { known, outbox }: ChatState["transcript"],
  marks: readonly ConnectionMark[],
  delivery: (own: OwnMessage) => Delivery,
): readonly ChatLine[] {
  const lines: ChatLine[] = [];
  let day: WarsawDate | undefined;
  let before: ChatMessage | undefined;
  let next = 0;
  const addMarksBefore = (place: number): void => {
    for (let mark = marks[next]; mark !== undefined && mark.after < place; mark = marks[next]) {
      lines.push({ kind: "mark", key: `mark-${next}`, mark });
      next += 1;
    }
  };
  const addDayBefore = (item: ChatMessage | OwnMessage): void => {
    const on = dayOf(item);
    if (on !== day) lines.push({ kind: "day", key: `day-${item.id}`, day: on, at: item.at });
    day = on;
  };
  for (const message of known) {
    addMarksBefore(message.place);
    addDayBefore(message);
    if (hasJoined(message, before))
      lines.push({ kind: "joined", key: `joined-${message.id}`, name: message.name, at: message.at });
    lines.push({ kind: "message", key: message.id, message, isLast: message === known.at(-1) && outbox.length === 0 });
    if (message.sender !== "customer") before = message;
  }
  addMarksBefore(Number.POSITIVE_INFINITY);
  for (const own of outbox) {
    addDayBefore(own);
    lines.push({ kind: "own", key: own.id, own, delivery: delivery(own) });
  }
  return lines;
}

/** Whether these are the first words of a consultant whom nobody has announced. */
function hasJoined(
  message: ChatMessage,
  before: ChatMessage | undefined,
): message is ChatMessage & { readonly name: string } {
  if (message.sender !== "agent" || message.name === undefined || before?.sender === "system") return false;
  return before?.sender !== "agent" || before.name !== message.name;
}

/**
 * The marks of a conversation after a step of it: its connection was lost, or is there again and knows what was missed.
 */
export function addConnectionMarks(
  marks: readonly ConnectionMark[],
  before: ChatState,
  state: ChatState,
  now: Instant,
): readonly ConnectionMark[] {
  if (state.talk !== "on") return marks;
  const isConnected = state.connection === "connected" && state.asked !== "session";
  const isLost = marks.at(-1)?.kind === "lost";
  const mark = (kind: ConnectionMark["kind"]): readonly ConnectionMark[] => [
    ...marks,
    { kind, after: state.transcript.known.at(-1)?.place ?? 0, at: now },
  ];
  if (isConnected) return isLost ? mark("restored") : marks;
  return before.connection === "connected" && state.connection !== "connected" && !isLost ? mark("lost") : marks;
}

/** How many messages of the other side came after `seen`. */
export function countUnseen({ known }: ChatState["transcript"], seen: number): number {
  return known.filter(({ place, sender }) => place > seen && sender !== "customer").length;
}
