/** Saves files that the portal has made, such as calendar files and CSV, on the customer's device. */
export interface FileDownloadPort {
  /** Saves a text as a file; `type` is its MIME type. Resolves with true if it is saved; never rejects. */
  saveText(name: string, type: string, text: string): Promise<boolean>;
}
