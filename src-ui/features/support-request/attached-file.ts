import type { FileViolation } from "#domain/support/index.ts";

/** The members of a browser's `File` that are used. */
export interface FileSource {
  readonly name: string;
  readonly size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/**
 * Problem of a file that cannot be sent. `tooMany`: others were picked before it; `unreadable`: it was moved or changed
 * after it was picked; `refused`: the server does not accept it.
 */
export type AttachedFileProblem = FileViolation | "tooMany" | "unreadable" | "refused";

/** A file of a field. */
export interface AttachedFile {
  readonly id: string;
  readonly field: string;
  readonly name: string;
  readonly size: number;
  /** Bytes that the server has. */
  readonly arrived: number;
  readonly problem: AttachedFileProblem | undefined;
}

/** Returns true if the server has the whole file. */
export function isFullyUploaded({ arrived, size }: AttachedFile): boolean {
  return arrived === size;
}

/** Reads bytes of a file; resolves with `undefined` when they cannot be read. */
export async function readBytes(source: FileSource, from: number, to: number): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await source.slice(from, to).arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Returns a file as one line of a draft; `parseDraftLine` reads it. */
export function toDraftLine({ id, size, field, name }: AttachedFile): string {
  return [id, size, field, name].join("\n");
}

/** Reads a file that has arrived from a line of a draft; returns no file for any other line. */
export function parseDraftLine(line: string): readonly AttachedFile[] {
  const [id = "", size = "", field, ...name] = line.split("\n");
  const bytes = Number(size);
  return field === undefined || id === "" || !Number.isInteger(bytes) || bytes <= 0
    ? []
    : [{ id, field, name: name.join("\n"), size: bytes, arrived: bytes, problem: undefined }];
}
