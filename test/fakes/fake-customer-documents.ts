import type {
  CustomerDocument,
  CustomerDocumentsPort,
  DocumentFormatOrder,
  DocumentFormatRefusal,
  DocumentFormatRequest,
} from "#domain/documents/index.ts";
import { fail, succeed, warsawDate, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { Script } from "./script.ts";

export interface FakeCustomerDocuments extends CustomerDocumentsPort {
  readonly script: Script<"loadDocuments" | "requestFormat">;
  /** Documents of the account. */
  documents: readonly CustomerDocument[];
  /** Sent requests for other formats, in order. */
  readonly orders: readonly DocumentFormatOrder[];
}

/** Documents of a provider in memory. A request with a known key gets the first response. */
export function fakeCustomerDocuments(documents: readonly CustomerDocument[] = []): FakeCustomerDocuments {
  const script: FakeCustomerDocuments["script"] = new Script();
  const orders: DocumentFormatOrder[] = [];
  const answers = new Map<string, DocumentFormatRequest>();

  function apply(
    fake: FakeCustomerDocuments,
    { idempotencyKey, documentId, format }: DocumentFormatOrder,
  ): Result<DocumentFormatRequest, DocumentFormatRefusal> {
    const former = answers.get(idempotencyKey);
    if (former !== undefined) return succeed(former);
    const refuse = (code: DocumentFormatRefusal["code"]) =>
      fail<DocumentFormatRefusal>({ kind: "document-format-refused", code });
    const document = fake.documents.find((one) => one.documentId === documentId);
    if (document === undefined) return refuse("unknown-document");
    if (document.formatRequests.some((request) => request.format === format)) return refuse("already-requested");
    const request = {
      number: `ZG/2026/${String(answers.size + 1).padStart(6, "0")}`,
      format,
      requestedAt: Date.parse("2026-11-20T09:12:00+01:00"),
      answerBy: warsawDate("2026-12-04"),
    };
    answers.set(idempotencyKey, request);
    fake.documents = fake.documents.map((one) =>
      one.documentId === documentId ? { ...one, formatRequests: [...one.formatRequests, request] } : one,
    );
    return succeed(request);
  }

  return {
    script,
    documents,
    orders,
    loadDocuments() {
      return script.answer<readonly CustomerDocument[], TransportFailure>("loadDocuments", () =>
        succeed(this.documents),
      );
    },
    requestFormat(order) {
      orders.push(order);
      return script.answer<DocumentFormatRequest, DocumentFormatRefusal | TransportFailure>("requestFormat", () =>
        apply(this, order),
      );
    },
  };
}
