import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { AbandonPaymentOrder, AbandonPaymentRefusal, OpenPayment } from "./open-payment.ts";

/** Payments that were begun and have not ended, of the current context. */
export interface OpenPaymentsPort {
  /** All of them (`getOpenPayments`), in the provider's order; empty where none is under way. */
  load(): Promise<Result<readonly OpenPayment[], TransportFailure>>;
  /**
   * Gives a payment up (`abandonPayment`): its entries are as they were before. The same intent does it once, however
   * often it is sent.
   */
  abandon(order: AbandonPaymentOrder): Promise<Result<"given-up", AbandonPaymentRefusal | TransportFailure>>;
}
