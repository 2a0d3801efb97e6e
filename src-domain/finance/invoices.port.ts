import type { Instant, Result, TransportFailure } from "../shared-kernel/index.ts";
import type { InvoiceDetails } from "./invoice-details.ts";

/** Which duplicate, and whose wish it is: the same intent id has one effect, however often it is sent. */
export interface DuplicateOrder {
  readonly idempotencyKey: string;
  readonly entryId: string;
}

/** Where a duplicate can be fetched, once. */
export interface DuplicateTicket {
  /** Address of the file; checked against the portal's own origin before anybody is sent there. */
  readonly address: string;
  readonly expiresAt: Instant;
}

/** Why there is no duplicate to fetch. `creating`: not yet, it is being made. */
export type DuplicateRefusal = {
  readonly kind: "duplicate-refused";
  readonly code: "creating" | "not-possible" | "unknown-entry" | "unknown";
};

export interface InvoicesPort {
  /** One document with its items (`getInvoiceDetails`); `undefined` when this customer has none of that id. */
  details(entryId: string): Promise<Result<InvoiceDetails | undefined, TransportFailure>>;
  /** A ticket to fetch the duplicate of an invoice by (`getDownloadToken`, FIN-03). */
  duplicate(order: DuplicateOrder): Promise<Result<DuplicateTicket, DuplicateRefusal | TransportFailure>>;
}
