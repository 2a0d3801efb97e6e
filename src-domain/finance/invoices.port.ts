import type { Instant, Result, TransportFailure } from "../shared-kernel/index.ts";
import type { InvoiceDetails } from "./invoice-details.ts";

/** Order of a duplicate. The same idempotency key has one effect, even when sent again. */
export interface DuplicateOrder {
  readonly idempotencyKey: string;
  readonly entryId: string;
}

/** One-time address of a duplicate. */
export interface DuplicateTicket {
  /** Address of the file. The portal checks that it has its own origin before it opens it. */
  readonly address: string;
  readonly expiresAt: Instant;
}

/** Reason why there is no duplicate to download. `creating`: the server is still creating it. */
export type DuplicateRefusal = {
  readonly kind: "duplicate-refused";
  readonly code: "creating" | "not-possible" | "unknown-entry" | "unknown";
};

export interface InvoicesPort {
  /** Loads a document with its items (`getInvoiceDetails`); `undefined` when this customer has none with that id. */
  details(entryId: string): Promise<Result<InvoiceDetails | undefined, TransportFailure>>;
  /** Requests a download ticket for the duplicate of an invoice (`getDownloadToken`, FIN-03). */
  duplicate(order: DuplicateOrder): Promise<Result<DuplicateTicket, DuplicateRefusal | TransportFailure>>;
}
