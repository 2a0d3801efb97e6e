import type {
  BillingRefusal,
  BillingSetting,
  DirectBilling,
  DirectBillingPort,
  ServiceOrder,
  TermsAcceptance,
} from "#domain/direct-billing/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { AsyncValue } from "../async-value.ts";

type Written<Value> = Promise<Result<Value, BillingRefusal | TransportFailure>>;

/** Services of other companies on the invoice (DB-01). Who carries a write out reads anew what has become of it. */
export class DirectBillingStore {
  readonly billing: AsyncValue<DirectBilling>;
  readonly #port: DirectBillingPort;

  constructor(port: DirectBillingPort) {
    this.#port = port;
    this.billing = new AsyncValue(() => port.load());
  }

  acceptTerms(acceptance: TermsAcceptance): Written<"accepted"> {
    return this.#port.acceptTerms(acceptance);
  }

  order(order: ServiceOrder): Written<"taken-up"> {
    return this.#port.order(order);
  }

  save(setting: BillingSetting): Written<"saved"> {
    return this.#port.save(setting);
  }
}
