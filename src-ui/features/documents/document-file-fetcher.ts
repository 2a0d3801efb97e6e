import {
  fetchDocumentFile,
  type FetchDocumentPorts,
  type FetchedFile,
} from "#domain/documents/use-cases/fetch-document-file.ts";
import { isDownloadAddress } from "#domain/finance/invoice-duplicate.ts";
import { orderDocument } from "#domain/offers/use-cases/order-document.ts";
import { IdempotencyKeyIssuer } from "#domain/shared-kernel/write.ts";
import { reportHandledError } from "#domain/shared-kernel/report-handled-error.ts";
import type { DocumentDownloadsDependencies } from "#ui/stores/offers/document-downloads.ts";

/** Returns a function that orders the address of a document for one download. */
export function documentAddressOrder({
  sales,
  files,
  origin,
  idempotencyKeys,
}: DocumentDownloadsDependencies): FetchDocumentPorts["orderAddress"] {
  const ports = { sales, files, isDownloadAddress: (address: string) => isDownloadAddress(address, origin) };
  return (documentId) => orderDocument(ports, documentId, new IdempotencyKeyIssuer(idempotencyKeys));
}

/** Returns a function that downloads the file of a document into memory. It never rejects. */
export function documentFileFetcher(
  dependencies: DocumentDownloadsDependencies,
): (documentId: string) => Promise<FetchedFile> {
  const ports = { orderAddress: documentAddressOrder(dependencies), files: dependencies.files };
  return (documentId) =>
    fetchDocumentFile(ports, documentId).catch((error: unknown) => {
      reportHandledError(error);
      return { kind: "lost" };
    });
}
