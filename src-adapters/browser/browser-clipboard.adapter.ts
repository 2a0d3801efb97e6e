import type { ClipboardPort } from "#domain/device/index.ts";

/** The browser's clipboard; `navigator.clipboard` is missing on pages without HTTPS. */
export class BrowserClipboardAdapter implements ClipboardPort {
  readonly #navigator: { readonly clipboard?: Pick<Clipboard, "writeText"> };

  constructor(navigator: { readonly clipboard?: Pick<Clipboard, "writeText"> }) {
    this.#navigator = navigator;
  }

  async write(text: string): Promise<boolean> {
    if (this.#navigator.clipboard === undefined) return false;
    try {
      await this.#navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  }
}
