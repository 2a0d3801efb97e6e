import type { ClipboardPort } from "#domain/device/index.ts";

export interface FakeClipboard extends ClipboardPort {
  /** Text on the clipboard; empty at first. */
  readonly text: string;
}

/** Clipboard in memory; with `isDenied` it accepts no text. */
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
