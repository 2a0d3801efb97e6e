import type { CustomerDocument } from "#domain/documents/index.ts";
import { formatFileSize } from "#domain/help/index.ts";

/** Returns type and size of a file: "PDF, 12 kB". */
export function documentFileText({ fileName, bytes }: Pick<CustomerDocument, "fileName" | "bytes">): string {
  const dot = fileName.lastIndexOf(".");
  const parts = [
    ...(dot > 0 ? [fileName.slice(dot + 1).toUpperCase()] : []),
    ...(bytes === undefined ? [] : [formatFileSize(bytes)]),
  ];
  return parts.join(", ");
}
