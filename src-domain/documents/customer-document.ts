import type { Instant, WarsawDate } from "../shared-kernel/index.ts";

/** Kinds of documents in the order of display; `other` for a kind that the portal does not know (DOC-20). */
export const DOCUMENT_KINDS = [
  "contract",
  "summary",
  "price-list",
  "terms",
  "order",
  "receipt",
  "notice",
  "invoice",
  "other",
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/**
 * Channel on which a document was sent. A message in the portal is none of them (CJEU C-375/15). `unknown`: a channel
 * that the portal does not know.
 */
export type DeliveryChannel = "email" | "sms" | "post" | "unknown";

/** Delivery of a document to the customer. */
export interface DocumentDelivery {
  readonly channel: DeliveryChannel;
  /** Masked address; `undefined` if the server does not say. */
  readonly recipient: string | undefined;
  readonly at: Instant;
}

/** Formats on request, free of charge (PKE art. 291). */
export const DOCUMENT_FORMATS = ["large-print", "plain-text"] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** Open request for a document in another format. */
export interface DocumentFormatRequest {
  readonly number: string;
  readonly format: DocumentFormat;
  readonly requestedAt: Instant;
  /** Last day on which the document is sent in this format; `undefined` if not promised. */
  readonly answerBy: WarsawDate | undefined;
}

/** Document of the account (DOC-20). */
export interface CustomerDocument {
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly name: string;
  readonly number: string | undefined;
  readonly contractNumber: string | undefined;
  readonly issuedOn: WarsawDate;
  /** First day in force; `undefined` for a document without one, such as a receipt. */
  readonly validFrom: WarsawDate | undefined;
  /** Last day in force; `undefined` without an end. */
  readonly validTo: WarsawDate | undefined;
  readonly fileName: string;
  readonly bytes: number | undefined;
  /** SHA-256 of the file as delivered, lower-case hex; `undefined` if the file cannot be checked. */
  readonly sha256: string | undefined;
  /** The earliest first. */
  readonly deliveries: readonly DocumentDelivery[];
  /** True if the server has sent deliveries that the portal cannot read: `deliveries` is not all then. */
  readonly hasUnreadDeliveries: boolean;
  readonly formatRequests: readonly DocumentFormatRequest[];
}
