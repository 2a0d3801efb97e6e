import { callFailureReasonOf, type CallFailureReason } from "./call-failure-reason.ts";
import type { TransportFailure } from "../shared-kernel/index.ts";
import type { PaymentRefusal } from "./payment.ts";

/** Reason why the payment page did not open. */
export type StartPaymentFailureReason =
  | PaymentRefusal["code"]
  /** The response was lost, but the entries show that the payment was started. */
  | "found-pending"
  | "bad-address"
  | CallFailureReason;

/** Maps a failure to the reason shown to the customer; `undefined` when the portal itself cancelled the call. */
export function startPaymentFailureReasonOf(
  failure: PaymentRefusal | TransportFailure,
): StartPaymentFailureReason | undefined {
  return failure.kind === "payment-refused" ? failure.code : callFailureReasonOf(failure);
}
