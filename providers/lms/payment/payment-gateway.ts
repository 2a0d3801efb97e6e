/** Currency of all payments: the balance of the portal is in złote. */
export const PAYMENT_CURRENCY = "PLN";

/** Payment that a gateway is asked to take. */
export interface GatewayOrder {
  /** Id of the payment here, which the gateway repeats. */
  readonly paymentId: string;
  /** Grosze. */
  readonly amount: number;
  /** Text that the customer reads on the payment page. */
  readonly description: string;
  /** E-mail address of the customer; `undefined` for a customer without one. */
  readonly email: string | undefined;
  /** E-mail address of the operator, for a customer without an address that the gateway takes. */
  readonly operatorEmail: string;
  /** Address of the portal to which the payment page leads back, whatever the result. */
  readonly returnAddress: string;
  /** Address to which the gateway sends the notification about a paid amount. */
  readonly notificationAddress: string;
  /** Minutes for which the payment page takes the payment. */
  readonly payableMinutes: number;
}

/**
 * State of a payment at the gateway. `paid`: the customer has paid, and the gateway waits for the verification.
 * `verified`: the money belongs to the operator. `returned`: it went back to the customer.
 */
export type GatewayState = "unpaid" | "paid" | "verified" | "returned";

/** Payment as the gateway has it. */
export interface GatewayTransaction {
  readonly paymentId: string;
  /** Id of the payment at the gateway. */
  readonly orderId: number;
  /** Grosze. */
  readonly amount: number;
  readonly currency: string;
  readonly state: GatewayState;
}

/** Payment that is verified, with the amount that the portal has asked for. */
export type GatewayVerification = Pick<GatewayTransaction, "paymentId" | "orderId" | "amount">;

/** Error for a gateway that does not respond, or responds with what its documentation does not foresee. */
export class GatewayError extends Error {
  override readonly name = "GatewayError";
}

/** Payment gateway. Every method that asks the gateway rejects with `GatewayError` if it does not respond in time. */
export interface PaymentGateway {
  /** Name of the gateway in the texts of LMS. */
  readonly name: string;
  /** Registers a payment and returns the address of its payment page. */
  register(order: GatewayOrder): Promise<string>;
  /** Reads a notification about a paid payment; `undefined` if its sign is wrong or a value is missing. */
  readNotification(body: string): GatewayTransaction | undefined;
  /** Returns the payment as the gateway has it; `undefined` if it has none with that id. */
  find(paymentId: string): Promise<GatewayTransaction | undefined>;
  /** Accepts a paid payment. Returns false if the gateway refuses, also for a payment that was verified before. */
  verify(verification: GatewayVerification): Promise<boolean>;
  /** Returns true if the gateway accepts the access data of the operator. */
  isAccessGranted(): Promise<boolean>;
}
