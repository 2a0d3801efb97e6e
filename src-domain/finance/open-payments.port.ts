import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { AbandonPaymentOrder, AbandonPaymentRefusal, OpenPayment } from "./open-payment.ts";

/** Unfinished payments of the current context. */
export interface OpenPaymentsPort {
  /** Loads all unfinished payments (`getOpenPayments`), in the server's order. */
  load(): Promise<Result<readonly OpenPayment[], TransportFailure>>;
  /**
   * Cancels a payment (`abandonPayment`) and restores the former state of its entries. The same idempotency key cancels
   * it once, even when sent again.
   */
  abandon(order: AbandonPaymentOrder): Promise<Result<"abandoned", AbandonPaymentRefusal | TransportFailure>>;
}
