import type { ProviderFilesPort } from "../../shared-kernel/index.ts";
import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { DocumentRefusal, DocumentTicket, SalesPort } from "../offers.port.ts";

/** Dependencies of `orderDocument`. */
export interface OrderDocumentPorts {
  readonly sales: Pick<SalesPort, "requestDocument">;
  readonly files: Pick<ProviderFilesPort, "checkAvailability">;
  /** Returns true if files may be downloaded from this address. */
  readonly isDownloadAddress: (address: string) => boolean;
}

/** The document does not exist or cannot be downloaded. */
export interface DocumentGone {
  readonly kind: "document-gone";
}

const LOST = { kind: "unknown", failure: { kind: "unreachable" } } as const;
const GONE = { kind: "not-done", failure: { kind: "document-gone" } } as const;

/**
 * Orders the address of a document for one download (OFFER-04). Resolves with the address once the file is available.
 * Failures: `document-gone`; an unknown outcome when the order failed otherwise, or the check of the file got no
 * response.
 */
export async function orderDocument(
  { sales, files, isDownloadAddress }: OrderDocumentPorts,
  documentId: string,
  key: WriteKey,
): Promise<WriteOutcome<string, DocumentGone>> {
  const outcome = await executeWrite<DocumentTicket, DocumentRefusal>(key, {
    content: [documentId],
    send: (idempotencyKey) => sales.requestDocument({ idempotencyKey, documentId }),
    // No `verifyApplied`: no query shows whether an address was issued.
  });
  switch (outcome.kind) {
    case "done":
      break;
    case "not-done":
      // Another failure says nothing about the document, such as a busy server.
      return outcome.failure.kind === "document-refused" ? GONE : LOST;
    case "unknown":
      return LOST;
    case "found-done":
    case "cancelled":
      return outcome;
  }
  const { address } = outcome.value;
  if (!isDownloadAddress(address)) return GONE;
  switch (await files.checkAvailability(address)) {
    case "available":
      return { kind: "done", value: address };
    case "gone":
      return GONE;
    case "unreachable":
      return LOST;
  }
}
