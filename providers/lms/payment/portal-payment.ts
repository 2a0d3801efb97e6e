/** States of the contract. */
export const PAYMENT_STATES = ["started", "processing", "confirmed", "rejected", "abandoned"] as const;
export type PortalPaymentState = (typeof PAYMENT_STATES)[number];

/** Part of a payment that was asked for one entry of the ledger, in grosze. */
export interface EntryShare {
  readonly entryId: string;
  readonly amount: number;
}

/** Payment of a customer. Instants in ms. */
export interface PortalPayment {
  readonly paymentId: string;
  readonly account: number;
  /** Grosze. */
  readonly amount: number;
  readonly state: PortalPaymentState;
  readonly shares: readonly EntryShare[];
  /** Address of the page of the gateway. */
  readonly pageUrl: string;
  readonly startedAt: number;
  readonly finishedAt: number | undefined;
}

/** Minutes for which the payment page takes a payment. */
export const PAYABLE_MINUTES = 20;

/** Time after its start from which a payment of which the gateway has no money will get none, ms. */
export const ENDED_AFTER_MS = (PAYABLE_MINUTES + 10) * 60_000;
