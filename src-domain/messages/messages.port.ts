import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Message, Outage } from "./message.ts";

export interface MessagesPort {
  /** Loads the customer's messages (`getClientMessages`), in the server's order. */
  loadMessages(): Promise<Result<readonly Message[], TransportFailure>>;
  /** Loads outages at the customer's addresses (`getOutageMessages`). */
  loadOutages(): Promise<Result<readonly Outage[], TransportFailure>>;
}

/** A mark for one message. */
export interface MessageMark {
  /** Idempotency key (ADR 0028). */
  readonly idempotencyKey: string;
  /** A message that awaits an answer is answered by the mark with its `rodoMessageId` (MSG-05). */
  readonly message: Pick<Message, "clientMessageId" | "rodoMessageId">;
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
  /** Deletes a message (`markMessageAsDeleted`). */
  remove(mark: MessageMark): Promise<Result<"removed", MarkRefusal | TransportFailure>>;
}
