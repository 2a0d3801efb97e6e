/** Availability of a server file; `unreachable`: the check itself failed. */
export type FileAvailability = "available" | "gone" | "unreachable";

/** File as the server sent it. */
export interface ProviderFile {
  /** With its extension: "faktura.pdf". */
  readonly name: string;
  /** MIME type, at most 100 characters. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Files of the server that are ready for download, such as duplicates of invoices. */
export interface ProviderFilesPort {
  /** Checks the availability of the file without using up its ticket. Never rejects. */
  checkAvailability(address: string): Promise<FileAvailability>;
  /**
   * Downloads the file, which may use up its ticket. Resolves with `undefined` when the download fails; never rejects.
   */
  fetchFile(address: string): Promise<ProviderFile | undefined>;
}
