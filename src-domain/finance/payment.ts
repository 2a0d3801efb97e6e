import type { Grosze } from "../shared-kernel/index.ts";

/** A payment's state at the provider. Only `confirmed` means that the money is there (FIN-05). */
export type PaymentState = "started" | "processing" | "confirmed" | "rejected" | "abandoned";

/** One attempt to pay. */
export interface Payment {
  readonly paymentId: string;
  readonly state: PaymentState;
  readonly amount: Grosze;
  readonly entryIds: readonly string[];
}

/** What the customer has asked to pay. `idempotencyKey` is made when the choice opened: a resend has one effect. */
export interface PaymentOrder {
  readonly idempotencyKey: string;
  readonly entryIds: readonly string[];
  readonly amount: Grosze;
  /**
   * Whether the amount is the customer's own: it is laid on the entries in their order, and the last one need not be
   * paid
   * off. Else it is all that is left of them, and is refused once that has changed.
   */
  readonly ownAmount: boolean;
  /** Name of the page of the portal that the payment returns to (ROUTE-03). */
  readonly returnPage: string;
}

/** Where the customer is sent to pay. */
export interface StartedPayment {
  readonly paymentId: string;
  /** Address of the payment page; checked against the allowed hosts before anybody is sent there. */
  readonly paymentUrl: string;
}

/** Why a payment could not be started. */
export type PaymentRefusal = {
  readonly kind: "payment-refused";
  readonly code: "already-paid" | "payment-under-way" | "wrong-amount" | "unknown-entry" | "unknown";
};
