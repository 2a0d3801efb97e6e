import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { BilledUse } from "./call-billing.ts";
import type { BillingRange } from "./billing-range.ts";

/** Why there is no billing of these days. `not-yet`: the invoice that brings it is not there. */
export type CallBillingRefusal = {
  readonly kind: "billing-refused";
  readonly code: "not-yet" | "wrong-range" | "unknown";
};

export interface CallBillingPort {
  /**
   * Everything that was used in these days (`getCallBilling`), in the provider's order; by the calendar of Warsaw, both
   * days included.
   */
  load(range: BillingRange): Promise<Result<readonly BilledUse[], CallBillingRefusal | TransportFailure>>;
}
