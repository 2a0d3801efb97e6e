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
import { orMalformed, readAnswer, readLongList } from "../gateway/answer.ts";
import type { SoapCaller } from "../gateway/answer.ts";
import { decodeEntry } from "./decode-entry.ts";
import { decodePayment, decodePaymentRefusal, decodeStartedPayment } from "./decode-payment.ts";

/** The customer's account and payments over SOAP. */
export class SoapFinanceAdapter implements FinancePort {
  readonly #caller: SoapCaller;

  constructor(caller: SoapCaller) {
    this.#caller = caller;
  }

  async loadEntries(): Promise<Result<readonly FinancialEntry[], TransportFailure>> {
    return readLongList(await this.#caller.call("getClientFinancialEntries"), "entries", decodeEntry);
  }

  async startPayment(order: PaymentOrder): Promise<Result<StartedPayment, PaymentRefusal | TransportFailure>> {
    const { intentId, entryIds, amount, ownAmount, returnPage } = order;
    const outcome = await this.#caller.call("startPayment", {
      intentId,
      entryIds,
      amount: decimalOf(amount),
      ...(ownAmount && { ownAmount: "true" }),
      returnPage,
    });
    if (!outcome.ok) return outcome;
    const { refusalCode, data } = outcome.value;
    return refusalCode === undefined
      ? orMalformed(decodeStartedPayment(data))
      : fail(decodePaymentRefusal(refusalCode));
  }

  async paymentState(paymentId: string): Promise<Result<Payment | undefined, TransportFailure>> {
    const outcome = await this.#caller.call("getPaymentState", { paymentId });
    if (outcome.ok && outcome.value.refusalCode === "unknown-payment") return succeed(undefined);
    return readAnswer(outcome, decodePayment);
  }
}
