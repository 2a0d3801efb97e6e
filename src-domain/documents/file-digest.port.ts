/** File on the customer's device. */
export interface LocalFile {
  readonly name: string;
}

/**
 * Checksum of a file. `unreadable`: the file could not be read or downloaded. `unable`: the browser cannot compute it.
 */
export type FileDigest =
  | { readonly kind: "computed"; readonly sha256: string }
  | { readonly kind: "unreadable" | "unable" };

/** Computes the SHA-256 of files, lower-case hex, without blocking the page (DOC-23, DOC-26). Never rejects. */
export interface FileDigestPort {
  /** Downloads the file of an address, which may use up its ticket. */
  ofDownload(address: string): Promise<FileDigest>;
  ofLocalFile(file: LocalFile): Promise<FileDigest>;
}
