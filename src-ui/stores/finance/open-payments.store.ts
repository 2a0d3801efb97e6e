import type { AbandonPaymentOrder, AbandonPaymentRefusal, OpenPayment } from "#domain/finance/open-payment.ts";
import type { OpenPaymentsPort } from "#domain/finance/open-payments.port.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { AsyncValue } from "../async-value.ts";

/** Payments of this account that have not ended. */
export class OpenPaymentsStore {
  readonly payments: AsyncValue<readonly OpenPayment[]>;
  readonly #port: OpenPaymentsPort;

  constructor(port: OpenPaymentsPort) {
    this.#port = port;
    this.payments = new AsyncValue(() => port.load());
  }

  /** Gives a payment up (FIN-05). Who carries it out reads anew what has become of it. */
  abandon(order: AbandonPaymentOrder): Promise<Result<"given-up", AbandonPaymentRefusal | TransportFailure>> {
    return this.#port.abandon(order);
  }
}
