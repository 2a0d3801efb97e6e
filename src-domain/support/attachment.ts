import { fileSize, xmlText } from "../validation/index.ts";
import type { FileRules } from "./contact-form.ts";
import { fileKindByContent, fileKindByName } from "./file-kind.ts";

/**
 * Why a file is not taken. `wrongContent`: its name says that it is one of those that are, and what is in it does not.
 */
export type FileProblem = "empty" | "tooBig" | "wrongKind" | "wrongContent";

/** A file that was picked, as far as it was looked into. */
export interface InspectedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Its first bytes (`HEAD_BYTES`). */
  readonly head: Uint8Array;
}

/**
 * Why a file is not taken into a field; `undefined` when it is. It is told by its content, never by its name (VAL-13).
 */
export function fileProblem(
  { name, size, head }: InspectedFile,
  { megabytes, kinds }: FileRules,
): FileProblem | undefined {
  const verdict = fileSize(megabytes)(size);
  if (verdict !== "valid") return verdict.key === "fileEmpty" ? "empty" : "tooBig";
  const kind = fileKindByContent(head);
  if (kind !== undefined && kinds.includes(kind)) return undefined;
  const claimed = fileKindByName(name);
  return claimed !== undefined && kinds.includes(claimed) ? "wrongContent" : "wrongKind";
}

/**
 * A file's name as it can be sent: what XML cannot carry stands as `_`, for nobody can take it out of a name that they
 * do not see.
 */
export function sendableName(name: string): string {
  return xmlText(name, "_");
}

/**
 * Bytes of a file that travel in one message: with what is around them they stay below what a provider takes at once.
 */
export const PIECE_BYTES = 150_000;

/** Where the piece ends that begins at `from`. */
export function pieceEnd(from: number, size: number): number {
  return Math.min(from + PIECE_BYTES, size);
}

/** How much of all files has arrived, in whole percent; a hundred only when all has. */
export function uploadPercent(arrived: number, all: number): number {
  return all <= 0 ? 100 : Math.max(0, Math.min(100, Math.floor((arrived / all) * 100)));
}
