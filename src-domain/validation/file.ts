import { complain, unless, type Rule } from "./verdict.ts";

export type FileKey = "fileEmpty" | "fileTooBig";

const MEGABYTE = 1_000_000;

/** A file: not empty, at most so many megabytes of 1,000,000 bytes; takes its size in bytes (VAL-13). */
export function fileSize(megabytes = 5): Rule<number, FileKey> {
  return (bytes) =>
    bytes === 0 ? complain("fileEmpty") : unless(bytes <= megabytes * MEGABYTE, "fileTooBig", { megabytes });
}
