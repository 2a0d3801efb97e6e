import { callFailureReasonOf, type CallFailureReason } from "./call-failure-reason.ts";
import type { TransportFailure } from "../shared-kernel/index.ts";
import type { PaymentRefusal } from "./payment.ts";

/** Reason why the payment page did not open. */
export type StartPaymentProblem =
  | PaymentRefusal["code"]
  /** The response was lost, but the entries show that the payment was started. */
  | "turned-out-under-way"
  | "bad-address"
  | CallFailureReason;

/** Maps a failure to the problem shown to the customer; `undefined` when the portal itself cancelled the call. */
export function startPaymentProblemOf(failure: PaymentRefusal | TransportFailure): StartPaymentProblem | undefined {
  return failure.kind === "payment-refused" ? failure.code : callFailureReasonOf(failure);
}
