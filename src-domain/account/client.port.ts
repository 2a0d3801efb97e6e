import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { ClientData } from "./client.ts";

export interface ClientPort {
  /** The customer, the products, addresses, flags and blockade of the current context (`getClientData`). */
  load(): Promise<Result<ClientData, TransportFailure>>;
}
