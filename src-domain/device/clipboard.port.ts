/** The clipboard of the device. */
export interface ClipboardPort {
  /** Resolves with whether the text is on the clipboard now. A browser may refuse; never rejects. */
  write(text: string): Promise<boolean>;
}
