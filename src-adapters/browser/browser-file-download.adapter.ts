import type { FileDownloadPort } from "#domain/device/index.ts";

/** Lifetime of the object URL of a file (ms). No event says when the browser has read the file. */
export const OBJECT_URL_LIFETIME_MS = 60_000;

/** Offers a text or bytes as a download. */
export class BrowserFileDownloadAdapter implements FileDownloadPort {
  readonly #page: Pick<Window, "document" | "setTimeout">;

  constructor(page: Pick<Window, "document" | "setTimeout">) {
    this.#page = page;
  }

  async save(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): Promise<boolean> {
    const { document } = this.#page;
    try {
      const address = URL.createObjectURL(new Blob([content], { type }));
      this.#page.setTimeout(() => URL.revokeObjectURL(address), OBJECT_URL_LIFETIME_MS);
      const link = document.createElement("a");
      link.href = address;
      link.download = name;
      document.body.append(link);
      link.click();
      link.remove();
      return true;
    } catch {
      return false;
    }
  }
}
