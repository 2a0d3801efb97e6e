import { fileSize, xmlText } from "../validation/index.ts";
import type { FileRules } from "./contact-form.ts";
import { fileKindByContent, fileKindByName } from "./file-kind.ts";

/**
 * Reason why a file is rejected. `wrongContent`: the name claims an allowed kind, but the content does not match it.
 */
export type FileViolation = "empty" | "tooBig" | "wrongKind" | "wrongContent";

/** Selected file with the data that the check needs. */
export interface InspectedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** First bytes of the file (`HEAD_BYTES`). */
  readonly head: Uint8Array;
}

/**
 * Returns the reason why a field rejects a file; `undefined` when it accepts it. The content decides, not the name
 * (VAL-13).
 */
export function fileViolation(
  { name, size, head }: InspectedFile,
  { megabytes, kinds }: FileRules,
): FileViolation | undefined {
  const verdict = fileSize(megabytes)(size);
  if (verdict !== "valid") return verdict.key === "fileEmpty" ? "empty" : "tooBig";
  const kind = fileKindByContent(head);
  if (kind !== undefined && kinds.includes(kind)) return undefined;
  const claimed = fileKindByName(name);
  return claimed !== undefined && kinds.includes(claimed) ? "wrongContent" : "wrongKind";
}

/**
 * Replaces characters of a file name that XML cannot carry by `_`, because the customer cannot see them and so could
 * not remove them.
 */
export function sendableName(name: string): string {
  return xmlText(name, "_");
}

/** Bytes of a file per message; with the envelope the message stays below the server's limit. */
export const PIECE_BYTES = 150_000;

/** Returns the end of the piece that begins at `from`. */
export function pieceEnd(from: number, size: number): number {
  return Math.min(from + PIECE_BYTES, size);
}

/** Returns the upload progress of all files, whole per cent; 100 only when all bytes have arrived. */
export function uploadPercent(arrived: number, all: number): number {
  return all <= 0 ? 100 : Math.max(0, Math.min(100, Math.floor((arrived / all) * 100)));
}
