import { fileSize, xmlText } from "../validation/index.ts";
import type { FileRules } from "./contact-form.ts";
import { endingOf, fileKindByContent, fileKindByName, type FileKind } from "./file-kind.ts";

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

/** Characters that a file name cannot have everywhere, invisible ones, and those that reverse the reading direction. */
const UNSAFE_CHARACTERS = /[\p{C}<>:"|?*]/gu;

/** Ending as a program would read it. */
const PROGRAM_ENDING = /\.[a-z][a-z0-9]{0,4}$/iu;

/**
 * Returns the name under which a file is sent: without a path, without characters that the customer cannot see, and
 * with the ending of its content, because the recipient's computer opens it by its ending (VAL-13). `kind` is
 * `undefined` for a file that is not sent.
 */
export function sendableName(name: string, kind: FileKind | undefined): string {
  const base = xmlText(name, "_")
    .replace(/^.*[/\\]/su, "")
    .replace(UNSAFE_CHARACTERS, "_");
  if (kind === undefined || fileKindByName(base) === kind) return base;
  return `${base.replace(PROGRAM_ENDING, "") || "plik"}.${endingOf(kind)}`;
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
