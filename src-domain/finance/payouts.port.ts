import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Payout, PayoutOrder, PayoutRefusal } from "./payout.ts";

/** Overpayments that go back to the customer (FIN-07). */
export interface PayoutsPort {
  /** Those of this account (`getOverpaymentPayouts`), in the provider's order. */
  load(): Promise<Result<readonly Payout[], TransportFailure>>;
  /** Orders one (`orderOverpaymentPayout`). The same intent id orders it once, however often it is sent. */
  order(order: PayoutOrder): Promise<Result<Payout, PayoutRefusal | TransportFailure>>;
}
