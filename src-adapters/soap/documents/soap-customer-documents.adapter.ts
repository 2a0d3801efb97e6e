import type {
  CustomerDocument,
  CustomerDocumentsPort,
  DocumentFormatOrder,
  DocumentFormatRefusal,
} from "#domain/documents/index.ts";
import { fail, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { isCodeOf, orMalformed, readServiceResponse, type OperationGateway } from "../gateway/service-response.ts";
import { decodeCustomerDocument, decodeFormatRequest, FORMAT_CODES } from "./decode-customer-document.ts";

/** A record, so that a code added to the domain and forgotten here does not compile. */
const CODES: Readonly<Record<DocumentFormatRefusal["code"], true>> = {
  "unknown-document": true,
  "already-requested": true,
  unknown: true,
};

/** Loads the documents of the account and asks for other formats, over SOAP. */
export class SoapCustomerDocumentsAdapter implements CustomerDocumentsPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async loadDocuments(): Promise<Result<readonly CustomerDocument[], TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getDocuments"), (data) =>
      data.list("documents", decodeCustomerDocument),
    );
  }

  async requestFormat({
    idempotencyKey: intentId,
    documentId,
    format,
  }: DocumentFormatOrder): ReturnType<CustomerDocumentsPort["requestFormat"]> {
    const outcome = await this.#gateway.call("requestDocumentFormat", {
      intentId,
      documentId,
      format: FORMAT_CODES[format],
    });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    if (refusalCode !== undefined)
      return fail({ kind: "document-format-refused", code: isCodeOf(CODES, refusalCode) ? refusalCode : "unknown" });
    const request = data.decodeChild("formatRequest", decodeFormatRequest);
    // A response about another document or format is malformed.
    const isSame = data.optionalText("documentId") === documentId && request?.format === format;
    return orMalformed(data, isSame ? request : undefined);
  }
}
