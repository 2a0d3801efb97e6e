import type { InvoiceDetails } from "#domain/finance/invoice-details.ts";
import type { DuplicateOrder, DuplicateRefusal, DuplicateTicket, InvoicesPort } from "#domain/finance/invoices.port.ts";
import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { orMalformed, readServiceResponse } from "../gateway/service-response.ts";
import type { OperationGateway } from "../gateway/service-response.ts";
import { decodeDuplicateRefusal, decodeInvoice, decodeDuplicateTicket } from "./decode-invoice.ts";

/** Invoices with their items and duplicates, over SOAP. */
export class SoapInvoicesAdapter implements InvoicesPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async details(entryId: string): Promise<Result<InvoiceDetails | undefined, TransportFailure>> {
    const outcome = await this.#gateway.call("getInvoiceDetails", { entryId });
    if (outcome.ok && outcome.value.refusalCode === "unknown-entry") return succeed(undefined);
    return readServiceResponse(outcome, decodeInvoice);
  }

  async duplicate({
    idempotencyKey: intentId,
    entryId,
  }: DuplicateOrder): Promise<Result<DuplicateTicket, DuplicateRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("getDownloadToken", { intentId, entryId });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    return refusalCode === undefined
      ? orMalformed(data, decodeDuplicateTicket(data))
      : fail(decodeDuplicateRefusal(refusalCode));
  }
}
