import { fileNameOf } from "#domain/device/file-name.ts";
import type { FileAvailability, ProviderFile, ProviderFilesPort } from "#domain/shared-kernel/index.ts";

/** Longest MIME type that the native bridge accepts, in characters (docs/contract/native-bridge.schema.json). */
const MAX_TYPE_LENGTH = 100;

/** Files of the server over HTTP. A HEAD request does not use up the ticket. */
export class HttpProviderFilesAdapter implements ProviderFilesPort {
  readonly #fetch: typeof fetch;

  constructor(page: { readonly fetch: typeof fetch }) {
    this.#fetch = (input, init) => page.fetch(input, init);
  }

  async checkAvailability(address: string): Promise<FileAvailability> {
    try {
      const { ok, status } = await this.#fetch(address, {
        method: "HEAD",
        cache: "no-store",
        credentials: "same-origin",
      });
      if (ok) return "available";
      return status >= 400 && status < 500 ? "gone" : "unreachable";
    } catch {
      return "unreachable";
    }
  }

  async fetchFile(address: string): Promise<ProviderFile | undefined> {
    try {
      const response = await this.#fetch(address, { cache: "no-store" });
      if (!response.ok) return undefined;
      const { headers } = response;
      return {
        name: fileNameOf(headers.get("Content-Disposition") ?? "", new URL(address).pathname),
        type: headers.get("Content-Type")?.slice(0, MAX_TYPE_LENGTH) || "application/octet-stream",
        bytes: new Uint8Array(await response.arrayBuffer()),
      };
    } catch {
      return undefined;
    }
  }
}
