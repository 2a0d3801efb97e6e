/** Where copied text goes. */
export interface Clipboard {
  /** Whether the text is on the clipboard now; a browser may refuse. */
  write(text: string): Promise<boolean>;
}

/** The browser's clipboard. */
export class BrowserClipboard implements Clipboard {
  readonly #navigator: Navigator;

  constructor(navigator: Navigator) {
    this.#navigator = navigator;
  }

  async write(text: string): Promise<boolean> {
    try {
      await this.#navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  }
}
