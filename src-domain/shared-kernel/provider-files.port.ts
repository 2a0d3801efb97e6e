/** Whether a file of the provider can be downloaded; `unreachable`: the check itself failed. */
export type FileAvailability = "available" | "gone" | "unreachable";

/** Files that the provider keeps ready for download, such as duplicates of invoices. */
export interface ProviderFilesPort {
  /** Checks whether the file can be downloaded, without using up its ticket. Never rejects. */
  checkAvailability(address: string): Promise<FileAvailability>;
}
