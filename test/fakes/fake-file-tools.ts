import { createHash } from "node:crypto";
import type { ArchivedFile, FileArchivePort, FileDigest, FileDigestPort } from "#domain/documents/index.ts";

export interface FakeFileDigest extends FileDigestPort {
  /** False: the browser cannot compute checksums. */
  isAble: boolean;
  /** Contents of files by address or name. Another file cannot be read. */
  readonly contents: Map<string, Uint8Array>;
}

/** Computes checksums of files in memory. */
export function fakeFileDigest(contents: Readonly<Record<string, Uint8Array>> = {}): FakeFileDigest {
  const computed = ({ isAble, contents: files }: FakeFileDigest, name: string): FileDigest => {
    const bytes = files.get(name);
    if (!isAble) return { kind: "unable" };
    return bytes === undefined ? { kind: "unreadable" } : { kind: "computed", sha256: sha256Of(bytes) };
  };
  return {
    isAble: true,
    contents: new Map(Object.entries(contents)),
    async ofDownload(address) {
      return computed(this, address);
    },
    async ofLocalFile({ name }) {
      return computed(this, name);
    },
  };
}

/** Returns the SHA-256, lower-case hex. */
export const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

export interface FakeFileArchive extends FileArchivePort {
  /** Files of each archive, in order. */
  readonly archives: readonly (readonly ArchivedFile[])[];
  /** False: no archive can be created. */
  isAble: boolean;
}

/** Records the files of each archive; its content is the list of their names. */
export function fakeFileArchive(): FakeFileArchive {
  const archives: (readonly ArchivedFile[])[] = [];
  return {
    archives,
    isAble: true,
    async zip(files) {
      if (!this.isAble) return undefined;
      archives.push(files);
      return new TextEncoder().encode(files.map(({ name }) => name).join("\n"));
    },
  };
}
