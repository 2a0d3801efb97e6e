import { archiveFileNames } from "../archive-file-names.ts";
import type { CustomerDocument } from "../customer-document.ts";
import type { ArchivedFile, FileArchivePort } from "../file-archive.port.ts";
import type { FetchedFile } from "./fetch-document-file.ts";

/** Dependencies of `archiveDocuments`. */
export interface ArchiveDocumentsPorts {
  readonly fetchFile: (documentId: string) => Promise<FetchedFile>;
  readonly archive: FileArchivePort;
  /** Called before each download with the number of finished ones. */
  readonly onProgress: (finished: number) => void;
  /** Returns true once the customer has cancelled. */
  readonly isCancelled: () => boolean;
}

/** Result of `archiveDocuments`. `failed` lists the documents that are not in the archive. */
export type ArchiveResult =
  | {
      readonly kind: "archived";
      readonly content: Uint8Array<ArrayBuffer>;
      readonly count: number;
      readonly failed: readonly CustomerDocument[];
    }
  | { readonly kind: "nothing-fetched"; readonly failed: readonly CustomerDocument[] }
  | { readonly kind: "not-archived" | "cancelled" };

/**
 * Downloads documents one by one and puts them into one archive. A failed download does not lose the others (DOC-24).
 */
export async function archiveDocuments(
  { fetchFile, archive, onProgress, isCancelled }: ArchiveDocumentsPorts,
  documents: readonly CustomerDocument[],
): Promise<ArchiveResult> {
  const names = archiveFileNames(documents.map(({ fileName }) => fileName));
  const files: ArchivedFile[] = [];
  const failed: CustomerDocument[] = [];
  for (const [index, document] of documents.entries()) {
    onProgress(index);
    const fetched = await fetchFile(document.documentId);
    if (isCancelled()) return { kind: "cancelled" };
    if (fetched.kind === "fetched") files.push({ name: names[index] ?? document.fileName, bytes: fetched.file.bytes });
    else failed.push(document);
  }
  onProgress(documents.length);
  if (files.length === 0) return { kind: "nothing-fetched", failed };
  const content = await archive.zip(files);
  if (isCancelled()) return { kind: "cancelled" };
  return content === undefined ? { kind: "not-archived" } : { kind: "archived", content, count: files.length, failed };
}
