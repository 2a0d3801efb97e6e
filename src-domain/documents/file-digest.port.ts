/** Computes checksums of files (DOC-23). */
export interface FileDigestPort {
  /**
   * Computes the SHA-256, lower-case hex, without blocking the page. Resolves with `undefined` where the browser cannot;
   * never rejects.
   */
  sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined>;
}
