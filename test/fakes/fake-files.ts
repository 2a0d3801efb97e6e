import type { FileDownloadPort } from "#domain/device/index.ts";
import type { FileAvailability, ProviderFilesPort } from "#domain/shared-kernel/index.ts";

export interface FakeProviderFiles extends ProviderFilesPort {
  /** Availability of every file. */
  availability: FileAvailability;
  /** Checked addresses, in order. */
  readonly checked: readonly string[];
}

/** Files of a provider, all available at first. */
export function fakeProviderFiles(): FakeProviderFiles {
  const checked: string[] = [];
  return {
    availability: "available",
    checked,
    async checkAvailability(address) {
      checked.push(address);
      return this.availability;
    },
    async fetchFile(address) {
      if (this.availability !== "available") return undefined;
      const name = address.slice(address.lastIndexOf("/") + 1);
      return { name, type: "application/pdf", bytes: new TextEncoder().encode(name) };
    },
  };
}

export interface SavedText {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export interface FakeFileDownload extends FileDownloadPort {
  /** Saved texts, in order. */
  readonly saved: readonly SavedText[];
}

/** Stores saved files in memory, as texts; with `isFull` it saves none. */
export function fakeFileDownload({ isFull = false } = {}): FakeFileDownload {
  const saved: SavedText[] = [];
  return {
    saved,
    async save(name, type, content) {
      const text = typeof content === "string" ? content : new TextDecoder().decode(content);
      if (!isFull) saved.push({ name, type, text });
      return !isFull;
    },
  };
}
