/** File of an archive. */
export interface ArchivedFile {
  /** Name in the archive, unique. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Puts files into one archive (DOC-24). */
export interface FileArchivePort {
  /** Creates a ZIP without blocking the page. Resolves with `undefined` on failure; never rejects. */
  zip(files: readonly ArchivedFile[]): Promise<Uint8Array<ArrayBuffer> | undefined>;
}
