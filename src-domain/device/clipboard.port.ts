/** Clipboard of the device. */
export interface ClipboardPort {
  /** Writes a text and resolves with whether it succeeded. A browser may refuse; never rejects. */
  write(text: string): Promise<boolean>;
}
