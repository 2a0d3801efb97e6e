import { decimalOf, fail, succeed } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type {
  FinancePort,
  FinancialEntry,
  Payment,
  PaymentOrder,
  PaymentRefusal,
  StartedPayment,
} from "#domain/finance/index.ts";
import { orMalformed, readServiceResponse, readLongList } from "../gateway/service-response.ts";
import type { OperationGateway } from "../gateway/service-response.ts";
import { decodeEntry } from "./decode-entry.ts";
import { decodePayment, decodePaymentRefusal, decodeStartedPayment } from "./decode-payment.ts";

/** Financial entries and payments over SOAP. */
export class SoapFinanceAdapter implements FinancePort {
  readonly #gateway: OperationGateway;

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
  }

  async loadEntries(): Promise<Result<readonly FinancialEntry[], TransportFailure>> {
    return readLongList(await this.#gateway.call("getClientFinancialEntries"), "entries", decodeEntry);
  }

  async startPayment(order: PaymentOrder): Promise<Result<StartedPayment, PaymentRefusal | TransportFailure>> {
    const { idempotencyKey: intentId, entryIds, amount, ownAmount, returnPage } = order;
    const outcome = await this.#gateway.call("startPayment", {
      intentId,
      entryIds,
      amount: decimalOf(amount),
      ...(ownAmount && { ownAmount: "true" }),
      returnPage,
    });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    return refusalCode === undefined
      ? orMalformed(data, decodeStartedPayment(data))
      : fail(decodePaymentRefusal(refusalCode));
  }

  async paymentState(paymentId: string): Promise<Result<Payment | undefined, TransportFailure>> {
    const outcome = await this.#gateway.call("getPaymentState", { paymentId });
    if (outcome.ok && outcome.value.refusalCode === "unknown-payment") return succeed(undefined);
    return readServiceResponse(outcome, decodePayment);
  }
}
