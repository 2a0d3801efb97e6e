/** Saves files that the portal has made, such as calendar files, CSV and archives, on the customer's device. */
export interface FileDownloadPort {
  /** Saves a text or bytes as a file; `type` is its MIME type. Resolves with true if it is saved; never rejects. */
  save(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): Promise<boolean>;
}
