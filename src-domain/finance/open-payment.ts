import type { Payment, PaymentState } from "./payment.ts";
import { isPaymentAddress, type AllowedPaymentOrigins } from "./payment-address.ts";

/** A payment that has not ended: begun (`started`), or with the bank (`processing`). */
export interface OpenPayment extends Payment {
  readonly state: "started" | "processing";
  /** Where its payment page still is; `undefined` where nobody can go back to it. */
  readonly paymentUrl: string | undefined;
  /** Whether the provider lets the customer give it up. */
  readonly canBeAbandoned: boolean;
}

/** The wish to give a payment up. */
export interface AbandonPaymentOrder {
  readonly idempotencyKey: string;
  readonly paymentId: string;
}

/** Why a payment was not given up. `not-possible`: the bank has it by now, or it has ended. */
export type AbandonPaymentRefusal = {
  readonly kind: "give-up-refused";
  readonly code: "not-possible" | "unknown-payment" | "unknown";
};

/** What a customer can do about a payment that has not ended (FIN-05). */
export interface OpenPaymentActions {
  /** Where it can be gone on with. */
  readonly resumeAt: string | undefined;
  readonly abandon: boolean;
}

/**
 * What can be done about a payment: as long as it is only begun, whatever the provider allows, and never an address
 * that nobody
 * may be sent to. Once the bank has it there is nothing to do but wait: going on or giving up would be a second
 * payment.
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
 * How the wish to give a payment up has ended for the customer.
 *
 * - `given-up`: nothing is paid, and its entries can be paid anew.
 * - `paid`, `failed`: it ended by itself first.
 * - `with-bank`: the bank has it and has not made up its mind.
 * - `refused`: it goes on, and the provider says no.
 * - `gone`: the provider knows no such payment.
 * - `unknown`: no answer came to either question.
 */
export type AbandonPaymentResult = "given-up" | "paid" | "failed" | "with-bank" | "refused" | "gone" | "unknown";

/**
 * How giving up has ended where the answer does not say so itself: from what the payment is afterwards (FIN-05). That
 * it is no longer among
 * those under way is not enough: it may have been paid.
 *
 * @param after the payment's state; `none` where there is no such payment, `silent` where nobody answers
 * @param wasRefused whether the wish itself was answered, with no; else its answer was lost
 */
export function abandonResultOf(after: PaymentState | "none" | "silent", wasRefused: boolean): AbandonPaymentResult {
  switch (after) {
    case "abandoned":
      return "given-up";
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
