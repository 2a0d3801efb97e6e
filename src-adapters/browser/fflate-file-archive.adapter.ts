import type { ArchivedFile, FileArchivePort } from "#domain/documents/index.ts";

/** Bytes that are processed without a pause: about 5 ms on a slow phone. */
const SLICE_BYTES = 512 * 1024;

/**
 * Creates ZIP files by fflate, which is loaded at the first archive. The files stay uncompressed: PDFs would not
 * shrink.
 */
export class FflateFileArchiveAdapter implements FileArchivePort {
  readonly #page: Pick<Window, "setTimeout">;

  constructor(page: Pick<Window, "setTimeout">) {
    this.#page = page;
  }

  async zip(files: readonly ArchivedFile[]): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      const { Zip, ZipPassThrough } = await import("fflate");
      const parts: Uint8Array[] = [];
      let failure: Error | undefined;
      const zip = new Zip((error, part) => {
        if (error === null) parts.push(part);
        else failure = error;
      });
      for (const { name, bytes } of files) {
        const entry = new ZipPassThrough(name);
        zip.add(entry);
        for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
          entry.push(bytes.subarray(from, from + SLICE_BYTES));
          await this.#pause();
        }
        entry.push(new Uint8Array(), true);
      }
      zip.end();
      return failure === undefined ? joined(parts) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Lets the page respond between two slices. */
  #pause(): Promise<void> {
    return new Promise((resolve) => this.#page.setTimeout(resolve, 0));
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
