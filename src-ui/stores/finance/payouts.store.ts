import type { Payout, PayoutOrder, PayoutRefusal } from "#domain/finance/payout.ts";
import type { PayoutsPort } from "#domain/finance/payouts.port.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { AsyncValue } from "../async-value.ts";

/** Payouts of overpayments (FIN-07). */
export class PayoutsStore {
  readonly payouts: AsyncValue<readonly Payout[]>;
  readonly #port: PayoutsPort;

  constructor(port: PayoutsPort) {
    this.#port = port;
    this.payouts = new AsyncValue(() => port.load());
  }

  /** Orders a payout. The use case re-reads the outcome. */
  order(order: PayoutOrder): Promise<Result<Payout, PayoutRefusal | TransportFailure>> {
    return this.#port.order(order);
  }
}
