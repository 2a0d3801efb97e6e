import { troubleOf, type CallTrouble } from "./call-trouble.ts";
import type { TransportFailure } from "../shared-kernel/index.ts";
import type { PaymentRefusal } from "./payment.ts";

/** Why the payment page did not open. */
export type PayingProblem =
  | PaymentRefusal["code"]
  /** No answer came, but the account says that the payment was opened. */
  | "turned-out-under-way"
  | "bad-address"
  | CallTrouble;

/** What a customer is told of a payment that did not open; `undefined` where nobody should be told. */
export function payingProblem(failure: PaymentRefusal | TransportFailure): PayingProblem | undefined {
  return failure.kind === "payment-refused" ? failure.code : troubleOf(failure);
}
