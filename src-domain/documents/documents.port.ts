import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { CustomerDocument, DocumentFormat, DocumentFormatRequest } from "./customer-document.ts";

/** Request for a document in another format. Idempotent by `idempotencyKey`. */
export interface DocumentFormatOrder {
  readonly idempotencyKey: string;
  readonly documentId: string;
  readonly format: DocumentFormat;
}

/** Refusal of a request for another format. */
export interface DocumentFormatRefusal {
  readonly kind: "document-format-refused";
  readonly code: "unknown-document" | "already-requested" | "unknown";
}

/** Documents of the account (DOC-20). */
export interface CustomerDocumentsPort {
  /** Loads all documents (`getDocuments`), in any order. An invalid one is left out (ENT-02). */
  loadDocuments(): Promise<Result<readonly CustomerDocument[], TransportFailure>>;
  /** Asks for a document in another format (`requestDocumentFormat`) and returns the registered request. */
  requestFormat(
    order: DocumentFormatOrder,
  ): Promise<Result<DocumentFormatRequest, DocumentFormatRefusal | TransportFailure>>;
}
