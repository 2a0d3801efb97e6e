import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import type { Payment, PaymentOrder, PaymentRefusal, StartedPayment } from "./payment.ts";

export interface FinancePort {
  /** Loads all entries of the current context (`getClientFinancialEntries`), in the server's order. */
  loadEntries(): Promise<Result<readonly FinancialEntry[], TransportFailure>>;
  /** Starts a payment (`startPayment`). The same idempotency key starts it once, even when sent again. */
  startPayment(order: PaymentOrder): Promise<Result<StartedPayment, PaymentRefusal | TransportFailure>>;
  /** Loads the state of a payment of this customer (`getPaymentState`); `undefined` when there is no such payment. */
  paymentState(paymentId: string): Promise<Result<Payment | undefined, TransportFailure>>;
}

/** Opens the page of the payment operator. */
export interface PaymentPagePort {
  /** Leaves the portal for `address`. The caller must check it first (`isPaymentAddress`). */
  open(address: string): void;
}
