import { callFailureReasonOf, type CallFailureReason } from "./call-failure-reason.ts";
import type { TransportFailure } from "../shared-kernel/index.ts";
import type { PaymentRefusal } from "./payment.ts";

/** Why the payment page did not open. */
export type StartPaymentProblem =
  | PaymentRefusal["code"]
  /** No answer came, but the account says that the payment was opened. */
  | "turned-out-under-way"
  | "bad-address"
  | CallFailureReason;

/** What a customer is told of a payment that did not open; `undefined` where nobody should be told. */
export function startPaymentProblemOf(failure: PaymentRefusal | TransportFailure): StartPaymentProblem | undefined {
  return failure.kind === "payment-refused" ? failure.code : callFailureReasonOf(failure);
}
