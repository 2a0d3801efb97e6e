/** Clipboard of the device. */
export interface ClipboardPort {
  /** Writes a text. Resolves with false if the browser refuses; never rejects. */
  write(text: string): Promise<boolean>;
}
