import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Message, Outage } from "./message.ts";

export interface MessagesPort {
  /** The customer's messages (`getClientMessages`), in the provider's order. */
  loadMessages(): Promise<Result<readonly Message[], TransportFailure>>;
  /** Outages at the customer's addresses (`getOutageMessages`). */
  loadOutages(): Promise<Result<readonly Outage[], TransportFailure>>;
}

/** One mark to put on one message. */
export interface MessageMark {
  /** One id for one wish: sent again it has one effect (ADR 0028). */
  readonly intentId: string;
  /** One that awaits an answer is answered by being marked as read with its `rodoMessageId` (MSG-05). */
  readonly message: Pick<Message, "clientMessageId" | "rodoMessageId">;
}

/** Why a mark was not put. `ANSWER_NEEDED`: it stays until it is answered. */
export type MarkRefusal = {
  readonly kind: "mark-refused";
  readonly code: "UNKNOWN_MESSAGE" | "ANSWER_NEEDED" | "UNKNOWN";
};

/** What a customer does with messages (MSG-01, MSG-05). */
export interface MessageMarksPort {
  /** Read, or answered (`markMessageAsRead`). */
  read(mark: MessageMark): Promise<Result<"read", MarkRefusal | TransportFailure>>;
  /** Taken away for good (`markMessageAsDeleted`). */
  remove(mark: MessageMark): Promise<Result<"removed", MarkRefusal | TransportFailure>>;
}
