import type { ClipboardPort } from "#domain/device/index.ts";

export interface FakeClipboard extends ClipboardPort {
  /** The text on the clipboard; empty at first. */
  readonly text: string;
}

/** A clipboard in memory; with `isDenied` it takes no text. */
export function fakeClipboard({ isDenied = false } = {}): FakeClipboard {
  let copiedText = "";
  return {
    get text() {
      return copiedText;
    },
    async write(text) {
      if (!isDenied) copiedText = text;
      return !isDenied;
    },
  };
}
