import type { FileDigestPort } from "#domain/documents/index.ts";
import { toHex } from "./to-hex.ts";

/**
 * Computes checksums by Web Crypto, which hashes outside the main thread. A page without a secure context has no
 * `subtle`.
 */
export class WebCryptoFileDigestAdapter implements FileDigestPort {
  readonly #subtle: () => Pick<SubtleCrypto, "digest"> | undefined;

  constructor(subtle: () => Pick<SubtleCrypto, "digest"> | undefined) {
    this.#subtle = subtle;
  }

  async sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
    try {
      const digest = await this.#subtle()?.digest("SHA-256", bytes);
      return digest === undefined ? undefined : toHex(new Uint8Array(digest));
    } catch {
      return undefined;
    }
  }
}
