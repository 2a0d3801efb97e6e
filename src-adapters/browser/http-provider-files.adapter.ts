import type { FileAvailability, ProviderFilesPort } from "#domain/shared-kernel/index.ts";

/** Checks files of the provider by HEAD requests: only GET uses up a ticket. */
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
}
