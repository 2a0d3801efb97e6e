import { createHash } from "node:crypto";
import type { ArchivedFile, FileArchivePort, FileDigestPort } from "#domain/documents/index.ts";

export interface FakeFileDigest extends FileDigestPort {
  /** False: the browser cannot compute checksums. */
  isAble: boolean;
}

/** Computes checksums with Node. */
export function fakeFileDigest(): FakeFileDigest {
  return {
    isAble: true,
    async sha256(bytes) {
      return this.isAble ? createHash("sha256").update(bytes).digest("hex") : undefined;
    },
  };
}

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
