/** Leads the customer to the page of the payment operator. */
export interface PaymentPagePort {
  /** Leaves the portal for `address`; check it before (`isPaymentAddress`). */
  open(address: string): void;
}
