import type { InvoiceDetails } from "#domain/finance/invoice.ts";
import type { DuplicateOrder, DuplicateRefusal, DuplicateTicket, InvoicesPort } from "#domain/finance/invoices.port.ts";
import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { orMalformed, readAnswer } from "../gateway/answer.ts";
import type { SoapCaller } from "../gateway/answer.ts";
import { decodeDuplicateRefusal, decodeInvoice, decodeTicket } from "./decode-invoice.ts";

/** Single invoices, with their items and duplicates, over SOAP. */
export class SoapInvoicesAdapter implements InvoicesPort {
  readonly #caller: SoapCaller;

  constructor(caller: SoapCaller) {
    this.#caller = caller;
  }

  async details(entryId: string): Promise<Result<InvoiceDetails | undefined, TransportFailure>> {
    const outcome = await this.#caller.call("getInvoiceDetails", { entryId });
    if (outcome.ok && outcome.value.refusalCode === "unknown-entry") return succeed(undefined);
    return readAnswer(outcome, decodeInvoice);
  }

  async duplicate({
    intentId,
    entryId,
  }: DuplicateOrder): Promise<Result<DuplicateTicket, DuplicateRefusal | TransportFailure>> {
    const outcome = await this.#caller.call("getDownloadToken", { intentId, entryId });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    return refusalCode === undefined ? orMalformed(decodeTicket(data)) : fail(decodeDuplicateRefusal(refusalCode));
  }
}
