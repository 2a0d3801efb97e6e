import type { CustomerDocument } from "#domain/documents/index.ts";
import { measureFileSize } from "#domain/help/index.ts";
import { formatMeasure } from "#ui/shared/format-measure.ts";

/** Returns type and size of a file: "PDF, 12 kB". */
export function documentFileText({ fileName, bytes }: Pick<CustomerDocument, "fileName" | "bytes">): string {
  const dot = fileName.lastIndexOf(".");
  const parts = [
    ...(dot > 0 ? [fileName.slice(dot + 1).toUpperCase()] : []),
    ...(bytes === undefined ? [] : [formatMeasure(measureFileSize(bytes))]),
  ];
  return parts.join(", ");
}
