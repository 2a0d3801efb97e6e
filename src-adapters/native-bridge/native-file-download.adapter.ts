import type { FileDownloadPort, NativeBridgePort } from "#domain/device/index.ts";

/**
 * Saves a text or bytes through the operator's app, because its web view does not save files of a page. Without an app,
 * saves through `browser`.
 */
export class NativeFileDownloadAdapter implements FileDownloadPort {
  readonly #bridge: Pick<NativeBridgePort, "device" | "saveFile">;
  readonly #browser: FileDownloadPort;

  constructor(bridge: Pick<NativeBridgePort, "device" | "saveFile">, browser: FileDownloadPort) {
    this.#bridge = bridge;
    this.#browser = browser;
  }

  async save(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): Promise<boolean> {
    if (!(await this.#bridge.device()).ok) return this.#browser.save(name, type, content);
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    return (await this.#bridge.saveFile({ name, type, bytes })).ok;
  }
}
