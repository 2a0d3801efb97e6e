/** Whether a file of the provider can be downloaded; `unreachable`: the check itself failed. */
export type FileAvailability = "available" | "gone" | "unreachable";

/** A file as the provider sent it. */
export interface ProviderFile {
  /** With its extension: "faktura.pdf". */
  readonly name: string;
  /** MIME type, at most 100 characters. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Files that the provider keeps ready for download, such as duplicates of invoices. */
export interface ProviderFilesPort {
  /** Checks whether the file can be downloaded, without using up its ticket. Never rejects. */
  checkAvailability(address: string): Promise<FileAvailability>;
  /** Fetches the file, once: its ticket may be used up by that. `undefined` where it cannot be had; never rejects. */
  fetchFile(address: string): Promise<ProviderFile | undefined>;
}
