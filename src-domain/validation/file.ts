import { ruleViolation, violationUnless, type Rule } from "./verdict.ts";

export type FileKey = "fileEmpty" | "fileTooBig";

/** Bytes of a megabyte as the specification counts it (VAL-13). */
const MEGABYTE = 1_000_000;

/** Requires a file that is not empty and has at most `megabytes`; validates its size in bytes (VAL-13). */
export function fileSize(megabytes = 5): Rule<number, FileKey> {
  return (bytes) =>
    bytes === 0
      ? ruleViolation("fileEmpty")
      : violationUnless(bytes <= megabytes * MEGABYTE, "fileTooBig", { megabytes });
}
