import type { ProviderFile, ProviderFilesPort } from "../../shared-kernel/index.ts";
import type { WriteOutcome } from "../../shared-kernel/write.ts";

/** File of a document. `gone`: the server has no such file. `lost`: it was not downloaded; asking again is safe. */
export type FetchedFile =
  | { readonly kind: "fetched"; readonly file: ProviderFile }
  | { readonly kind: "gone" | "lost" };

/** Dependencies of `fetchDocumentFile`. */
export interface FetchDocumentPorts {
  /** Orders the address of a document for one download. */
  readonly orderAddress: (documentId: string) => Promise<WriteOutcome<string, { readonly kind: string }>>;
  readonly files: Pick<ProviderFilesPort, "fetchFile">;
}

/** Downloads the file of a document into memory. */
export async function fetchDocumentFile(
  { orderAddress, files }: FetchDocumentPorts,
  documentId: string,
): Promise<FetchedFile> {
  const order = await orderAddress(documentId);
  switch (order.kind) {
    case "done": {
      const file = await files.fetchFile(order.value);
      return file === undefined ? { kind: "lost" } : { kind: "fetched", file };
    }
    case "not-done":
      return { kind: order.failure.kind === "document-gone" ? "gone" : "lost" };
    case "found-done":
    case "unknown":
    case "cancelled":
      return { kind: "lost" };
  }
}
