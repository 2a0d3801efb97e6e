import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { AbandonPaymentOrder, AbandonPaymentRefusal, OpenPayment } from "#domain/finance/open-payment.ts";
import type { OpenPaymentsPort } from "#domain/finance/open-payments.port.ts";
import { isCodeOf, orMalformed, readServiceResponse } from "../gateway/service-response.ts";
import type { OperationGateway } from "../gateway/service-response.ts";
import type { Fields } from "../decoding/fields.ts";
import { decodePayment } from "./decode-payment.ts";

/** A record, so that a code added to the domain and forgotten here does not compile. */
const CODES: Readonly<Record<AbandonPaymentRefusal["code"], true>> = {
  "not-possible": true,
  "unknown-payment": true,
  unknown: true,
};

/**
 * Decodes a pending payment. Leaves out ended and unreadable payments, because the customer can do nothing about them.
 */
export function decodeOpenPayment(item: Fields): OpenPayment | undefined {
  const payment = decodePayment(item);
  if (payment === undefined) return undefined;
  const { state } = payment;
  if (state !== "started" && state !== "processing") {
    item.reportLoss("state", "started or processing");
    return undefined;
  }
  return {
    ...payment,
    state,
    paymentUrl: item.optionalText("paymentUrl"),
    canBeAbandoned: item.flag("canBeAbandoned"),
  };
}

/** Loads and cancels pending payments over SOAP. */
export class SoapOpenPaymentsAdapter implements OpenPaymentsPort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async load(): Promise<Result<readonly OpenPayment[], TransportFailure>> {
    return readServiceResponse(await this.#gateway.call("getOpenPayments"), (data) =>
      data.requiredList("payments", decodeOpenPayment),
    );
  }

  async abandon({
    idempotencyKey: intentId,
    paymentId,
  }: AbandonPaymentOrder): Promise<Result<"abandoned", AbandonPaymentRefusal | TransportFailure>> {
    const outcome = await this.#gateway.call("abandonPayment", { intentId, paymentId });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    if (refusalCode !== undefined)
      return fail({ kind: "abandon-refused", code: isCodeOf(CODES, refusalCode) ? refusalCode : "unknown" });
    return orMalformed(data, data.optionalText("paymentId") === paymentId ? "abandoned" : undefined);
  }
}
