import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Message, Outage } from "./message.ts";

export interface MessagesPort {
  /** The customer's messages (`getClientMessages`), in the provider's order. */
  loadMessages(): Promise<Result<readonly Message[], TransportFailure>>;
  /** Outages at the customer's addresses (`getOutageMessages`). */
  loadOutages(): Promise<Result<readonly Outage[], TransportFailure>>;
}
