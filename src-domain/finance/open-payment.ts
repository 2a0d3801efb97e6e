import type { Payment } from "./payment.ts";
import { isPaymentAddress, type PaymentPlaces } from "./payment-address.ts";

/** A payment that has not ended: begun (`started`), or with the bank (`processing`). */
export interface OpenPayment extends Payment {
  readonly state: "started" | "processing";
  /** Where its payment page still is; `undefined` where nobody can go back to it. */
  readonly paymentUrl: string | undefined;
  /** Whether the provider lets the customer give it up. */
  readonly canBeGivenUp: boolean;
}

/** The wish to give a payment up. */
export interface GiveUpOrder {
  readonly intentId: string;
  readonly paymentId: string;
}

/** Why a payment was not given up. `NOT_POSSIBLE`: the bank has it by now, or it has ended. */
export type GiveUpRefusal = {
  readonly kind: "give-up-refused";
  readonly code: "NOT_POSSIBLE" | "UNKNOWN_PAYMENT" | "UNKNOWN";
};

/** What a customer can do about a payment that has not ended (FIN-05). */
export interface WaysOut {
  /** Where it can be gone on with. */
  readonly resumeAt: string | undefined;
  readonly giveUp: boolean;
}

/**
 * What can be done about a payment: as long as it is only begun, whatever the provider allows, and never an address that nobody
 * may be sent to. Once the bank has it there is nothing to do but wait: going on or giving up would be a second payment.
 */
export function waysOutOf(payment: OpenPayment, places: PaymentPlaces): WaysOut {
  const { state, paymentUrl, canBeGivenUp } = payment;
  if (state === "processing") return { resumeAt: undefined, giveUp: false };
  return { resumeAt: paymentUrl !== undefined && isPaymentAddress(paymentUrl, places) ? paymentUrl : undefined, giveUp: canBeGivenUp };
}
