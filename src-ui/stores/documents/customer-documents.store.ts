import type { CustomerDocument, CustomerDocumentsPort, DocumentFormatRequest } from "#domain/documents/index.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { RefreshedValue } from "../refreshed-value.ts";

/** Documents of the account (DOC-20). */
export class CustomerDocumentsStore {
  readonly documents: RefreshedValue<readonly CustomerDocument[]>;

  constructor(port: Pick<CustomerDocumentsPort, "loadDocuments">, clock: ClockPort) {
    this.documents = new RefreshedValue(() => port.loadDocuments(), clock);
  }

  /** Adds a request for another format that the server has registered. */
  addFormatRequest(documentId: string, request: DocumentFormatRequest): void {
    const known = this.documents.known;
    if (known === undefined) return;
    this.documents.replace(
      known.map((document) =>
        document.documentId === documentId
          ? { ...document, formatRequests: [...document.formatRequests, request] }
          : document,
      ),
    );
  }
}
