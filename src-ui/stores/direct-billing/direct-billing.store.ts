import type {
  BillingRefusal,
  BillingSetting,
  DirectBilling,
  DirectBillingPort,
  BillingActionRequest,
  TermsAcceptance,
} from "#domain/direct-billing/index.ts";
import type { BillingReader } from "#domain/direct-billing/direct-billing.port.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { AsyncValue } from "../async-value.ts";

type Written<Value> = Promise<Result<Value, BillingRefusal | TransportFailure>>;

/** Services of other companies on the invoice (DB-01). Use cases reload it after a write. */
export class DirectBillingStore {
  readonly billing: AsyncValue<DirectBilling>;
  /** Reader of the billing, for use cases that write. */
  readonly reader: BillingReader;
  readonly #port: DirectBillingPort;

  constructor(port: DirectBillingPort) {
    this.#port = port;
    this.billing = new AsyncValue(() => port.load());
    this.reader = { reload: () => this.billing.refetch(), known: () => this.billing.known };
  }

  acceptTerms(acceptance: TermsAcceptance): Written<"accepted"> {
    return this.#port.acceptTerms(acceptance);
  }

  order(order: BillingActionRequest): Written<"taken-up"> {
    return this.#port.order(order);
  }

  save(setting: BillingSetting): Written<"saved"> {
    return this.#port.save(setting);
  }
}
