import type { CustomerDocument } from "../customer-document.ts";
import type { FileDigestPort } from "../file-digest.port.ts";
import type { FetchedFile } from "./fetch-document-file.ts";

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
export interface CheckDocumentPorts {
  readonly digest: FileDigestPort;
  readonly fetchFile: (documentId: string) => Promise<FetchedFile>;
}

/** Downloads a document and compares it with the delivered file. */
export async function checkDocument(
  { digest, fetchFile }: CheckDocumentPorts,
  { documentId, sha256 }: Pick<CustomerDocument, "documentId" | "sha256">,
): Promise<DocumentCheck> {
  if (sha256 === undefined) return { kind: "unverifiable", why: "no-checksum" };
  const fetched = await fetchFile(documentId);
  if (fetched.kind !== "fetched") return { kind: "unverifiable", why: fetched.kind };
  return compareFile({ digest }, sha256, fetched.file.bytes);
}

/** Compares a file that the customer has with the delivered one. `read` resolves with `undefined` if it is unreadable. */
export async function checkOwnFile(
  { digest }: Pick<CheckDocumentPorts, "digest">,
  { sha256 }: Pick<CustomerDocument, "sha256">,
  read: () => Promise<Uint8Array<ArrayBuffer> | undefined>,
): Promise<DocumentCheck> {
  if (sha256 === undefined) return { kind: "unverifiable", why: "no-checksum" };
  const bytes = await read();
  return bytes === undefined ? { kind: "unverifiable", why: "unreadable" } : compareFile({ digest }, sha256, bytes);
}

async function compareFile(
  { digest }: Pick<CheckDocumentPorts, "digest">,
  sha256: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<DocumentCheck> {
  const found = await digest.sha256(bytes);
  if (found === undefined) return { kind: "unverifiable", why: "no-digest" };
  return { kind: found === sha256 ? "unchanged" : "changed" };
}
