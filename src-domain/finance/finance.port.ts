import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import type { Payment, PaymentOrder, PaymentRefusal, StartedPayment } from "./payment.ts";

export interface FinancePort {
  /** All entries of the current context (`getClientFinancialEntries`), in the provider's order. */
  loadEntries(): Promise<Result<readonly FinancialEntry[], TransportFailure>>;
  /** Opens a payment (`startPayment`). The same intent id opens it once, however often it is sent. */
  startPayment(order: PaymentOrder): Promise<Result<StartedPayment, PaymentRefusal | TransportFailure>>;
  /** The state of a payment of this customer (`getPaymentState`); `undefined` when there is no such payment. */
  paymentState(paymentId: string): Promise<Result<Payment | undefined, TransportFailure>>;
}

/** Leads the customer to the page of the payment operator. */
export interface PaymentPagePort {
  /** Leaves the portal for `address`; check it before (`isPaymentAddress`). */
  open(address: string): void;
}
