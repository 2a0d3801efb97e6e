import type { Instant, Result, TransportFailure } from "../shared-kernel/index.ts";

/** Message of a former chat. */
export interface PastChatMessage {
  readonly at: Instant;
  /** Side in words of the contract: CUSTOMER, BOT, AGENT or SYSTEM. */
  readonly side: string;
  readonly text: string;
}

/** Chat of the customer with its messages. */
export interface PastChat {
  readonly startedAt: Instant;
  /** Topic in words of the contract. */
  readonly topic: string | undefined;
  readonly agentName: string | undefined;
  readonly messages: readonly PastChatMessage[];
}

/** Change of a consent. */
export interface ConsentEvent {
  readonly at: Instant;
  readonly consentName: string;
  readonly given: boolean;
  /** Channel in words of the contract: PORTAL, PHONE, STORE or LETTER; `undefined` if unknown. */
  readonly channel: string | undefined;
}

/** Data that the portal shows nowhere else in full. */
export interface DataHistory {
  readonly chats: readonly PastChat[];
  readonly consentHistory: readonly ConsentEvent[];
}

export interface DataHistoryPort {
  /** Loads chats and changes of consents for the copy of the customer's data (`getDataHistory`). */
  load(): Promise<Result<DataHistory, TransportFailure>>;
}
