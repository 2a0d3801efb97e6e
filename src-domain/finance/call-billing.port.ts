import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { BilledUse } from "./call-billing.ts";
import type { BillingRange } from "./billing-range.ts";

/** Reason why there is no billing of these days. `not-yet`: the invoice that adds it has not been issued. */
export type CallBillingRefusal = {
  readonly kind: "billing-refused";
  readonly code: "not-yet" | "wrong-range" | "unknown";
};

export interface CallBillingPort {
  /**
   * Loads all billed uses of the range (`getCallBilling`), in the server's order. Days are those of Warsaw, both ends
   * included.
   */
  load(range: BillingRange): Promise<Result<readonly BilledUse[], CallBillingRefusal | TransportFailure>>;
}
