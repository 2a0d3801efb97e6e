import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { CustomerDocument, DocumentFormatRequest } from "../customer-document.ts";
import type { CustomerDocumentsPort, DocumentFormatOrder, DocumentFormatRefusal } from "../documents.port.ts";

/** Dependencies of `requestDocumentFormat`. */
export interface RequestDocumentFormatPorts {
  readonly port: Pick<CustomerDocumentsPort, "requestFormat">;
  /** Re-reads the documents; resolves with `undefined` if the read failed. */
  readonly reload: () => Promise<readonly CustomerDocument[] | undefined>;
}

/**
 * Asks for a document in large print or as plain text (DOC-25). After a lost response it re-reads the documents.
 * Failures: `document-format-refused`.
 */
export function requestDocumentFormat(
  { port, reload }: RequestDocumentFormatPorts,
  order: Omit<DocumentFormatOrder, "idempotencyKey">,
  key: WriteKey,
): Promise<WriteOutcome<DocumentFormatRequest, DocumentFormatRefusal>> {
  const { documentId, format } = order;
  return executeWrite<DocumentFormatRequest, DocumentFormatRefusal>(key, {
    content: [documentId, format],
    send: (idempotencyKey) => port.requestFormat({ idempotencyKey, ...order }),
    verifyApplied: async () => {
      const documents = await reload();
      return documents
        ?.find((document) => document.documentId === documentId)
        ?.formatRequests.some((request) => request.format === format);
    },
  });
}
