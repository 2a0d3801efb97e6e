import type { Grosze, Instant } from "../shared-kernel/index.ts";

/** State of a payment on the server. Only `confirmed` means that the money has arrived (FIN-05). */
export type PaymentState = "started" | "processing" | "confirmed" | "rejected" | "abandoned";

/** One attempt to pay. */
export interface Payment {
  readonly paymentId: string;
  readonly state: PaymentState;
  readonly amount: Grosze;
  readonly entryIds: readonly string[];
  /** Moment of the result; `undefined` before it, or if the server does not state it. */
  readonly finishedAt?: Instant | undefined;
}

/**
 * Order to pay entries. `idempotencyKey` is created when the payment dialog opens, so sending it again has one effect.
 */
export interface PaymentOrder {
  readonly idempotencyKey: string;
  readonly entryIds: readonly string[];
  readonly amount: Grosze;
  /**
   * True for an amount chosen by the customer: it is allocated to the entries in order, and the last one may stay
   * partly paid. Otherwise it is the whole unpaid amount, and the server refuses it once that has changed.
   */
  readonly ownAmount: boolean;
  /** Name of the portal's page that the payment page returns to (ROUTE-03). */
  readonly returnPage: string;
}

/** Payment with the address at which the customer pays it. */
export interface StartedPayment {
  readonly paymentId: string;
  /** Address of the payment page. The portal checks it against the allowed hosts before it opens it. */
  readonly paymentUrl: string;
}

/** Reason why a payment was not started. */
export type PaymentRefusal = {
  readonly kind: "payment-refused";
  readonly code: "already-paid" | "payment-under-way" | "wrong-amount" | "unknown-entry" | "unknown";
};
