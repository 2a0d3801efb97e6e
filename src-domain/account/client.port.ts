import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { ClientData } from "./client.ts";

export interface ClientPort {
  /** Loads customer, products, addresses, flags and blockade of the current client account (`getClientData`). */
  load(): Promise<Result<ClientData, TransportFailure>>;
}
