import { warsawDateAt, type Instant, type WarsawDate } from "../shared-kernel/index.ts";
import type { AgentRefusal } from "./agent-refusal.ts";
import type { ChatMessage, OwnMessage } from "./chat-message.ts";
import type { ChatState } from "./chat-state.ts";
import { ACKNOWLEDGEMENT_TIMEOUT_MS, lastPosition, positionAt } from "./transcript.ts";

/**
 * Mark for a lost or restored connection or for the end of the conversation, shown below the messages known at that
 * time.
 */
export interface ConnectionMark {
  readonly kind: "lost" | "restored" | "ended" | "ended-by-agent";
  /** Position of the last message before it. */
  readonly after: number;
  readonly at: Instant;
}

/** Delivery of an unacknowledged message of the customer. */
export type Delivery = "waits" | "sending" | "failed";

/** Displayed line of a conversation. `key` is stable while the line exists. */
export type ChatLine =
  | { readonly kind: "day"; readonly key: string; readonly day: WarsawDate; readonly at: Instant }
  /** An agent joins without a system message of the server. */
  | { readonly kind: "joined"; readonly key: string; readonly name: string; readonly at: Instant }
  | { readonly kind: "mark"; readonly key: string; readonly mark: ConnectionMark }
  | { readonly kind: "refusal"; readonly key: string; readonly refusal: AgentRefusal }
  | { readonly kind: "message"; readonly key: string; readonly message: ChatMessage; readonly isLast: boolean }
  | { readonly kind: "own"; readonly key: string; readonly own: OwnMessage; readonly delivery: Delivery };

/** Caches the day of each message: computing the days of thousands of messages on each new one would block the page. */
const days = new WeakMap<ChatMessage | OwnMessage, WarsawDate>();

function dayOf(item: ChatMessage | OwnMessage): WarsawDate {
  const known = days.get(item);
  if (known !== undefined) return known;
  const day = warsawDateAt(item.at);
  days.set(item, day);
  return day;
}

/**
 * Returns the delivery of a message. An overdue one is `failed`, although it may still arrive. Nothing is sent after
 * the end of the conversation.
 */
export function deliveryOf(
  { sentAt }: OwnMessage,
  { connection, conversationStatus }: Pick<ChatState, "connection" | "conversationStatus">,
  now: Instant,
): Delivery {
  if (conversationStatus !== "active") return "failed";
  if (connection !== "connected" || sentAt === undefined) return "waits";
  return now - sentAt >= ACKNOWLEDGEMENT_TIMEOUT_MS ? "failed" : "sending";
}

/**
 * Builds the lines of the stored messages of a conversation: a day before its first message, an agent before the first
 * message, marks and a refused agent in their places.
 */
export function buildMessageLines(
  known: readonly ChatMessage[],
  marks: readonly ConnectionMark[] = [],
  refusal?: AgentRefusal,
): readonly ChatLine[] {
  const lines: ChatLine[] = [];
  let day: WarsawDate | undefined;
  let before: ChatMessage | undefined;
  let next = 0;
  let isRefusalAdded = refusal === undefined;
  const addRefusalBefore = (position: number, at: number): void => {
    if (refusal === undefined || isRefusalAdded || refusal.after >= position || refusal.at > at) return;
    lines.push({ kind: "refusal", key: `refusal-${refusal.at}`, refusal });
    isRefusalAdded = true;
  };
  const addMarksBefore = (position: number): void => {
    for (let mark = marks[next]; mark !== undefined && mark.after < position; mark = marks[next]) {
      addRefusalBefore(mark.after + 1, mark.at);
      lines.push({ kind: "mark", key: `mark-${next}`, mark });
      next += 1;
    }
    addRefusalBefore(position, Number.POSITIVE_INFINITY);
  };
  known.forEach((message, index) => {
    addMarksBefore(positionAt(known, index));
    const on = dayOf(message);
    if (on !== day) lines.push(dayLine(message));
    day = on;
    if (hasJoined(message, before))
      lines.push({ kind: "joined", key: `joined-${message.id}`, name: message.name, at: message.at });
    lines.push({ kind: "message", key: message.id, message, isLast: false });
    if (message.sender !== "customer") before = message;
  });
  addMarksBefore(Number.POSITIVE_INFINITY);
  return lines;
}

const dayLine = (item: ChatMessage | OwnMessage): ChatLine => ({
  kind: "day",
  key: `day-${item.id}`,
  day: dayOf(item),
  at: item.at,
});

/**
 * Returns the lines of stored messages with those of unacknowledged ones; without any, with the last message marked.
 * Separate from `buildMessageLines`, so that sending a message does not rebuild thousands of lines.
 */
export function withOutboxLines(
  lines: readonly ChatLine[],
  outbox: readonly OwnMessage[],
  delivery: (own: OwnMessage) => Delivery,
): readonly ChatLine[] {
  const index = lines.findLastIndex(({ kind }) => kind === "message");
  const found = lines[index];
  const last = found?.kind === "message" ? found : undefined;
  if (outbox.length === 0) return last === undefined ? lines : lines.with(index, { ...last, isLast: true });
  let before: ChatMessage | OwnMessage | undefined = last?.message;
  const added: ChatLine[] = [];
  for (const own of outbox) {
    if (before === undefined || dayOf(before) !== dayOf(own)) added.push(dayLine(own));
    before = own;
    added.push({ kind: "own", key: own.id, own, delivery: delivery(own) });
  }
  return [...lines, ...added];
}

/** Returns true if this is the first message of an agent whom no system message announced. */
function hasJoined(
  message: ChatMessage,
  before: ChatMessage | undefined,
): message is ChatMessage & { readonly name: string } {
  if (message.sender !== "agent" || message.name === undefined || before?.sender === "system") return false;
  return before?.sender !== "agent" || before.name !== message.name;
}

/**
 * Adds a mark when the connection of a conversation is lost, when it is restored and the missed messages are known, and
 * when the conversation ends.
 */
export function addConnectionMarks(
  marks: readonly ConnectionMark[],
  before: ChatState,
  state: ChatState,
  now: Instant,
): readonly ConnectionMark[] {
  if (state.conversationStatus !== "active") {
    const end = endMark(before, state, now);
    return end === undefined ? marks : [...marks, end];
  }
  const isConnected = state.connection === "connected" && state.pendingQuery !== "resume";
  const hasOverdueMessage = marks.at(-1)?.kind === "lost";
  const mark = (kind: ConnectionMark["kind"]): readonly ConnectionMark[] => [
    ...marks,
    { kind, after: lastPosition(state.transcript.known), at: now },
  ];
  if (isConnected) return hasOverdueMessage ? mark("restored") : marks;
  return before.connection === "connected" && state.connection !== "connected" && !hasOverdueMessage
    ? mark("lost")
    : marks;
}

/** Returns the mark of a conversation that has just ended; none if a refused agent has ended it. */
function endMark(before: ChatState, state: ChatState, now: Instant): ConnectionMark | undefined {
  if (before.conversationStatus !== "active" || state.conversationStatus !== "ended") return undefined;
  if (state.agentRefusal !== before.agentRefusal) return undefined;
  // An agent ends a conversation by a frame; a closed socket or the customer's own end is none of theirs.
  const isByAgent = state.partner === "agent" && state.connection === "connected" && !state.isToBeEnded;
  return { kind: isByAgent ? "ended-by-agent" : "ended", after: lastPosition(state.transcript.known), at: now };
}

/** Counts the messages of the other side after the position `seen`. */
export function countUnseen(known: readonly ChatMessage[], seen: number): number {
  // Without a list of those found: it runs at each event of a chat, which may have thousands of messages.
  return known.reduce(
    (count, { sender }, index) => (sender !== "customer" && positionAt(known, index) > seen ? count + 1 : count),
    0,
  );
}
