import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Payout, PayoutOrder, PayoutRefusal } from "./payout.ts";

/** Payouts of overpayments to the customer (FIN-07). */
export interface PayoutsPort {
  /** Loads the payouts of this account (`getOverpaymentPayouts`), in the server's order. */
  load(): Promise<Result<readonly Payout[], TransportFailure>>;
  /** Orders a payout (`orderOverpaymentPayout`). The same idempotency key orders it once, even when sent again. */
  order(order: PayoutOrder): Promise<Result<Payout, PayoutRefusal | TransportFailure>>;
}
