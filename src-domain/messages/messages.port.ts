import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Message, Outage } from "./message.ts";

export interface MessagesPort {
  /** Loads the customer's messages (`getClientMessages`), in the server's order. */
  loadMessages(): Promise<Result<readonly Message[], TransportFailure>>;
  /** Loads outages at the customer's addresses (`getOutageMessages`). */
  loadOutages(): Promise<Result<readonly Outage[], TransportFailure>>;
}

/** Order of news about an outage by SMS; without a phone it is taken back. */
export interface OutageNewsOrder {
  /** Idempotency key (ADR 0028). */
  readonly idempotencyKey: string;
  readonly outageId: string;
  /** 9 digits. */
  readonly phone: string | undefined;
}

/** Refusal of an order. `unknown-outage`: the outage is over. */
export type OutageNewsRefusal = {
  readonly kind: "outage-news-refused";
  readonly code: "unknown-outage" | "wrong-phone" | "unknown";
};

/** News about outages by SMS (OUT-03). */
export interface OutageNewsPort {
  /** Orders news, or takes the order back (`subscribeOutage`). */
  subscribe(order: OutageNewsOrder): Promise<Result<"subscribed", OutageNewsRefusal | TransportFailure>>;
}

/** A mark for one message. */
export interface MessageMark {
  /** Idempotency key (ADR 0028). */
  readonly idempotencyKey: string;
  /** A message that awaits an answer is answered by the mark with its `rodoMessageId` (MSG-05). */
  readonly message: Pick<Message, "clientMessageId" | "rodoMessageId">;
}

/** A mark for many messages. */
export interface MessagesMark {
  /** Idempotency key (ADR 0028). */
  readonly idempotencyKey: string;
  /** Ids of the messages, at least one. */
  readonly messageIds: readonly string[];
}

/** Refusal of a mark. `answer-needed`: the message must be answered first. */
export type MarkRefusal = {
  readonly kind: "mark-refused";
  readonly code: "unknown-message" | "answer-needed" | "unknown";
};

/** Writes about messages (MSG-01, MSG-05). */
export interface MessageMarksPort {
  /** Marks a message as read or answered (`markMessageAsRead`). */
  read(mark: MessageMark): Promise<Result<"read", MarkRefusal | TransportFailure>>;
  /** Marks messages as read (`markMessagesAsRead`). Resolves with the ids of those that are read now. */
  readAll(mark: MessagesMark): Promise<Result<ReadonlySet<string>, TransportFailure | MarkRefusal>>;
  /** Deletes a message (`markMessageAsDeleted`). */
  remove(mark: MessageMark): Promise<Result<"removed", MarkRefusal | TransportFailure>>;
}
