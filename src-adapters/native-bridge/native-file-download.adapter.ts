import type { FileDownloadPort, NativeBridgePort } from "#domain/device/index.ts";

/**
 * Saves a text through the operator's app: its web view does not keep a file that a page makes. A page that has no app
 * around it saves through `browser`.
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
