import type { CustomerDocument } from "../customer-document.ts";
import type { FileDigest, FileDigestPort, LocalFile } from "../file-digest.port.ts";
import type { FetchDocumentPorts } from "./fetch-document-file.ts";

/**
 * Result of comparing a file with the delivered one (DOC-23). Reasons why it could not be checked: `no-checksum`: the
 * server gave none; `gone`, `lost`: the file was not downloaded; `unreadable`: the file of the customer was not read;
 * `no-digest`: the browser cannot compute checksums.
 */
export type DocumentCheck =
  | { readonly kind: "unchanged" | "changed" }
  | {
      readonly kind: "unverifiable";
      readonly why: "no-checksum" | "gone" | "lost" | "unreadable" | "no-digest";
    };

/** Dependencies of `checkDocument`. */
export interface CheckDocumentPorts extends Pick<FetchDocumentPorts, "orderAddress"> {
  readonly digest: FileDigestPort;
}

const unverifiable = (why: Extract<DocumentCheck, { readonly kind: "unverifiable" }>["why"]): DocumentCheck => ({
  kind: "unverifiable",
  why,
});

/** Downloads a document and compares it with the delivered file. */
export async function checkDocument(
  { digest, orderAddress }: CheckDocumentPorts,
  { documentId, sha256 }: Pick<CustomerDocument, "documentId" | "sha256">,
): Promise<DocumentCheck> {
  if (sha256 === undefined) return unverifiable("no-checksum");
  const order = await orderAddress(documentId);
  switch (order.kind) {
    case "done":
      return compareDigest(await digest.ofDownload(order.value), sha256, "lost");
    case "not-done":
      return unverifiable(order.failure.kind === "document-gone" ? "gone" : "lost");
    case "found-done":
    case "unknown":
    case "cancelled":
      return unverifiable("lost");
  }
}

/** Compares a file of the customer with the delivered one. */
export async function checkLocalFile(
  { digest }: Pick<CheckDocumentPorts, "digest">,
  { sha256 }: Pick<CustomerDocument, "sha256">,
  file: LocalFile,
): Promise<DocumentCheck> {
  return sha256 === undefined
    ? unverifiable("no-checksum")
    : compareDigest(await digest.ofLocalFile(file), sha256, "unreadable");
}

function compareDigest(digest: FileDigest, sha256: string, whyUnreadable: "lost" | "unreadable"): DocumentCheck {
  switch (digest.kind) {
    case "computed":
      return { kind: digest.sha256 === sha256 ? "unchanged" : "changed" };
    case "unreadable":
      return unverifiable(whyUnreadable);
    case "unable":
      return unverifiable("no-digest");
  }
}
