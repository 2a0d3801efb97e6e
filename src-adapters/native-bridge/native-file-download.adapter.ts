import type { FileDownloadPort, NativeBridgePort } from "#domain/device/index.ts";

/**
 * Saves a text through the operator's app, because its web view does not save files of a page. Without an app, saves
 * through `browser`.
 */
export class NativeFileDownloadAdapter implements FileDownloadPort {
  readonly #bridge: Pick<NativeBridgePort, "device" | "saveFile">;
  readonly #browser: FileDownloadPort;

  constructor(bridge: Pick<NativeBridgePort, "device" | "saveFile">, browser: FileDownloadPort) {
    this.#bridge = bridge;
    this.#browser = browser;
  }

  async saveText(name: string, type: string, text: string): Promise<boolean> {
    if (!(await this.#bridge.device()).ok) return this.#browser.saveText(name, type, text);
    return (await this.#bridge.saveFile({ name, type, bytes: new TextEncoder().encode(text) })).ok;
  }
}
