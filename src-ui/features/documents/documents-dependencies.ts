import type { CustomerDocumentsPort, FileArchivePort, FileDigestPort } from "#domain/documents/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { CustomerDocumentsStore } from "#ui/stores/documents/customer-documents.store.ts";
import type { DocumentDownloadsDependencies } from "#ui/stores/offers/document-downloads.ts";

/** Dependencies of the page of documents. */
export interface CustomerDocumentsDependencies extends DocumentDownloadsDependencies {
  readonly port: Pick<CustomerDocumentsPort, "requestFormat">;
  readonly store: CustomerDocumentsStore;
  readonly digest: FileDigestPort;
  readonly archive: FileArchivePort;
  readonly today: { readonly today: WarsawDate };
  /** Saves a file on the device. Resolves with true if it was saved. */
  readonly saveFile: (name: string, type: string, content: Uint8Array<ArrayBuffer>) => Promise<boolean>;
}
