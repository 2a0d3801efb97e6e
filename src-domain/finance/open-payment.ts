import type { Payment, PaymentState } from "./payment.ts";
import { isPaymentAddress, type AllowedPaymentOrigins } from "./payment-address.ts";

/** Unfinished payment: `started`, or `processing` at the bank. */
export interface OpenPayment extends Payment {
  readonly state: "started" | "processing";
  /** Address of its payment page; `undefined` when the customer cannot return to it. */
  readonly paymentUrl: string | undefined;
  /** True if the server allows the customer to cancel it. */
  readonly canBeAbandoned: boolean;
}

/** Order to cancel a payment. */
export interface AbandonPaymentOrder {
  readonly idempotencyKey: string;
  readonly paymentId: string;
}

/** Reason why a payment was not cancelled. `not-possible`: the bank is processing it, or it has ended. */
export type AbandonPaymentRefusal = {
  readonly kind: "abandon-refused";
  readonly code: "not-possible" | "unknown-payment" | "unknown";
};

/** Actions that a customer may perform on an unfinished payment (FIN-05). */
export interface OpenPaymentActions {
  /** Address of the payment page to continue at. */
  readonly resumeAt: string | undefined;
  readonly abandon: boolean;
}

/**
 * Returns the actions allowed for a payment. A started payment allows what the server allows, and resuming only at an
 * allowed address. A payment at the bank allows none: resuming or cancelling it could lead to a second payment.
 */
export function availablePaymentActions(
  payment: OpenPayment,
  allowedOrigins: AllowedPaymentOrigins,
): OpenPaymentActions {
  const { state, paymentUrl, canBeAbandoned } = payment;
  if (state === "processing") return { resumeAt: undefined, abandon: false };
  return {
    resumeAt: paymentUrl !== undefined && isPaymentAddress(paymentUrl, allowedOrigins) ? paymentUrl : undefined,
    abandon: canBeAbandoned,
  };
}

/**
 * Result of cancelling a payment, for the customer.
 *
 * - `abandoned`: nothing was paid; the entries can be paid again.
 * - `paid`, `failed`: the payment ended before it was cancelled.
 * - `with-bank`: the bank is still processing it.
 * - `refused`: the server refused; the payment continues.
 * - `gone`: the server knows no such payment.
 * - `unknown`: neither the cancellation nor the state query got a response.
 */
export type AbandonPaymentResult = "abandoned" | "paid" | "failed" | "with-bank" | "refused" | "gone" | "unknown";

/**
 * Derives the result of cancelling from the state that the payment has afterwards (FIN-05). Absence from the open
 * payments does not suffice: the payment may have been paid.
 * @param after state of the payment; `none` when it does not exist, `silent` when the server did not respond
 * @param wasRefused the server refused the cancellation; otherwise its response was lost
 */
export function abandonResultOf(after: PaymentState | "none" | "silent", wasRefused: boolean): AbandonPaymentResult {
  switch (after) {
    case "abandoned":
      return "abandoned";
    case "confirmed":
      return "paid";
    case "rejected":
      return "failed";
    case "processing":
      return "with-bank";
    case "started":
      return wasRefused ? "refused" : "unknown";
    case "none":
      return "gone";
    case "silent":
      return wasRefused ? "refused" : "unknown";
  }
}
