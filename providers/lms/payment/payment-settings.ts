import type { PaymentGateway } from "./payment-gateway.ts";

/** Gateway of the operator, and what a payment needs beside it. */
export interface PaymentSettings {
  readonly gateway: PaymentGateway;
  /** Id of the source of payments in LMS (`cashsources`). */
  readonly source: number;
  /** E-mail address of the operator, which the gateway gets for customers without one that it takes. */
  readonly email: string;
}

/** Path of the provider on the portal's origin to which the gateway sends its notifications. */
export const PAYMENT_PATH = "/service/payments";
